/** Where the data lies unless it is said. */
export const usualDataDir = './data';

/** Where it lies, for what has to know before the settings can be read: what reads them may lie there ready made (`compile-cache.ts`). */
export function dataPlace(): string {
  return process.env.DATA_DIR || usualDataDir;
}
