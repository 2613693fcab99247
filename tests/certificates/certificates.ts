import type { CertificateFacts } from '#core/certificates/row.ts';
import { issueCertificate } from '#core/certificates/steps/issue-certificate.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { CertificateKind } from '#rules/certificates/limits.ts';

export const facts: CertificateFacts = {
  organisation: 'Cold rooms for Nagpur',
  role: 'Builder of counters',
  day: '2026-11-28',
  from: '2026-06-01',
  to: '2026-11-28',
  count: 3,
};

/** Makes a certificate for the member, as a module does that has its subject. Returns its number. */
export async function certificateOf(
  core: Core,
  holder: Pick<Member, 'id'>,
  {
    kind = 'completed',
    subjectId = newId(),
    ...changes
  }: Partial<CertificateFacts> & {
    kind?: CertificateKind;
    subjectId?: string;
  } = {},
): Promise<string> {
  const made = await core.db
    .transaction()
    .execute((tx) =>
      issueCertificate(tx, { kind, accountId: holder.id, subjectId, facts: { ...facts, ...changes } }),
    );
  if (!made) throw new Error('The account has no name, or the subject has a certificate.');
  return made;
}
