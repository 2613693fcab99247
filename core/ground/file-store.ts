import type { Readable } from 'node:stream';

/** The store is unreachable or full: the request may succeed later. */
export class StoreUnavailable extends Error {}

/** The bytes under a key are missing, or differ from those that were stored. */
export class BytesDamaged extends Error {}

/** The database's record of stored bytes. The checksum is a SHA-256 in hexadecimal, or empty if none was computed. */
export type StoredBytes = { storage_key: string; size: number; checksum: string };

/** The store of bytes: a folder or an S3 bucket (`outside/`). Keys are generated, never a person's file name. */
export type FileStore = {
  /**
   * Writes all of `bytes` under `key`, whole or not at all. Resolves to the number of bytes. A key is written once, never by
   * two simultaneous puts. Like the others, it rejects with `StoreUnavailable` if a later try may succeed.
   */
  put(key: string, bytes: Readable | Buffer): Promise<number>;
  /** The bytes from `start` to `end`, both inclusive; all of them without a range. Rejects if `key` is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Checks that the bytes are unchanged; a checked key is skipped until it changes. Rejects with `BytesDamaged`. */
  check(stored: StoredBytes): Promise<void>;
  /** The keys that begin with `folder` and a slash, and contain no further slash; in no order. */
  list(folder: string): Promise<string[]>;
  /** Removes the bytes under `key`, including half-written ones; a missing key is no error. */
  remove(key: string): Promise<void>;
};

/** A lost file must not keep its owner from the other files of an archive. */
export function nothingOfDamaged(error: unknown): null {
  if (error instanceof BytesDamaged) return null;
  throw error;
}
