import type { Readable } from 'node:stream';

/** The store is out of reach or full: what was asked of it may go through later. */
export class StoreUnavailable extends Error {}

/** The bytes under a key are not there, or not those that were put there. */
export class BytesDamaged extends Error {}

/** What the database says of bytes in the store. The checksum is a SHA-256 in hexadecimal, or empty where none was taken. */
export type StoredBytes = { storage_key: string; size: number; checksum: string };

/** Where bytes are kept: a folder or an S3 bucket (`outside/`). Keys are ours, never a person's file name. */
export type FileStore = {
  /**
   * Writes all of `bytes` under `key`, whole or not at all. Resolves to how many there were. A key is written once: no
   * two puts of one key run at the same time. Like the others, it rejects with `StoreUnavailable` where waiting may help.
   */
  put(key: string, bytes: Readable): Promise<number>;
  /** The bytes from `start` to `end`, both inclusive; all of them without a range. Rejects if `key` is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Looks whether they are still what they were; what has been looked through once is not again until it changes. Rejects with `BytesDamaged`. */
  check(stored: StoredBytes): Promise<void>;
  /** The keys that begin with `folder` and a slash, and have no further one; in no order. */
  list(folder: string): Promise<string[]>;
  /** Removes what is under `key`, half-written bytes too; nothing there is fine. */
  remove(key: string): Promise<void>;
};

/** One file that has been lost must not keep the others of an archive from whom they belong to. */
export function nothingOfDamaged(error: unknown): null {
  if (error instanceof BytesDamaged) return null;
  throw error;
}
