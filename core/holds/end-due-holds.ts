import { sql } from 'kysely';
import { holdTimes } from '#contract/holds/limits.ts';
import { hasOtherStaff } from '../administration/steps/has-other-staff.ts';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { endHold } from './steps/end-hold.ts';

/** Hours more in which staff without others can confirm alone. */
const aloneHours = 2 * holdTimes.confirmHours;

/** Ends holds whose time is over, and proposed ones that no other staff have confirmed within 72 hours. */
export async function endDueHolds(core: Core): Promise<void> {
  const { rows: due } = await sql<{ id: string }>`
    select id from holds where ended_at is null and (
      until <= now()
      or state = 'proposed' and proposed_at <= now() - make_interval(hours => ${holdTimes.confirmHours}::int)
    ) order by until`.execute(core.db);
  await tryEach(due, ({ id }) => endDue(core, id), { failed: 'holds could not be ended.' });
}

function endDue(core: Core, id: string): Promise<void> {
  return core.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: string;
      account_id: string;
      proposed_by: string | null;
      is_over: boolean;
      is_lapsed: boolean;
    }>`
      select id, account_id, proposed_by, until <= now() as is_over,
        proposed_at <= now() - make_interval(hours => ${holdTimes.confirmHours + aloneHours}::int) as is_lapsed
      from holds where id = ${id} and ended_at is null
        and (until <= now() or state = 'proposed') for update`.execute(tx);
    const [row] = rows;
    if (!row) return;
    const others = [row.proposed_by ?? '', row.account_id];
    if (row.is_over || row.is_lapsed || (await hasOtherStaff(tx, core, 'rights', others)))
      await endHold(tx, row);
  });
}
