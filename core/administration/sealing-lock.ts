/** Held by the transaction that writes to the chain of the log. */
export const sealingLock = 7_204_360;
