#!/usr/bin/env python3
"""Writes a declarations-only Swift module `SwiftUI` from the fact tables (TSV) in Facts/.

usage: make_stub.py [--facts DIR] [--prelude FILE] [--report FILE] [--subset|--core-only] OUT.swift
"""
import sys, re, json, os, collections

HERE = os.path.dirname(os.path.abspath(__file__))
CAT = os.path.join(HERE, 'Facts')
PRELUDE = HERE + '/prelude.swift'
REPORT = None
DEPLOY = (17, 0)   # hard deprecations up to this iOS version become @available(*, deprecated); --deploy 26.0 to change
BODY_SET = None   # all View rows; --subset leaves out the rows judged not style-related
args = sys.argv[1:]
OUT = None
while args:
    a = args.pop(0)
    if a == '--facts': CAT = args.pop(0)
    elif a == '--prelude': PRELUDE = args.pop(0)
    elif a == '--report': REPORT = args.pop(0)
    elif a == '--subset': BODY_SET = {'core', 'ok', 'container', ''}
    elif a == '--deploy': DEPLOY = tuple(int(x) for x in args.pop(0).split('.'))
    elif a == '--core-only': BODY_SET = {'core', ''}
    else: OUT = a

def load(f):
    with open(f, encoding='utf-8') as h:
        cols = h.readline().rstrip('\n').split('\t')
        return [dict(zip(cols, l.rstrip('\n').split('\t'))) for l in h]

TYPES = load(CAT + '/types.tsv')
ALLT = TYPES + load(CAT + '/more_types.tsv')
MODS = load(CAT + '/modifiers.tsv')
ENV = load(CAT + '/environment.tsv')
CONF = load(CAT + '/conformances.tsv')
EXTRA = load(HERE + '/extra_facts.tsv')
PRECON = {r['key'] for r in EXTRA if r['kind'] == 'precon'}
UNSEND = [r['key'] for r in EXTRA if r['kind'] == 'unsendable']
DYN = {r['key'] for r in EXTRA if r['kind'] == 'dynmember'}
DEFAULTS = [r for r in EXTRA if r['kind'] == 'default']

STD = set('''Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float String Character Substring Void Never Any AnyObject AnyHashable
Optional Array Set Dictionary Range ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo RangeExpression Sequence Collection
RandomAccessCollection MutableCollection BidirectionalCollection RangeReplaceableCollection LazyMapSequence CollectionOfOne IndexingIterator Slice
StringProtocol Hashable Equatable Comparable Identifiable Sendable Error KeyPath WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath
RawRepresentable BinaryFloatingPoint BinaryInteger Strideable Decoder Encoder Decodable Encodable Codable StaticString SIMD2 SIMD3 SIMD4 Result Hasher
MainActor TaskPriority CustomStringConvertible CustomDebugStringConvertible CaseIterable OptionSet SetAlgebra AdditiveArithmetic IteratorProtocol
StringInterpolationProtocol ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByNilLiteral ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral
ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByUnicodeScalarLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral BitwiseCopyable Self CVarArg Type Protocol Duration ObjectIdentifier
DefaultIndices EmptyCollection'''.split())
FND = set('''CGFloat CGSize CGPoint CGRect URL Date DateInterval TimeInterval Locale Calendar TimeZone Bundle UserDefaults Formatter ReferenceConvertible NSObject
AttributedString AttributedSubstring AttributeScope AttributeScopes FormatStyle ParseableFormatStyle DiscreteFormatStyle Progress IndexSet Predicate LocalizedError
AttributeContainer UUID Data Observable DateComponents'''.split())
FND_MEMBERS = {'String.Index', 'Locale.Language', 'Calendar.Component', 'Calendar.Identifier'}
prelude = open(PRELUDE, encoding='utf-8').read()
PRE_TYPES = set(re.findall(r'\b(?:struct|class|enum|protocol|typealias|actor)\s+([A-Z_]\w*)', prelude))
PRE_TYPES |= {r['name'] for r in TYPES if r['owner'] == '' and r['kind'] == 'typealias' and not r['name'].startswith(('UI', 'NS'))}
GLOBAL_ALIASES = {r['name'] for r in TYPES if r['owner'] == '' and r['kind'] == 'typealias'}
PRE_OWN = set(re.findall(r'//\s*replaces:\s*(.*)', prelude)[0].split()) if 'replaces:' in prelude else set()

# ---------------------------------------------------------------- type index
def typerows(rows): return {r['owner']: r for r in rows if r['kind'] == 'type'}
T_MAIN = typerows(TYPES); T_ALL = typerows(ALLT)
DROP_TYPES = {  # hosting, platform bridging, previews: not useful here
}
SKIPTYPE = re.compile(r'^(UI|NS|WK|CK)[A-Z]|Representable|Hosting|^Preview|Document|^Scene$|Commands|^App$|Window[A-Z]|WindowGroup|Widget|^Table($|Column|Row)|AttributedTextF|Accessibility(Rotor|System)|TabletopGame|Fetch|Section(ed)?Fetch|Digital|^Alert$|^SceneBuilder$|^AttributedTextSelection|^ActionSheet$|UIApplication|Settings')
SKIPTYPE_OK = {'WindowBackgroundShapeStyle'}

NAME = re.compile(r'(?<![\w.`])(_*[A-Z][A-Za-z0-9_]*)((?:\.[A-Z_][A-Za-z0-9_]*)*)')
def generics_of(g):
    # generic parameter names in a <...> list
    out = set()
    d = 0; cur = ''
    for ch in g + ',':
        if ch in '<([': d += 1
        if ch in '>)]': d -= 1
        if ch == ',' and d == 0:
            m = re.match(r'\s*(?:each\s+|let\s+)?([A-Za-z_]\w*)', cur)
            if m: out.add(m.group(1))
            cur = ''
        else: cur += ch
    return out

