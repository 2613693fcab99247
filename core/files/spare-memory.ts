import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The bytes that may pass between two garbage collections. */
const between = 4 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
let passed = 0;

/**
 * Counts a file's bytes that have passed through memory, and frees their buffers from time to time. V8 sees only the small
 * objects of the buffers, and would let tens of megabytes of them pile up before it collects.
 */
export function countPassed(bytes: number): void {
  passed += bytes;
  if (passed < between) return;
  passed = 0;
  collect({ type: 'minor' });
}
