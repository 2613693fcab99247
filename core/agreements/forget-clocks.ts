import { sql } from 'kysely';
import { rememberedWaits } from '../clocks/waits.ts';
import type { Core } from '../ground/core.ts';

/**
 * Removes clocks that ended a year ago, where nothing is owed any more in the agreement that they are about: until then they tell
 * what has run out.
 */
export async function forgetClocks({ db }: Pick<Core, 'db'>): Promise<void> {
  await sql`
    delete from clocks
    where ended_at < now() - interval '1 year' and kind = any(${[...rememberedWaits]}::text[])
      and not exists (
        select from agreements
        where agreements.id = split_part(clocks.subject_id, '.', 1) and active_at is not null
          and (not is_settled or next_due_at is not null or exists (
            select from agreement_late_payments as late where late.agreement_id = agreements.id and settled_at is null
          ))
      )`.execute(db);
}