def owner_generics(q):
    out = set(); parts = q.split('.')
    for k in range(1, len(parts) + 1):
        t = TIX.get('.'.join(parts[:k]))
        if t: out |= generics_of(t['generics'])
    return out

def strip_strings(s): return re.sub(r'"(?:\\.|[^"\\])*"', '""', s)

ASSOC = collections.defaultdict(set)
for r in ALLT + TYPES:
    if r['kind'] in ('associatedtype', 'typealias'): ASSOC[r['owner']].add(r['name'])

PROTO_ASSOC = set().union(*[ASSOC[q] for q, r in T_ALL.items() if r['owner_kind'] == 'protocol']) | {'Configuration', 'Content', 'Body', 'Type', 'Value', 'AnimatableData', 'Index', 'Element', 'ID', 'Protocol'}
def names_in(sig, scope):
    """top-level type names (dotted) used in a signature, minus generics in scope"""
    out = []
    base = strip_strings(sig)
    flat = base.replace('->', '  ')
    while True:
        f2 = re.sub(r'<[^<>]*>', '', flat)
        if f2 == flat: break
        flat = f2
    for text in ([base, flat] if flat != base else [base]):
        for m in NAME.finditer(text):
            h, t = m.group(1), m.group(2)
            if h == '_' or h in scope: continue
            if h + t not in out: out.append(h + t)
    return out

# nested generics etc.: which types do we emit?
TIX = dict(T_MAIN)
def resolve(n):
    """is dotted name n known?  -> True / the name in more_types to pull in / None"""
    h = n.split('.')[0]
    if (h in STD or h in FND) and '.' in n and h not in ('Self', 'MainActor', 'Range', 'LazyMapSequence', 'Sendable') and n not in FND_MEMBERS and n.split('.')[1] not in ('Type', 'Protocol', 'AnimatableData', 'Element', 'Index', 'RawValue'): return None
    if h in STD or h in FND or h in PRE_TYPES: return True
    if n in TIX: return True
    if n in T_ALL: return n
    parts = n.split('.')
    # longest type prefix; the remainder must be a member type (typealias / associated type)
    for k in range(len(parts), 0, -1):
        q = '.'.join(parts[:k])
        if q in TIX: return True if (k == len(parts) or parts[k] in ASSOC[q] or parts[k] in PROTO_ASSOC) else (T_ALL.get(n) and n)
    if n in T_ALL: return n
    for k in range(len(parts) - 1, 0, -1):
        q = '.'.join(parts[:k])
        if q in T_ALL: return q
    return None

def in_scope(r):
    if r['kind'] in ('type',): return generics_of(r['generics'])
    return generics_of(r['generics']) | owner_generics(r['owner']) | ({'Self'})

def row_sig(r):
    s = r['signature']
    if r['owner_where']: s += ' where ' + r['owner_where']
    return s

# closure
def wanted_rows():
    rows = []
    for r in TYPES:
        if r['kind'] in ('macro',): continue
        rows.append(r)
    for r in MODS:
        if r['owner'] == 'View' and BODY_SET is not None and r['style_body'] not in BODY_SET: continue
        rows.append(r)
    return rows
seenrow = set(); ROWS = []
_have = {(r['owner'], r['owner_where'], r['kind'], r['signature']) for r in TYPES}
FILTERED = [r for r in ALLT if r['owner'] in T_MAIN and r['kind'] != 'macro' and (r['owner'], r['owner_where'], r['kind'], r['signature']) not in _have]
for r in wanted_rows() + FILTERED:
    k = (r['owner'], r['owner_where'], r['kind'], r['signature'], r['source'])
    if k in seenrow: continue
    seenrow.add(k); ROWS.append(r)

PULLED = []
def pull(q):
    parts = q.split('.')
    for k in range(1, len(parts) + 1):
        p = '.'.join(parts[:k])
        if p not in TIX and p in T_ALL:
            TIX[p] = T_ALL[p]; PULLED.append(p)
def pullable(q):
    return q in T_ALL and (q in SKIPTYPE_OK or not SKIPTYPE.search(q))

BYOWNER = collections.defaultdict(list)
for r in ALLT: BYOWNER[r['owner']].append(r)
for r in ENV:
    pass
work = list(ROWS)
ENVSIG = [dict(owner='EnvironmentValues', owner_where='', kind='property', signature=r['signature'], generics='', name=r['name'], flags=r['flags']) for r in ENV]
work += ENVSIG
EXTRA_ROOTS = '''GeometryEffect AnimatableModifier AnyGesture EnvironmentalModifier ColorMatrix MagnificationGesture RotationGesture ScrollViewReader ScrollViewProxy
TabView Tab NavigationStack NavigationView NavigationSplitView NavigationPath ToolbarItem ToolbarItemGroup ToolbarItemPlacement SubmitLabel TextInputAutocapitalization
FocusedValueKey SpacerSizing PresentationDetent FocusedBinding HSplitView VSplitView MultiDatePicker PeriodicTimelineSchedule AnimationTimelineSchedule KeyframeTimeline'''.split()
for q in EXTRA_ROOTS:
    pull(q)
    for rr in BYOWNER[q]:
        if rr['kind'] == 'macro': continue
        k = (rr['owner'], rr['owner_where'], rr['kind'], rr['signature'], rr['source'])
        if k in seenrow: continue
        seenrow.add(k); ROWS.append(rr); work.append(rr)
