import { canonicalBytes } from './canonical-json.ts';

/** The place of an item in a chain: its number, the hash of the item before it, and its own. */
export type Link = { sequence: number; before: string; hash: string };

/** The bytes of a link that its hash covers: all its fields but the hash, the hash before it included. */
export function linkBytes<Fields extends object>({
  hash: _,
  ...fields
}: Fields & { hash?: string }): Uint8Array<ArrayBuffer> {
  return canonicalBytes(fields);
}

export type BreakOfChain = 'entry_missing' | 'entry_changed' | 'chain_broken';

/** The fault of a link. `expected`: its number, the hash of the link before it, and the hash of its bytes, computed again. */
export function breakOf(link: Link, expected: Link): BreakOfChain | null {
  if (link.sequence !== expected.sequence) return 'entry_missing';
  if (link.hash !== expected.hash) return 'entry_changed';
  if (link.before !== expected.before) return 'chain_broken';
  return null;
}
