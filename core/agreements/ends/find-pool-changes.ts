import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import type { Db } from '#db/connect.ts';
import type { PoolTerms } from '#rules/agreements/terms.ts';
import { percentOf } from '#rules/amounts/units.ts';
import { isoDate } from '../../ground/dates.ts';

type Totals = Pick<PoolTerms, 'companyUnits' | 'poolUnits'>;

/**
 * The shares of a member's units in the company and in the pool, before and after each change of the totals since the
 * quoted ones.
 */
export async function findPoolChanges(
  db: Db,
  projectId: string,
  quoted: PoolTerms,
  units: number,
): Promise<SharesBody['pools']> {
  const rows = await db
    .selectFrom('agreement_pools')
    .select(['version', 'company_units', 'pool_units', 'set_at'])
    .where('project_id', '=', projectId)
    .where('version', '>', quoted.version)
    .orderBy('version')
    .execute();
  let before: Totals = quoted;
  return rows.map(({ version, company_units: company, pool_units: pool, set_at: setAt }) => {
    const after = { companyUnits: Number(company), poolUnits: Number(pool) };
    const change = (of: keyof Totals) => ({
      from: Number(percentOf(units, before[of])),
      to: Number(percentOf(units, after[of])),
    });
    const shown = {
      version,
      setAt: isoDate(setAt),
      ofCompany: change('companyUnits'),
      ofPool: change('poolUnits'),
    };
    before = after;
    return shown;
  });
}