while work:
    nxt = []
    for r in work:
        for n in names_in(row_sig(r), in_scope(r)):
            x = resolve(n)
            if x is True or x is None: continue
            if pullable(x):
                before = len(PULLED)
                pull(x)
                for p in PULLED[before:]:
                    # pulled types: header + requirements + cases + inits/static members/properties whose types are already known or pullable once
                    for rr in BYOWNER[p]:
                        if rr['kind'] == 'macro': continue
                        k = (rr['owner'], rr['owner_where'], rr['kind'], rr['signature'], rr['source'])
                        if k in seenrow: continue
                        seenrow.add(k); rr['_pulled'] = True; ROWS.append(rr)
                        if rr['kind'] in ('type', 'associatedtype', 'case', 'typealias') or 'requirement' in rr['flags'] or (rr['owner_kind'] == 'protocol' and rr['kind'].startswith('static')): nxt.append(rr)
    work = nxt
    if not work:
        # nested types of emitted types
        before = len(PULLED)
        for q in list(T_ALL):
            if q not in TIX and '.' in q and q.rsplit('.', 1)[0] in TIX and pullable(q) and q.rsplit('.', 1)[0] != 'View': pull(q)
        for p in PULLED[before:]:
            for rr in BYOWNER[p]:
                if rr['kind'] == 'macro': continue
                k = (rr['owner'], rr['owner_where'], rr['kind'], rr['signature'], rr['source'])
                if k in seenrow: continue
                seenrow.add(k); ROWS.append(rr)
                if rr['kind'] in ('type', 'associatedtype', 'case', 'typealias') or 'requirement' in rr['flags']: work.append(rr)
CONF_PULL = True

# ---------------------------------------------------------------- text
TOPLEVEL = {q for q in TIX if '.' not in q} | PRE_TYPES
def qualify(s, scope):
    """prefix module-level names so that generic parameters and nested types cannot shadow them"""
    out = []; pos = 0
    masked = re.sub(r'"(?:\\.|[^"\\])*"', lambda m: '"' + '\x00' * (len(m.group(0)) - 2) + '"', s)
    for m in NAME.finditer(masked):
        h = m.group(1)
        out.append(s[pos:m.start()])
        rest = s[m.start():m.end()]
        nextc = masked[m.end():m.end() + 1]
        at = masked[m.start() - 1:m.start()] == '@'
        if h in scope and not (nextc == '<' and not m.group(2)): out.append(rest)
        elif h in TOPLEVEL: out.append(('SwiftUI.' + rest))
        elif h in ('Set', 'Result', 'Array', 'Optional', 'Range', 'Character') and h not in scope: out.append('Swift.' + rest)
        else: out.append(rest)
        pos = m.end()
    out.append(s[pos:])
    return ''.join(out)

KEYWORDS = set('associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else fallthrough for guard if in repeat return throw switch where while as false is nil self super throws true try Any Self'.split())
def tick(n):
    return '`%s`' % n if n in KEYWORDS or n in ('Type', 'Protocol') else n

STUBVAL = {
    'View': 'SwiftUI.EmptyView', 'Shape': 'SwiftUI.Rectangle', 'InsettableShape': 'SwiftUI.Rectangle', 'RoundedRectangularShape': 'SwiftUI.Rectangle',
    'ShapeStyle': 'SwiftUI.Color', 'VisualEffect': 'SwiftUI.EmptyVisualEffect', 'HoverEffectContent': 'SwiftUI.EmptyHoverEffectContent',
    'Transition': 'SwiftUI.IdentityTransition', 'ViewModifier': 'SwiftUI.EmptyModifier', 'CustomHoverEffect': 'SwiftUI.EmptyHoverEffect',
    'CoordinateSpaceProtocol': 'SwiftUI.LocalCoordinateSpace', 'TextSelectability': 'SwiftUI.EnabledTextSelectability', 'ShapeView': None,
    'Keyframes': None, 'DynamicViewContent': 'SwiftUI._StubDynamicContent<Self>', 'Hashable': 'Int', 'ScrollTargetBehavior': None,
}
STUBGEN = {'Keyframes': '_StubKeyframes', 'KeyframeTrackContent': '_StubKeyframeTrackContent', 'TabContent': '_StubTabContent', 'SliderTickContent': '_StubSliderTickContent', 'ToolbarContent': '_StubToolbarContent', 'CustomizableToolbarContent': '_StubToolbarContent'}
def body_for(result, scope):
    m = re.match(r'^\s*some\s+([\w.]+)\s*(<.*>)?\s*$', result)
    if m:
        p = m.group(1)
        if p == 'Gesture':
            v = (m.group(2) or '<Never>')[1:-1]
            return '{ SwiftUI._stub(SwiftUI._StubGesture<%s>.self) }' % qualify(v, scope)
        if p in STUBGEN:
            v = m.group(2) or ''
            if not v and p in ('Keyframes', 'KeyframeTrackContent', 'TabContent', 'SliderTickContent'): return None
            return '{ SwiftUI._stub(SwiftUI.%s%s.self) }' % (STUBGEN[p], qualify(v, scope))
        v = STUBVAL.get(p)
        if v is None: return None
        return '{ SwiftUI._stub(%s.self) }' % v
    if 'some ' in result: return None
    if result in ('Void', '()', ''): return '{}'
    return '{ fatalError() }'

def avail(r):
    b = ', '.join('%s %s' % (p, r[p]) for p in ('iOS', 'macOS', 'tvOS', 'watchOS', 'visionOS') if r.get(p) not in ('', '-', '*', None))
    x = '/// ' + (b or 'availability not stated')
    if r.get('deprecated'): x += '; deprecated ' + r['deprecated'] + (' -> ' + r['replacement'] if r.get('replacement') else '')
    return x
