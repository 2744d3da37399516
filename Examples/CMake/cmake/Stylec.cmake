# stylec_add_styles(TARGET ROOT folder [SETTINGS file] [OPTIONS option…] STYLES file…)
#
# Compiles `.style` files and adds the Swift files to a target. All files of a target go into one run,
# since they see each other; stylec leaves outputs alone that do not change, which Ninja notices.

set(STYLEC_BUILD_STEP "${CMAKE_CURRENT_LIST_DIR}/../../../Scripts/stylec-build-step"
  CACHE FILEPATH "The script that finds or builds stylec")

function(stylec_add_styles target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ROOT;SETTINGS" "OPTIONS;STYLES")
  set(output "${CMAKE_CURRENT_BINARY_DIR}/${target}.styles")
  set(options --root "${arg_ROOT}" --output "${output}/" ${arg_OPTIONS})
  if(arg_SETTINGS)
    list(APPEND options --settings "${arg_SETTINGS}")
  else()
    list(APPEND options --no-settings)
  endif()

  # The names of the outputs come from stylec itself.
  execute_process(
    COMMAND "${STYLEC_BUILD_STEP}" ${options} --list-outputs -- ${arg_STYLES}
    OUTPUT_VARIABLE outputs OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" outputs "${outputs}")

  add_custom_command(
    OUTPUT ${outputs}
    COMMAND "${STYLEC_BUILD_STEP}" ${options} --emit-dependencies "${output}.d" -- ${arg_STYLES}
    DEPENDS ${arg_STYLES} ${arg_SETTINGS}
    DEPFILE "${output}.d"
    COMMENT "Compiling the styles of ${target}"
    VERBATIM)
  target_sources(${target} PRIVATE ${outputs})
endfunction()
