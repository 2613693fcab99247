import type { Readable } from 'node:stream';

/** The store is out of reach or full: what was asked of it may go through later. */
export class StoreUnavailable extends Error {}

/** Where bytes are kept: a folder or an S3 bucket (`outside/`). Keys are ours, never a person's file name. */
export type FileStore = {
  /**
   * Writes all of `bytes` under `key`, whole or not at all. Resolves to how many there were. A key is written once: no
   * two puts of one key run at the same time. Like the others, it rejects with `StoreUnavailable` where waiting may help.
   */
  put(key: string, bytes: Readable): Promise<number>;
  /** The bytes from `start` to `end`, both inclusive; all of them without a range. Rejects if `key` is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removes what is under `key`, half-written bytes too; nothing there is fine. */
  remove(key: string): Promise<void>;
};