def hard_dep(r):
    d = r.get('deprecated') or ''
    v = [x.split('=')[1] for x in d.split(';') if '=' in x]
    hard = [x for x in v if x != 'soft']
    if not hard: return ''
    ios = [x.split('=')[1] for x in d.split(';') if x.startswith('iOS=')] or hard
    if ios[0] == 'soft' or (ios[0] != 'always' and tuple(int(x) for x in ios[0].split('.')) > DEPLOY): return ''
    msg = 'deprecated: ' + ', '.join(x.replace('=', ' ') for x in d.split(';') if '=soft' not in x) + ('; use ' + r['replacement'] if r.get('replacement') else '')
    return '@available(*, deprecated, message: "%s") ' % msg.replace('\\', '').replace('"', "'")

SKIPPED = collections.Counter(); SKIPROWS = []
EMITTED = collections.Counter()
def skip(r, why):
    SKIPPED[why] += 1; SKIPROWS.append((why, r['owner'], r['kind'], r['signature']))

MAIN_TYPES = {q for q, r in TIX.items() if 'MainActor' in r['flags']}
HAND = {}   # (owner, kind, signature-prefix) -> reason : see SKIP_RULES
SKIP_RULES = [
    (lambda r: r['owner'] in PRE_OWN and r['owner'] != 'EnvironmentValues' and (r['owner'] not in ('View', 'TextFieldStyle') or 'requirement' in r['flags'] or r['kind'] == 'associatedtype'), 'in prelude.swift'),
    (lambda r: r['name'].startswith('$'), 'in prelude/projected wrapper'),
    (lambda r: '_animatableType' in r['signature'] or '_animatableValue' in r['signature'], 'macro support subscript'),
    (lambda r: r['kind'] == 'typealias' and r['name'] in ('Iterator', 'SubSequence', 'Indices', 'Element', 'Index') and r['owner'] in (), ''),
    (lambda r: r['owner'] in MULTIBODY and r['name'] in ('body', 'Body'), 'body of a multi-protocol type'),
    (lambda r: '_opaqueReturnTypeOf' in r['signature'], 'opaque typealias (inferred)'),
    (lambda r: r['owner'] == '' and r['name'].startswith(('UI', 'NS')), 'platform typealias'),
    (lambda r: r['kind'] == 'typealias' and (r['signature'].split(' = ')[-1] == r['name'] or r['name'].startswith('UI')), 'self typealias'),
    (lambda r: r['owner'] == 'Never' and r['kind'] in ('property', 'typealias'), 'Never conformances in prelude'),
]

def unknown_names(r):
    bad = []
    scope = in_scope(r)
    own = r['owner']
    extra = ASSOC[own] if r['kind'] != 'type' else set()
    for n in names_in(row_sig(r), scope):
        if n.split('.')[0] in extra: continue
        x = resolve(n)
        if x is True: continue
        bad.append(n)
    return bad

def split_generics(sig, name):
    return sig

def fix_defaults(s, scope):
    s = re.sub(r'= …', '= SwiftUI._stubDefault()', s)
    s = re.sub(r'= \.\.\.(?=[,)])', '= SwiftUI._stubDefault()', s)
    return s

def isolation(r, proto_req):
    f = r['flags'].split(',')
    own = r['owner']
    if 'MainActor' in f:
        return '@MainActor ' + ('@preconcurrency ' if r.get('source') in PRECON else '')
    pre = '@preconcurrency ' if r.get('source') in PRECON else ''
    if 'nonisolated' in f: return pre + 'nonisolated '
    if proto_req: return pre
    if own in MAIN_TYPES or not own or own not in NEED_NI: return pre
    return pre + 'nonisolated '

PROPS = collections.defaultdict(set)      # owner -> emitted property/method/init names
def emit_member(r, in_protocol):
    """Swift text of a member row, or None (counted as skipped)"""
    k = r['kind']; f = r['flags'].split(','); own = r['owner']
    scope = in_scope(r)
    bad = unknown_names(r)
    if bad: skip(r, 'unknown type ' + bad[0]); return None
    req = in_protocol and 'requirement' in f
    iso = isolation(r, req)
    pub = '' if req else 'public '
    pre = ''
    if not req: pre += hard_dep(r)
    if 'disfavored' in f: pre += '@_disfavoredOverload '
    if 'discardableResult' in f: pre += '@discardableResult '
    if req and 'ViewBuilder' in f: pre += '@SwiftUI.ViewBuilder '
    sig = r['signature']
    doc = '  ' + avail(r) + '\n'
    if k == 'typealias':
        l, _, rh = sig.partition(' = ')
        return doc + '  %s%s = %s' % (pub, l, qualify(rh, scope))
    if k == 'associatedtype':
        s = re.sub(r':\s*=', ' =', sig)
        h = s.split(None, 2)
        s2 = re.sub(r'^associatedtype (\w+)', lambda m: 'associatedtype ' + m.group(1), s)
        nm = re.match(r'associatedtype (\w+)(.*)$', s2)
        return doc + '  associatedtype %s%s' % (nm.group(1), qualify(nm.group(2), scope | {nm.group(1)}))
    if k == 'case':
        m = re.match(r'(\w+)(.*)$', sig)
        return doc + '  case %s%s' % (tick(m.group(1)), qualify(m.group(2), scope))
    if k in ('property', 'static_property'):
        m = re.match(r'([$\w]+):\s*(.*)$', sig)
        nm, ty = m.group(1), m.group(2)
        st = 'static ' if k == 'static_property' else ''
        setk = 'nonmutating set' if 'nonmutating_set' in f else 'set'
        isset = r.get('settable') == 'y' or 'nonmutating_set' in f
        if req:
            return doc + '  %s%s%svar %s: %s { get%s }' % (pre, iso, st, tick(nm), qualify(ty, scope), ' ' + setk if isset else '')
        b = body_for(ty, scope)
        if b is None: skip(r, 'opaque result ' + ty); return None
        if b == '{}': b = '{ }'
        if nm in ('body', 'tableRowBody') and b == '{ fatalError() }' and ty != 'Never': b = '{ return SwiftUI._stubDefault() }'
        t = qualify(ty, scope)
        if isset and 'repeat each' in ty: isset = False  # the compiler crashes in SIL generation for a settable pack tuple
        if isset: b = '{ get %s %s {} }' % (b, setk)
        elif 'some ' in ty: pass
        return doc + '  %s%spublic %svar %s: %s %s' % (pre, iso, st, tick(nm), t, b)
    if k in ('method', 'static_method', 'init', 'subscript'):
        s = sig
        m = re.match(r'^(init\?|init|subscript|[\w$]+|[^\w\s(<]+)(.*)$', s, re.S)
        nm, rest = m.group(1), m.group(2)
        rest = fix_defaults(qualify(rest, scope), scope)
        res = r['result']
        kw = {'method': 'func ', 'static_method': 'static func ', 'init': '', 'subscript': ''}[k]
        mut = 'mutating ' if 'mutating' in f else ''
        ow = ''
        if req:
            acc = ''
            if k == 'subscript': acc = ' { get%s }' % (' set' if r.get('settable') == 'y' else '')
            return doc + '  %s%s%s%s%s%s%s' % (pre, iso, mut, kw, tick(nm) if k in ('method', 'static_method') else nm, rest, acc)
        if k == 'init': b = '{ fatalError() }'
        else: b = body_for(res, scope)
        if b is None: skip(r, 'opaque result ' + res); return None
        if k == 'subscript':
            b = '{ get { fatalError() } set {} }' if r.get('settable') == 'y' else '{ fatalError() }'
        return doc + '  %s%spublic %s%s%s%s %s' % (pre, iso, mut, kw, tick(nm) if k in ('method', 'static_method') else nm, rest, b)
    skip(r, 'kind ' + k); return None

