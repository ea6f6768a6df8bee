/* The mirrored recursion over bit masks in C, for `cc -O2`. Prints seconds and the count of `queens N`. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static unsigned everywhere;

static unsigned long below(unsigned columns, unsigned left, unsigned right) {
  if (columns == everywhere) return 1;
  unsigned long total = 0;
  unsigned vacant = everywhere & ~(columns | left | right);
  while (vacant) {
    unsigned queen = vacant & -vacant;
    vacant ^= queen;
    total += below(columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return total;
}

static unsigned long started(int column) {
  return below(1u << column, 2u << column, (1u << column) >> 1);
}

int main(int count, char **words) {
  struct timespec start, end;
  int n = count > 1 ? atoi(words[1]) : 8;
  unsigned long total = 0;
  everywhere = (1u << n) - 1;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int column = 0; column < n / 2; column++) total += 2 * started(column);
  if (n % 2) total += started(n / 2);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.9f %lu\n", end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9, total);
  return 0;
}
