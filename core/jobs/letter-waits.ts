import { type Expression, sql } from 'kysely';

/** Whether an email of this kind to or about the account still lies in the outbox and has not been given up. */
export function letterWaits(letter: string, accountId: Expression<string>) {
  return sql<boolean>`exists (
    select from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'send-letter' and job.attempts < job.max_attempts
      and job.payload ->> 'letter' = ${letter} and job.payload ->> 'accountId' = ${accountId}
  )`;
}
