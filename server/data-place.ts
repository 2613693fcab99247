/** The location of the data unless a setting names another. */
export const usualDataDir = './data';

/** The location of the data, for code that runs before the settings are read (`compile-cache.ts`). */
export function dataPlace(): string {
  return process.env.DATA_DIR || usualDataDir;
}
