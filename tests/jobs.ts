import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { reactionTasks } from '#core/collected/reactions.ts';
import type { Letter } from '#core/ground/letters.ts';
import type { TestCore } from './database.ts';

/** Runs all reactions that wait, as a worker would. */
export async function runReactions(core: TestCore): Promise<void> {
  const taskList = reactionTasks(core);
  await runOnce({ pgPool: core.connection.pool, taskList, logger: new Logger(() => () => {}) });
}

/** The emails in the outbox, once all reactions have run. */
export async function postedLetters(core: TestCore): Promise<Letter[]> {
  await runReactions(core);
  const { rows } = await sql<{ payload: Letter }>`
    select payload from graphile_worker._private_jobs
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'send-letter')
    order by id`.execute(core.db);
  return rows.map(({ payload }) => payload);
}
