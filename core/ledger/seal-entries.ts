import { createHash } from 'node:crypto';
import type { Step } from '#rules/agreements/facts.ts';
import { canonicalBytes } from '#rules/ledger/canonical-json.ts';
import { linkBytes } from '#rules/ledger/chain.ts';
import type { Entry } from '#rules/ledger/entry.ts';

/** The fields of an entry that do not come from the decided step. */
export type Seal = { person: string | null; hashes: readonly string[] };

/**
 * Turns steps into entries of a chain. `before` is the hash of the last entry; for an empty ledger, that of the
 * document. For each step, `sealOf` gives the person's random number and its salted hashes.
 */
export function sealEntries(steps: readonly Step[], before: string, sealOf: (step: Step) => Seal): Entry[] {
  return sealLinks(
    steps.map((step) => {
      const { person, hashes } = sealOf(step);
      return { ...step, person, hashes: [...hashes] };
    }),
    before,
  );
}

/** Joins items to a chain: each gets the hash of the one before it, and its own. `before` is the hash of the last link. */
export function sealLinks<Fields extends object>(
  items: readonly Fields[],
  before: string,
): (Fields & { before: string; hash: string })[] {
  let last = before;
  return items.map((item) => {
    const fields = { ...item, before: last };
    last = sha256Of(linkBytes(fields));
    return { ...fields, hash: last };
  });
}

/** The hash of any value with a canonical form, such as a document; the same as the browser's. */
export function hashOfValue(value: unknown): string {
  return sha256Of(canonicalBytes(value));
}

/** The hash of a text or file for an entry. Without the salt, no one can guess the content from it. */
export function saltedHash(salt: string, content: string | { file: string }): string {
  return hashOfValue({ salt, content });
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
