// Runs a command and says what it cost: run OUTPUT COMMAND ARGUMENT…
// Prints: exit status, wall clock and processor time in microseconds, peak memory in KiB.
// A program of its own, since Linux counts the memory of whoever starts a process as the process's.
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

int main(int count, char **arguments) {
  if (count < 3) return 64;
  struct timespec before, after;
  struct rusage usage;
  int status;
  clock_gettime(CLOCK_MONOTONIC, &before);
  pid_t child = fork();
  if (child == 0) {
    int output = open(arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    dup2(output, 1);
    dup2(output, 2);
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  wait4(child, &status, 0, &usage);
  clock_gettime(CLOCK_MONOTONIC, &after);
  long wall = (after.tv_sec - before.tv_sec) * 1000000L + (after.tv_nsec - before.tv_nsec) / 1000;
  printf("%d %ld %ld %ld\n", WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), wall,
         microseconds(usage.ru_utime) + microseconds(usage.ru_stime), usage.ru_maxrss);
  return 0;
}
