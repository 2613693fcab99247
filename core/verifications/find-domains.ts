import type { Core } from '../ground/core.ts';
import type { DomainList } from './academic-domains.ts';

/** The academic domains that administrators have added, and those that they refuse. */
export async function findDomains({ db }: Pick<Core, 'db'>): Promise<DomainList> {
  const rows = await db.selectFrom('academic_domains').select(['domain', 'is_academic']).execute();
  const named = (isAcademic: boolean) =>
    rows.filter((row) => row.is_academic === isAcademic).map(({ domain }) => domain);
  return { academic: named(true), refused: named(false) };
}
