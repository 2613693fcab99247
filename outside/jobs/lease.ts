/** Milliseconds after a worker's last sign of life from which on others take its jobs over: it is dead, or cut off. */
export const longestSilence = 30_000;

export type Lease = {
  /** The database has answered a sign of life that was sent at this time of `performance.now()`. */
  renew(sent: number): void;
  /** Whether no other worker can have jobs yet that were taken by a statement sent at this time of `performance.now()`. */
  holds(taken: number): boolean;
};

/**
 * Says by a clock that goes on while this process is frozen whether its jobs are still its own. Signs of life after a gap hold
 * only jobs that were taken since, or shortly before: the others may have been taken over in the gap.
 */
export function keepLease(silence: number): Lease {
  let [since, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    renew(sent) {
      const now = performance.now();
      if (now >= until) since = now;
      until = sent + silence;
    },
    holds(taken) {
      const now = performance.now();
      return now < taken + silence || (since < taken + silence && now < until);
    },
  };
}
