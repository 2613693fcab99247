import type { PoolTerms } from '#contract/agreements/terms.ts';
import type { Db } from '#db/connect.ts';

export type Pool = PoolTerms & { setAt: Date };

/** The newest record of what a project may promise; null while nothing is recorded. */
export async function findPool(db: Db, projectId: string): Promise<Pool | null> {
  const row = await db
    .selectFrom('agreement_pools')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    version: row.version,
    companyUnits: Number(row.company_units),
    poolUnits: Number(row.pool_units),
    asOfDay: row.as_of_day,
    setAt: row.set_at,
  };
}

/** Units that started and later milestones of all its agreements hold. */
export async function findTaken(db: Db, projectId: string): Promise<number> {
  const row = await db
    .selectFrom('agreement_pool_uses')
    .select('taken')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return Number(row?.taken ?? 0);
}
