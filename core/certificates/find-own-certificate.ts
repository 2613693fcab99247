import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import type { CertificateRow } from './row.ts';

/** @throws Refusal `certificate_unknown`, the same for the certificates of others */
export async function findOwnCertificate(db: Db, member: Member, number: string): Promise<CertificateRow> {
  const row = await db
    .selectFrom('certificates')
    .selectAll()
    .where('number', '=', number)
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  if (!row) throw new Refusal('certificate_unknown');
  return row;
}
