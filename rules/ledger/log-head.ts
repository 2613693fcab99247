import { canonicalBytes } from './canonical-json.ts';

/** The content of our signature on the administrators' log: its last entry, the hash of that, and when we signed. */
export type LogHead = { kind: 'daily' | 'checkpoint'; sequence: number; hash: string; at: string };

export function logHeadBytes({ kind, sequence, hash, at }: LogHead): Uint8Array<ArrayBuffer> {
  return canonicalBytes({ format: 'saharambh-log-head/1', kind, sequence, hash, at });
}
