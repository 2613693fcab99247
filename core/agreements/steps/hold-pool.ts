import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';
import { findPool, type Pool } from '../find-pool.ts';

type HeldPool = { pool: Pool | null; taken: number };

/**
 * The pool of a project and the units taken from it, locked until the transaction ends, so that changes happen one after
 * another.
 */
export async function holdPool(tx: Tx, projectId: string): Promise<HeldPool> {
  const taken = (await holdTaken(tx, projectId)) ?? (await beginTaking(tx, projectId));
  return { pool: await findPool(tx, projectId), taken };
}

async function holdTaken(tx: Tx, projectId: string): Promise<number | undefined> {
  const [row] = await holdOfProject(tx, projectId);
  return row && Number(row.taken);
}

const holdOfProject = prepared((tx, projectId: string) =>
  tx.selectFrom('agreement_pool_uses').select('taken').where('project_id', '=', projectId).forUpdate(),
);

/** Writes the first row of a project; of two transactions at once the second waits for the first one's row. */
async function beginTaking(tx: Tx, projectId: string): Promise<number> {
  await tx
    .insertInto('agreement_pool_uses')
    .values({ project_id: projectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await holdTaken(tx, projectId)) ?? 0;
}
