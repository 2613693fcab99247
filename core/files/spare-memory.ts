import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that may pass between two collections. */
const between = 4 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
let passed = 0;

/**
 * Hears of bytes of a file that have passed through memory, and has their buffers freed now and then. V8 looks at what
 * a buffer's object takes, which is next to nothing, and would let tens of megabytes of them pile up before it collects.
 */
export function countPassed(bytes: number): void {
  passed += bytes;
  if (passed < between) return;
  passed = 0;
  collect({ type: 'minor' });
}
