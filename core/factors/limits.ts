/** A phone, a tablet and one to replace either. */
export const mostApps = 3;

export const mostPasskeys = 10;

/** ⚖ After so many days from the landing of the rule, staff need a factor. */
export const staffDays = 14;

/** How long the secret of an app can be read before a code of it was typed. */
export const pendingSeconds = 1800;

const [hours, days] = [3600, 86_400];

/** ⚖ How an account opens whose factors are all lost, in seconds. */
export const lossSeconds = {
  /** Between the two codes of an account without a password. */
  secondCode: 24 * hours,
  wait: 72 * hours,
  /** The wait after a password was recovered, and how long that counts. */
  waitAfterRecovery: 7 * days,
  recovered: 7 * days,
  /** How long a second code, and the log-in after the wait, are awaited. */
  lapse: 7 * days,
  email: 24 * hours,
} as const;
