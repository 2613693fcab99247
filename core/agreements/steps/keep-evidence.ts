import { randomBytes } from 'node:crypto';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import { claimBytes } from '../../files/steps/unclaimed.ts';
import type { Tx } from '../../ground/events.ts';
import type { StoredBytes } from '../../ground/file-store.ts';
import { newId } from '../../ground/ids.ts';
import { saltedHash } from '../../ledger/seal-entries.ts';

/** A file in the store, to which nothing refers yet. */
export type NewFile = StoredBytes & { name: string; mime_type: string };

/**
 * The texts and files that a member gives with an entry. They are stored apart, can be erased, and are in the ledger as
 * salted hashes.
 */
export type Evidence = {
  said?: Readonly<Record<string, string | readonly string[]>>;
  files?: readonly NewFile[];
};

type EvidenceKey = { id: string; sequence: number; accountId: string | null };

/** Writes it, and resolves to the hashes that the entry holds: of the texts first, then of each file. */
export async function keepEvidence(
  tx: Tx,
  { id, sequence, accountId }: EvidenceKey,
  { said, files = [] }: Evidence,
): Promise<string[]> {
  const salt = randomBytes(16).toString('hex');
  const hashes: string[] = [];
  const key = { agreement_id: id, sequence, account_id: accountId, salt };
  if (said) {
    await tx
      .insertInto('agreement_entry_texts')
      .values({ ...key, said: JSON.stringify(said) })
      .execute();
    hashes.push(saltedHash(salt, canonicalJson(said)));
  }
  for (const [position, file] of files.entries()) {
    await tx
      .insertInto('agreement_entry_files')
      .values({ ...key, id: newId(), position, ...file })
      .execute();
    await claimBytes(tx, file.storage_key);
    hashes.push(saltedHash(salt, { file: file.checksum }));
  }
  return hashes;
}
