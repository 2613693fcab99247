import { sql } from 'kysely';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { evidenceHash, type Piece } from '../evidence-hash.ts';
import type { VerificationRow } from '../row.ts';

/** Stores the hashes of a request's evidence. */
export async function noteEvidence(
  tx: Tx,
  { key }: Pick<Core, 'key'>,
  { id }: Pick<VerificationRow, 'id'>,
  pieces: Piece[],
): Promise<void> {
  await tx
    .insertInto('evidence_hashes')
    .values(pieces.map((piece) => ({ hash: evidenceHash(key, piece), verification_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a request rests on all of these pieces. */
export async function restsOn(
  tx: Tx,
  { key }: Pick<Core, 'key'>,
  { id }: Pick<VerificationRow, 'id'>,
  pieces: Piece[],
): Promise<boolean> {
  const hashes = pieces.map((piece) => evidenceHash(key, piece));
  const found = await tx
    .selectFrom('evidence_hashes')
    .select('hash')
    .where('verification_id', '=', id)
    .where('hash', 'in', hashes)
    .execute();
  return found.length === hashes.length;
}

/**
 * Whether another account's open request or mark in force rests on any of the same pieces. Locks each piece until the
 * transaction ends: of ten accounts with the same piece at once, one is first and the others see it.
 */
export async function isUsedElsewhere(
  tx: Tx,
  { id, account_id: accountId }: Pick<VerificationRow, 'id' | 'account_id'>,
): Promise<boolean> {
  const pieces = await tx
    .selectFrom('evidence_hashes')
    .select('hash')
    .where('verification_id', '=', id)
    .orderBy('hash')
    .execute();
  if (pieces.length === 0) return false;
  for (const { hash } of pieces)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`evidence ${hash.toString('hex')}`}, 0))`.execute(
      tx,
    );
  const other = await tx
    .selectFrom('evidence_hashes')
    .innerJoin('verifications', 'verifications.id', 'evidence_hashes.verification_id')
    .select('verifications.id')
    .where(
      'evidence_hashes.hash',
      'in',
      pieces.map(({ hash }) => hash),
    )
    .where('verifications.account_id', '<>', accountId)
    .where(isCounting)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The other requests and marks that count in this comparison. */
export const isCounting = sql<boolean>`(
  verifications.state = 'submitted' or (verifications.state = 'verified' and verifications.expires_at > now())
)`;