# ---------------------------------------------------------------- conformances
CONFS = collections.defaultdict(list)   # type -> [(protocol, where)]
for c in CONF:
    CONFS[c['type']].append((re.sub(r'^@\w+\s+', '', c['protocol']), c['where'], c['protocol'].startswith('@unchecked')))
SKIP_PROTO = {'Strideable', 'CodableAttributedStringKey', 'AttributedStringKey', 'Transferable', 'CVarArg', 'FormatStyle', 'DiscreteFormatStyle', 'AttributeScope', 'AttributedTextFormattingDefinition', 'Predicate', 'WidgetConfiguration', 'Scene', 'Commands', 'TableColumnContent', 'TableRowContent', 'AccessibilityRotorContent', 'ReferenceConvertible', 'NSObject', 'Error', 'LocalizedError', 'BitwiseCopyable'}
RAWT = {'Int', 'Int8', 'UInt8', 'UInt', 'UInt32', 'String', 'Int32'}
def proto_known(p):
    h = re.sub(r'<.*', '', p)
    if h in SKIP_PROTO: return False
    if h in STD or h in FND or h in PRE_TYPES: return True
    t = TIX.get(h)
    return bool(t) and t['owner_kind'] == 'protocol'

MEMBERS = collections.defaultdict(list)
for r in ROWS:
    if r['kind'] != 'type': MEMBERS[r['owner']].append(r)

HIDDEN_REQ = set()   # protocols whose true requirements are all underscored
for q, t in TIX.items():
    if t['owner_kind'] == 'protocol' and not any('requirement' in r['flags'] and r['kind'] != 'typealias' for r in MEMBERS[q]) and q not in ('DynamicProperty',) and q not in PRE_OWN:
        if q.endswith('Style') or q in ('ContentTransitionSymbolEffect', 'DiscreteSymbolEffect', 'IndefiniteSymbolEffect', 'TransitionSymbolEffect', 'CoordinateSpaceProtocol', 'TextSelectability'): HIDDEN_REQ.add(q)

def same_where(r, t):
    ow = r['owner_where']
    if not ow or ow == t['where']: return True
    par = TIX.get(t['owner'].rsplit('.', 1)[0]) if '.' in t['owner'] else None
    return bool(par) and ow == par['where']
def has(q, kind, name, labels=None):
    return any(r['kind'] == kind and r['name'] == name and (labels is None or r['labels'] == labels) and not unknown_names(r) for r in MEMBERS[q])

def proto_closure(ps):
    out = []; st = list(ps)
    while st:
        p = re.sub(r'<.*', '', st.pop())
        if p in out: continue
        out.append(p)
        t = TIX.get(p)
        if t:
            m = re.match(r'protocol \S+?(?:<[^>]*>)?: (.*?)(?: where .*)?$', t['signature'])
            if m: st += [x.strip() for x in m.group(1).split(',')]
        if p == 'OptionSet': st += ['SetAlgebra', 'RawRepresentable']
        if p == 'Comparable' or p == 'Hashable' or p == 'SetAlgebra': st.append('Equatable')
        if p == 'VectorArithmetic': st.append('AdditiveArithmetic')
    return out

