import type { Tx } from '../../ground/events.ts';
import { findPool, findTaken, type Pool } from '../find-pool.ts';

/** The pool of a project and what is taken of it, held until the transaction ends: whoever takes or sets comes one after another. */
export async function holdPool(tx: Tx, projectId: string): Promise<{ pool: Pool | null; taken: number }> {
  await tx
    .insertInto('agreement_pool_uses')
    .values({ project_id: projectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('agreement_pool_uses')
    .select('taken')
    .where('project_id', '=', projectId)
    .forUpdate()
    .execute();
  return { pool: await findPool(tx, projectId), taken: await findTaken(tx, projectId) };
}
