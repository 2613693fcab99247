import { randomBytes } from 'node:crypto';
import type { CalendarAddressBody } from '#contract/mentoring/calendar-calls.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getCalendarAddress } from './get-calendar-address.ts';

/** Makes the address of the member's own calendar; one from before leads nowhere from then on. */
export async function makeCalendarAddress(core: Core, member: Member): Promise<CalendarAddressBody> {
  await core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const secret = randomBytes(18).toString('hex');
    await tx
      .insertInto('calendar_addresses')
      .values({ account_id: member.id, secret })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ secret, made_at: now }))
      .execute();
  });
  return getCalendarAddress(core, member);
}
