import type { CalendarAddressBody } from '#contract/calendars/calls.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { requireAge } from '../ground/require-age.ts';
import { hashOf } from '../ground/secrets.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { calendarSecretOf } from './calendar-secret.ts';
import { getCalendarAddress } from './get-calendar-address.ts';

/** Makes the address of the member's own calendar; one from before leads nowhere from then on. */
export async function makeCalendarAddress(core: Core, member: Member): Promise<CalendarAddressBody> {
  await core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'consented');
    const id = newId();
    const made = { id, secret: null, secret_hash: hashOf(calendarSecretOf(core, id)) };
    await tx
      .insertInto('calendar_addresses')
      .values({ account_id: member.id, ...made })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...made, made_at: now }))
      .execute();
  });
  return getCalendarAddress(core, member);
}
