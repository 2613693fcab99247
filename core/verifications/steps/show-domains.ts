import type { AcademicDomainsBody } from '#contract/verifications/desk-calls.ts';
import { isoDate } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';

/** The domains that administrators have added and refused, by name. */
export async function showDomains(tx: Tx): Promise<AcademicDomainsBody> {
  const rows = await tx.selectFrom('academic_domains').selectAll().orderBy('domain').execute();
  return {
    domains: rows.map((row) => ({
      $id: row.id,
      $createdAt: isoDate(row.created_at),
      domain: row.domain,
      isAcademic: row.is_academic,
    })),
  };
}
