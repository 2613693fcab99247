import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { reactionTasks } from '#core/collected/reactions.ts';
import type { Email } from '#core/ground/emails.ts';
import type { TaskList } from '#outside/jobs/lane.ts';
import { type Ended, reportAndTake } from '#outside/jobs/table.ts';
import type { TestCore } from './database.ts';

/** Runs all jobs of these tasks that are due, one after another, as a worker would. It takes `most` of them with one statement. */
export async function runTasks({ connection }: TestCore, tasks: TaskList, most = 1): Promise<void> {
  const worker = randomUUID();
  let ended: Ended[] = [];
  for (;;) {
    const asked = { worker, ended, tasks: Object.keys(tasks), most };
    const jobs = await reportAndTake(connection.pool, asked);
    if (jobs.length === 0) return;
    ended = [];
    for (const job of jobs) {
      const { id, task, payload } = job;
      const error = await tasks[task]?.(payload, job, () => true).then(() => undefined, String);
      ended.push(error === undefined ? { id } : { id, error });
    }
  }
}

/** Runs all reactions that wait, as a worker would. */
export async function runReactions(core: TestCore, most?: number): Promise<void> {
  await runTasks(core, reactionTasks(core), most);
}

/** The emails in the outbox, once all reactions have run. */
export async function postedEmails(core: TestCore): Promise<Email[]> {
  await runReactions(core);
  const { rows } = await sql<{ payload: Email }>`
    select payload from jobs where task = 'send-letter' order by id`.execute(core.db);
  return rows.map(({ payload }) => payload);
}
