import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import type { AgreementPoolsTable } from '#db/tables/agreement-pools.ts';
import type { PoolTerms } from '#rules/agreements/terms.ts';

export type Pool = PoolTerms & { setAt: Date };

/** The newest record of what a project may promise; null while nothing is recorded. */
export async function findPool(db: Db, projectId: string): Promise<Pool | null> {
  const [row] = await selectOfProject(db, projectId);
  return row ? poolOf(row) : null;
}

type Row = Pick<
  Selectable<AgreementPoolsTable>,
  'version' | 'company_units' | 'pool_units' | 'as_of_day' | 'set_at'
>;

function poolOf(row: Row): Pool {
  return {
    version: row.version,
    companyUnits: Number(row.company_units),
    poolUnits: Number(row.pool_units),
    asOfDay: row.as_of_day,
    setAt: row.set_at,
  };
}

const selectOfProject = prepared((db, projectId: string) =>
  db
    .selectFrom('agreement_pools')
    .select(['version', 'company_units', 'pool_units', 'as_of_day', 'set_at'])
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .limit(sql.lit(1)),
);

/** Units that started and later milestones of all its agreements hold. */
export async function findTaken(db: Db, projectId: string): Promise<number> {
  const row = await db
    .selectFrom('agreement_pool_uses')
    .select('taken')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return Number(row?.taken ?? 0);
}
