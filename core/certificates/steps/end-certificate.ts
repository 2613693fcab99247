import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { CertificateKind, WithdrawalCause } from '#rules/certificates/limits.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { CertificateRow } from '../row.ts';

/** The certificate of a subject, held until the transaction ends; undefined where none was made. */
export function holdCertificateOf(
  tx: Tx,
  kind: CertificateKind,
  subjectId: string,
): Promise<CertificateRow | undefined> {
  return tx
    .selectFrom('certificates')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst();
}

type Withdrawn = {
  kind: CertificateKind;
  subjectId: string;
  cause: WithdrawalCause;
  /** Words for the holder, where a person took it back. */
  reason?: string;
};

/** Takes the certificate of a subject back, for good. Nothing is changed where none stands. */
export async function withdrawCertificate(
  tx: Tx,
  { kind, subjectId, cause, reason = '' }: Withdrawn,
): Promise<void> {
  const one = await holdCertificateOf(tx, kind, subjectId);
  if (one?.state !== 'issued') return;
  await endCertificate(tx, one, { state: 'withdrawn', cause, reason });
  await record(tx, {
    name: 'certificates.withdrawn',
    accountId: one.account_id,
    subject: { number: one.number },
  });
}

type End = { state: 'declined' } | { state: 'withdrawn'; cause: WithdrawalCause; reason: string };

/** Ends a held certificate. Its bit in the public list follows from its state. */
export async function endCertificate(tx: Tx, one: CertificateRow, end: End): Promise<void> {
  await tx
    .updateTable('certificates')
    .set({ ...end, ended_at: now })
    .where('number', '=', one.number)
    .execute();
  await tx
    .updateTable('certificate_lists')
    .set({ changed_at: sql<Date>`clock_timestamp()` })
    .where('number', '=', one.status_list)
    .execute();
}
