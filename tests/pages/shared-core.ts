import { freshCore } from '#tests/ground/database.ts';

/**
 * One database for the files of tests of pages in a process: its connections and their plans serve them all. Such a file
 * looks only at what it has made itself.
 */
export const sharedCore = await freshCore();
