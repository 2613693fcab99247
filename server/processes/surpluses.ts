/** Fewer connections are not worth a new one. */
const fewest = 3;
/** A process may have so much more than the mean of all. */
const tolerance = 0.1;

/** How many busy connections each process gives up, so that all have about as many; `counts` are those that each has. */
export function surplusesOf(counts: readonly number[]): number[] {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.map((count) => {
    const more = Math.floor(count - mean);
    return more >= Math.max(fewest, mean * tolerance) ? more : 0;
  });
}
