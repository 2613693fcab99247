import { type Expression, sql } from 'kysely';

/** Whether an email of this kind to or about the account still lies in the outbox and has not been given up. */
export function emailWaits(email: string, accountId: Expression<string>) {
  return sql<boolean>`exists (
    select from jobs as job
    where job.task = 'send-letter' and job.attempts < job.max_attempts
      and job.payload ->> 'letter' = ${email} and job.payload ->> 'accountId' = ${accountId}
  )`;
}