BODY_PROTOS = {'View', 'Gesture', 'Keyframes', 'KeyframeTrackContent', 'TabContent', 'ToolbarContent', 'CustomizableToolbarContent'}
MULTIBODY = {'Group', 'ForEach', 'ModifiedContent', 'Section'}
_LAY = ['  nonisolated public typealias Cache = Void', '  nonisolated public func sizeThatFits(proposal: SwiftUI.ProposedViewSize, subviews: SwiftUI.LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }', '  nonisolated public func placeSubviews(in bounds: CGRect, proposal: SwiftUI.ProposedViewSize, subviews: SwiftUI.LayoutSubviews, cache: inout Void) {}']
EXTRA_MEMBERS = {q: ['  public typealias AnimatableData = SwiftUI.EmptyAnimatableData'] for q in ('AnyLayout', 'AnyShape', 'Color.ResolvedHDR')}
for _q in ('HStackLayout', 'VStackLayout', 'ZStackLayout'): EXTRA_MEMBERS[_q] = [x.replace('nonisolated public typealias', 'public typealias') for x in _LAY if _q != 'ZStackLayout' or 'typealias' not in x]
def witnesses(q, protos):
    """members a conformance needs and the tables do not list (operators, underscored or noise names)"""
    P = set(protos); out = list(EXTRA_MEMBERS.get(q, []))
    kind = TIX[q]['owner_kind']
    ni = 'nonisolated ' if q in NEED_NI else ''
    if P & BODY_PROTOS and (q in MULTIBODY or not has(q, 'property', 'body')) and not ('Shape' in P) or q in MULTIBODY:
        ta = [r for r in MEMBERS[q] if r['kind'] == 'typealias' and r['name'] == 'Body' and '_opaque' not in r['signature']]
        if ta and q not in MULTIBODY: ty = 'Never' if ta[0]['signature'].endswith('= Never') else 'Body'
        else: ty = 'Never'
        iso = 'nonisolated ' if q in MULTIBODY or not (P & {'View', 'Gesture', 'TabContent', 'ToolbarContent'}) else '@MainActor @preconcurrency '
        out.append('  %spublic var body: %s %s' % (iso, ty, '{ fatalError() }' if ty == 'Never' else '{ return SwiftUI._stubDefault() }'))
        if not ta or q in MULTIBODY: out.append('  public typealias Body = %s' % ty)
    if 'Collection' in P and not has(q, 'method', 'index', 'after:'): out.append('  %spublic func index(after i: Index) -> Index { fatalError() }' % ni)
    if 'BidirectionalCollection' in P and not has(q, 'method', 'index', 'before:'): out.append('  %spublic func index(before i: Index) -> Index { fatalError() }' % ni)
    if 'ViewModifier' in P and not has(q, 'method', 'body') and not has(q, 'typealias', 'Body'): out.append('  public typealias Body = Never')
    if 'AdditiveArithmetic' in P:
        if not has(q, 'static_property', 'zero'): out.append('  %spublic static var zero: Self { fatalError() }' % ni)
        if not has(q, 'static_method', '+'): out.append('  %spublic static func + (l: Self, r: Self) -> Self { fatalError() }' % ni)
        if not has(q, 'static_method', '-'): out.append('  %spublic static func - (l: Self, r: Self) -> Self { fatalError() }' % ni)
    if 'VectorArithmetic' in P:
        if not has(q, 'method', 'scale'): out.append('  %spublic mutating func scale(by rhs: Double) {}' % ni)
        if not has(q, 'property', 'magnitudeSquared'): out.append('  %spublic var magnitudeSquared: Double { fatalError() }' % ni)
    if 'Comparable' in P and not has(q, 'static_method', '<'): out.append('  %spublic static func < (l: Self, r: Self) -> Bool { fatalError() }' % ni)
    if 'CustomStringConvertible' in P and not has(q, 'property', 'description'): out.append('  %spublic var description: String { fatalError() }' % ni)
    if 'CustomDebugStringConvertible' in P and not has(q, 'property', 'debugDescription'): out.append('  %spublic var debugDescription: String { fatalError() }' % ni)
    if ('OptionSet' in P or 'RawRepresentable' in P) and kind == 'struct':
        raw = 'Int'
        for r in MEMBERS[q]:
            if r['kind'] == 'init' and r['labels'] == 'rawValue:': raw = json.loads(r['params_json'])[0][2]
        if not has(q, 'property', 'rawValue'): out.append('  %spublic var rawValue: %s { fatalError() }' % (ni, raw))
        if not has(q, 'init', 'init', 'rawValue:') and not has(q, 'init', 'init?', 'rawValue:'): out.append('  %spublic init(rawValue: %s) { fatalError() }' % (ni, raw))
    if 'DynamicProperty' in P: pass
    if 'TextFieldStyle' in P: out.append('  @MainActor @preconcurrency public func _body(configuration: SwiftUI.TextField<SwiftUI._TextFieldStyleLabel>) -> some SwiftUI.View { SwiftUI._stub(SwiftUI.EmptyView.self) }')
    for h in sorted(HIDDEN_REQ & P):
        out.append('  nonisolated public static func _stub_%s() {}' % h)
    if kind == 'struct' and 'Identifiable' in P and not has(q, 'property', 'id'): out.append('  %spublic var id: Swift.ObjectIdentifier { fatalError() }' % ni)
    return out

# requirement closure: concrete types must witness protocol requirements that the tables give as plain members
def req_members(p):
    return [r for r in MEMBERS[p] if 'requirement' in r['flags'] and r['kind'] in ('method', 'static_method', 'property', 'static_property', 'init')]

DEFAULT_NAMES = collections.defaultdict(set)
for r in DEFAULTS:
    p, w, k, n = r['key'].split('|')
    DEFAULT_NAMES[p].add(n)

# types the compiler would infer @MainActor for (they conform to an isolated protocol) although the interface leaves them unisolated
MAIN_PROTOS = {q for q in TIX if TIX[q]['owner_kind'] == 'protocol' and q in MAIN_TYPES} | {'View'}
NEED_NI = {q for q in TIX if TIX[q]['owner_kind'] != 'protocol' and q not in MAIN_TYPES and set(proto_closure([p for p, w, un in CONFS.get(q, []) if proto_known(p)])) & MAIN_PROTOS}
out = []
W = out.append
W('// Generated by make_stub.py from fact tables: declarations only, no behaviour. Not Apple source.')
W('// swiftlint:disable all')
W(prelude)
W('')
W('// ---- generated')
LINEROW = {}

