import type { CertificatesOf } from '../ground/certificates-of.ts';
import { saidOf } from './row.ts';

/** The certificates of an account that stand, the newest first: declined and withdrawn ones prove nothing. */
export const findShownCertificates: CertificatesOf = async (db, accountId) => {
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'issued')
    .orderBy('issued_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => {
    const { role = '', organisation = '' } = saidOf(row) ?? {};
    return { title: role || organisation, at: row.issued_at };
  });
};
