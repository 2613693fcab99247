import type { CertificateRowBody } from '#contract/certificates/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentRow } from './present.ts';

const most = 200;

/** The certificates of the member, the newest first. */
export async function listCertificates(
  { db }: Core,
  member: Member,
): Promise<{ certificates: CertificateRowBody[] }> {
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .where('account_id', '=', member.id)
    .orderBy('issued_at', 'desc')
    .limit(most)
    .execute();
  return { certificates: rows.map(presentRow) };
}