def type_header(t):
    q = t['owner']; kind = t['owner_kind']
    name = q.split('.')[-1]
    gen = t['generics']
    scope = generics_of(gen) | owner_generics(q)
    inh = []
    m = re.match(r'^\w+ [\w.]+(<.*?>)?(?=:| where|$)', t['signature'])
    where = t['where']
    confs = []
    seen = set()
    rawty = None
    for p, w, un in CONFS.get(q, []):
        if p in RAWT and kind == 'enum': rawty = p; continue
        if not proto_known(p): continue
        if w: continue
        if p in seen: continue
        seen.add(p); confs.append(('@unchecked ' if un else '') + p)
    if kind == 'protocol':
        mm = re.search(r': (.*?)(?: where |$)', re.sub(r'^protocol \w+(<[^>]*>)?', '', t['signature']))
        confs = [x.strip() for x in mm.group(1).split(',')] if mm else []
        confs = [c for c in confs if proto_known(c) or c in PRE_TYPES]
    inh = ([rawty] if rawty else []) + [qualify(c, set()) for c in confs]
    attrs = ''
    f = t['flags'].split(',')
    if 'propertyWrapper' in f: attrs += '@propertyWrapper '
    if 'resultBuilder' in f: attrs += '@resultBuilder '
    if q in DYN: attrs += '@dynamicMemberLookup '
    if kind == 'enum' and 'frozen' in f: attrs += '@frozen '
    if q in MAIN_TYPES: attrs += '@MainActor ' + ('@preconcurrency ' if t['source'] in PRECON else '')
    elif q in NEED_NI: attrs += 'nonisolated '
    g = ''
    if gen: g = '<%s>' % qualify(gen, scope) if kind != 'protocol' else '<%s>' % gen
    elif kind == 'protocol':
        mm = re.match(r'protocol \w+(<[^>]*>)', t['signature'])
        if mm: g = mm.group(1)
    w = ' where ' + qualify(where, scope) if where else ''
    # parents of a nested type already carry their constraints
    return hard_dep(t) + attrs + 'public ' + kind + ' ' + tick(name) + g + (': ' + ', '.join(inh) if inh else '') + w + ' {', [re.sub(r'^@unchecked ', '', c) for c in confs]

def block(rows, in_protocol):
    for r in rows:
        why = next((w for fn, w in SKIP_RULES if w and fn(r)), None)
        if why: skip(r, why); continue
        s = emit_member(r, in_protocol)
        if s is None: continue
        LINEROW[cur_line() + s.count('\n')] = r
        W(s)
        EMITTED[r['owner']] += 1
        EMITTED_KINDS[r['kind']] += 1
EMITTED_KINDS = collections.Counter()
_count = [0, 0]
def cur_line():
    # number of lines so far + 1
    n = 0
    while _count[1] < len(out):
        _count[0] += out[_count[1]].count('\n') + 1; _count[1] += 1
    return _count[0] + 1

ORDER = sorted(TIX, key=lambda q: (q.count('.'), q))
for q in ORDER:
    t = TIX[q]
    if q in PRE_OWN or q.split('.')[0] in PRE_OWN and q.split('.')[0] != 'View': continue
    kind = t['owner_kind']
    parent = q.rsplit('.', 1)[0] if '.' in q else None
    if parent and parent not in TIX and parent not in PRE_OWN: skip(t, 'parent type missing'); continue
    head, confs = type_header(t)
    if parent: W('extension %s {' % ('SwiftUI.' + parent if parent.split('.')[0] in TOPLEVEL else parent))
    W(avail(t)); LINEROW[cur_line()] = t
    W(head); EMITTED_KINDS['type'] += 1
    mem = MEMBERS[q]
    if kind == 'protocol':
        reqs = [r for r in mem if 'requirement' in r['flags']]
        block(reqs, True)
        if q in HIDDEN_REQ: W('  /// stands for requirements that are not public\n  nonisolated static func _stub_%s()' % q)
    elif kind == 'enum':
        block([r for r in mem if r['kind'] == 'case'], False)
    else:
        pw = [r for r in mem if not r['owner_where'] and r['kind'] == 'property' and r['name'] in ('wrappedValue', 'projectedValue')]
        if 'propertyWrapper' in t['flags']:
            pw = [r for r in mem if r['kind'] == 'property' and r['name'] in ('wrappedValue', 'projectedValue') and same_where(r, t)]
            block(pw, False)
            for r in pw: r['_done'] = True
        if 'resultBuilder' in t['flags']:
            pw = [r for r in mem if r['kind'] == 'static_method']
            pw = [r for r in pw if same_where(r, t)]
            block(pw, False)
            for r in pw: r['_done'] = True
        if kind in ('struct', 'class'):
            pw = [r for r in mem if r['kind'] == 'init' and same_where(r, t)]
            block(pw, False)
            for r in pw: r['_done'] = True
            W('  internal init(_stub: Void) { fatalError() }')
        if q in DYN:
            pw = [r for r in mem if r['kind'] == 'subscript' and 'dynamicMember' in r['signature'] and same_where(r, t)]
            block(pw, False)
            for r in pw: r['_done'] = True
    if kind != 'protocol':
        for w in witnesses(q, proto_closure(confs)): W(w)
    W('}')
    if parent: W('}')

