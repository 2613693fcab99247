import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { letBeginIn, officeHourOf, seatIn } from './office-hours.ts';

type OfOfficeHours = Extract<EventName, `officeHours.${string}`>;
type Side = 'mentor' | 'mentee';

/** `by` causes it; the sides in `to` are notified. With `beginsIn` it begins so many minutes from now. */
function tells(
  name: OfOfficeHours,
  kind: NotificationKind,
  { by, to, beginsIn, ...more }: { by?: Side; to: readonly Side[]; beginsIn?: number; hadSeat?: boolean },
): Build {
  return async (core: TestCore) => {
    const { id: officeHourId, mentor } = await officeHourOf(core);
    const mentee = await seatIn(core, officeHourId);
    const accounts = { mentor, mentee };
    if (beginsIn !== undefined) await letBeginIn(core, officeHourId, beginsIn);
    const { id: seatId } = await core.db
      .selectFrom('office_hour_seats')
      .select('id')
      .where('office_hour_id', '=', officeHourId)
      .executeTakeFirstOrThrow();
    const subject = { officeHourId, seatId, memberId: mentee.id, ...more };
    const event = { name, accountId: by ? accounts[by].id : null, subject } as CoreEvent;
    return { event, notified: Object.fromEntries(to.map((side) => [accounts[side].id, kind])) };
  };
}

const [mentor, mentee] = [['mentor'], ['mentee']] as const;

export const officeHourEventCases: Cases<OfOfficeHours> = {
  'officeHours.announced': [
    tells('officeHours.announced', 'office_hour_announced', { by: 'mentor', to: mentor }),
  ],
  'officeHours.cancelled': [
    tells('officeHours.cancelled', 'office_hour_cancelled', { by: 'mentor', to: mentee }),
  ],
  'officeHours.released': [
    async (core) => {
      const to = { to: mentee };
      const { event, notified } = await tells('officeHours.released', 'office_hour_released', to)(core);
      const { mentor_id: id } = await core.db
        .selectFrom('office_hours')
        .select('mentor_id')
        .where('id', '=', (event.subject as { officeHourId: string }).officeHourId)
        .executeTakeFirstOrThrow();
      return { event, notified: { ...notified, [id ?? '']: 'office_hour_released_own' } };
    },
  ],
  'officeHours.linkChanged': [
    tells('officeHours.linkChanged', 'office_hour_link_changed', { by: 'mentor', to: mentee, beginsIn: 30 }),
    tells('officeHours.linkChanged', 'office_hour_link_changed', { by: 'mentor', to: [], beginsIn: 120 }),
  ],
  'officeHours.dayBefore': [tells('officeHours.dayBefore', 'office_hour_day_before', { to: mentee })],
  'officeHours.hourBefore': [tells('officeHours.hourBefore', 'office_hour_hour_before', { to: mentee })],
  'officeHours.ticked': 'none',
  'officeHours.topicChanged': 'none',
  'officeHours.seatTaken': [
    tells('officeHours.seatTaken', 'office_seat_taken', { by: 'mentee', to: mentee }),
  ],
  'officeHours.waiting': 'none',
  'officeHours.asked': 'none',
  'officeHours.seatGiven': [tells('officeHours.seatGiven', 'office_seat_given', { to: mentee })],
  'officeHours.seatOffered': [tells('officeHours.seatOffered', 'office_seat_offered', { to: mentee })],
  'officeHours.seatLeft': [
    tells('officeHours.seatLeft', 'office_seat_left', { by: 'mentee', to: mentee, hadSeat: true }),
    tells('officeHours.seatLeft', 'office_seat_left', { by: 'mentee', to: [], hadSeat: false }),
  ],
  'officeHours.seatLapsed': 'none',
  'officeHours.seatReleased': [
    tells('officeHours.seatReleased', 'office_seat_released', { to: mentee, hadSeat: true }),
  ],
  'officeHours.seatFreed': 'none',
};
