import type { Core } from '../ground/core.ts';
import type { DomainList } from './academic-domains.ts';

/** What administrators have added to the academic domains, and what they refuse. */
export async function findDomains({ db }: Pick<Core, 'db'>): Promise<DomainList> {
  const rows = await db.selectFrom('academic_domains').select(['domain', 'is_academic']).execute();
  const named = (isAcademic: boolean) =>
    rows.filter((row) => row.is_academic === isAcademic).map(({ domain }) => domain);
  return { academic: named(true), refused: named(false) };
}