# members, grouped by owner and constraint
for q in sorted(MEMBERS, key=lambda x: (x == '', x)):
    if q in ('',): continue
    if q.split('.')[0] in PRE_OWN and q not in ('View', 'TextFieldStyle'):
        for r in MEMBERS[q]: skip(r, 'in prelude.swift')
        continue
    t = TIX.get(q)
    if t is None and q not in PRE_TYPES and q not in STD and q not in FND:
        for r in MEMBERS[q]: skip(r, 'owner not emitted')
        continue
    kind = t['owner_kind'] if t else 'external'
    groups = collections.OrderedDict()
    for r in MEMBERS[q]:
        if r.get('_done'): continue
        if kind == 'protocol' and ('requirement' in r['flags']): continue
        if kind == 'enum' and r['kind'] == 'case': continue
        ow = r['owner_where']
        if t and same_where(r, t): ow = ''
        groups.setdefault(ow, []).append(r)
    for ow, rs in groups.items():
        if ow and unknown_names(dict(rs[0], signature='')):
            b = unknown_names(dict(rs[0], signature=''))[0]
            for r in rs: skip(r, 'unknown type ' + b)
            continue
        scope = owner_generics(q) | ASSOC[q] | {'Self'}
        W('extension %s%s {' % ('SwiftUI.' + q if q.split('.')[0] in TOPLEVEL else q, ' where ' + qualify(ow, scope) if ow else ''))
        mine = [r for r in rs]
        block(mine, False)
        W('}')
# defaults of protocol requirements
for r in DEFAULTS:
    p, w, k, n = r['key'].split('|')
    if p not in TIX or TIX[p]['owner_kind'] != 'protocol' or p in PRE_OWN: continue
    reqs = [x for x in MEMBERS[p] if 'requirement' in x['flags'] and x['name'] == n]
    if not reqs: continue
    labels = None
    # a row in the tables may already give it
    if any(x['name'] == n and 'requirement' not in x['flags'] and x['owner_where'].replace(' ', '') == w.replace(' ', '') for x in MEMBERS[p]): continue
    sigs = set()
    for x in reqs:
        if x['kind'] in ('method', 'static_method'):
            lab = re.findall(r'(?:^|, )\s*(\w+)(?: \w+)?:', r['value'][r['value'].index('('):].lstrip('(')) if '(' in r['value'] else []
        y = dict(x, flags=','.join(z for z in x['flags'].split(',') if z not in ('requirement', 'ViewBuilder')), owner_where=w)
        key = (p, w, y['signature'])
        if key in seenrow: continue
        if x['kind'] in ('method', 'static_method') and len(reqs) > 1 and not r['value'].split('->')[0].replace(' ', '').startswith(y['signature'].split('->')[0].replace(' ', '')): continue
        seenrow.add(key)
        if unknown_names(y): continue
        W('extension SwiftUI.%s%s {' % (p, ' where ' + qualify(w, owner_generics(p) | ASSOC[p] | {'Self'}) if w else ''))
        block([y], False)
        W('}')
# environment values
W('extension SwiftUI.EnvironmentValues {')
for r in ENV:
    if '[' in r['signature'].split(':')[0] or r['name'] == 'subscript': continue
    y = dict(r, owner='EnvironmentValues', owner_where='', kind='property', generics='', labels='', params_json='')
    if y['name'] in ('description',): continue
    block([y], False)
W('}')
# conditional and remaining conformances
for q in ORDER:
    if q in PRE_OWN or TIX[q]['owner_kind'] == 'protocol': continue
    done = set()
    for p, w, un in CONFS.get(q, []):
        if not w or not proto_known(p) or (p, w) in done or (q in MULTIBODY and p == 'TabContent'): continue
        done.add((p, w))
        t = TIX[q]
        if unknown_names(dict(owner=q, owner_where=w, kind='x', signature='', generics='', flags='')): SKIPPED['conformance with unknown type'] += 1; continue
        scope = owner_generics(q) | {'Self'}
        W('extension SwiftUI.%s: %s%s where %s {' % (q, '@unchecked ' if un else '', qualify(p, set()), qualify(w, scope)))
        LINEROW[cur_line() - 1] = dict(owner=q, kind='conformance', signature=p + ' where ' + w)
        if p == 'View' and q not in MULTIBODY and not has(q, 'property', 'body'): W('  @MainActor @preconcurrency public var body: Never { fatalError() }')
        if p == 'Collection': W('  nonisolated public func index(after i: Index) -> Index { fatalError() }')
        if p == 'BidirectionalCollection': W('  nonisolated public func index(before i: Index) -> Index { fatalError() }')
        W('}')
        EMITTED_KINDS['conditional conformance'] += 1
for q in UNSEND:
    if q in TIX and q not in PRE_OWN and not any(p == 'Sendable' for p, w, un in CONFS.get(q, [])) and not ('.' in q and q.rsplit('.', 1)[0] not in TIX):
        if q in MAIN_TYPES: continue
        W('@available(*, unavailable) extension SwiftUI.%s: Sendable {}' % q)
# global functions and typealiases
for r in MEMBERS['']:
    if r['kind'] in ('method', 'typealias'):
        if r['name'].startswith(('UI', 'NS')): continue
        s = emit_member(r, False)
        if s is None: continue
        if r['name'] in PRE_TYPES and r['name'] not in GLOBAL_ALIASES: skip(r, 'in prelude.swift'); continue
        LINEROW[cur_line() + s.count('\n')] = r
        W(s); EMITTED_KINDS['global'] += 1
text = '\n'.join(out) + '\n'
if OUT:
    open(OUT, 'w', encoding='utf-8').write(text)
    json.dump({str(k): [v.get('owner'), v.get('kind'), v.get('signature')] for k, v in LINEROW.items()}, open(OUT + '.rows.json', 'w'))
tot = sum(EMITTED_KINDS.values())
rep = ['emitted declarations: %d  (%s)' % (tot, ', '.join('%s %d' % x for x in EMITTED_KINDS.most_common())),
       'types pulled in from more_types.tsv for closure: %d' % len(PULLED),
       'rows skipped: %d' % sum(SKIPPED.values())]
rep += ['  %5d  %s' % (n, w) for w, n in SKIPPED.most_common()]
if REPORT:
    with open(REPORT, 'w') as f:
        f.write('\n'.join(rep) + '\n\n')
        for x in sorted(SKIPROWS): f.write('\t'.join(x) + '\n')
print('\n'.join(rep[:3] + rep[3:43]))
