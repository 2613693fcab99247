import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

const daysKept = 30;

/** Removes emails from the outbox that were given up so long ago that no one will send them again: some contain an address. */
export async function forgetFailedLetters({ db }: Core): Promise<void> {
  await sql`
    delete from jobs
    where task = 'send-letter' and attempts >= max_attempts and locked_at is null
      and run_at < now() - ${daysKept} * interval '1 day'`.execute(db);
}
