import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { newMentee, newMentor, sessionBetween } from './sessions.ts';

type OfMentoring = Extract<EventName, `mentoring.${string}`>;
type Side = 'mentor' | 'mentee';

/** The compiler tells a union of more than 25 not apart. */
function eventOf(name: OfMentoring, accountId: string | null, subject: object): CoreEvent {
  return { name, accountId, subject } as CoreEvent;
}

/** `by` causes it; the sides in `to` are notified. */
function tells(
  name: OfMentoring,
  kind: NotificationKind,
  by: Side | null,
  to: readonly Side[],
  more = {},
): Build[] {
  return [
    async (core: TestCore) => {
      const made = await sessionBetween(core, {}, { state: 'confirmed' });
      const event = eventOf(name, by && made[by].id, { sessionId: made.id, ...more });
      return { event, notified: Object.fromEntries(to.map((side) => [made[side].id, kind])) };
    },
  ];
}

const both = ['mentor', 'mentee'] as const;
const [mentor, mentee] = [['mentor'], ['mentee']] as const;

export const mentoringEventCases: Cases<OfMentoring> = {
  'mentoring.reserved': 'none',
  'mentoring.asked': tells('mentoring.asked', 'mentoring_asked', 'mentee', mentor),
  'mentoring.confirmed': [
    ...tells('mentoring.confirmed', 'mentoring_confirmed', 'mentor', mentee),
    ...tells('mentoring.confirmed', 'mentoring_confirmed', null, both),
  ],
  'mentoring.declined': tells('mentoring.declined', 'mentoring_declined', 'mentor', mentee),
  'mentoring.withdrawn': tells('mentoring.withdrawn', 'mentoring_withdrawn', 'mentee', mentor),
  'mentoring.lapsed': 'none',
  'mentoring.cancelled': tells('mentoring.cancelled', 'mentoring_cancelled', 'mentee', mentor),
  'mentoring.released': tells('mentoring.released', 'mentoring_released', null, both),
  'mentoring.moveOffered': tells('mentoring.moveOffered', 'mentoring_move_offered', 'mentor', mentee),
  'mentoring.moved': tells('mentoring.moved', 'mentoring_moved', 'mentee', mentor),
  'mentoring.moveDeclined': tells('mentoring.moveDeclined', 'mentoring_move_over', 'mentee', mentor),
  'mentoring.moveLapsed': 'none',
  'mentoring.locationChanged': tells(
    'mentoring.locationChanged',
    'mentoring_location_changed',
    'mentor',
    mentee,
  ),
  'mentoring.dayBefore': tells('mentoring.dayBefore', 'mentoring_day_before', null, mentor, {
    side: 'mentor',
  }),
  'mentoring.hourBefore': tells('mentoring.hourBefore', 'mentoring_hour_before', null, mentee, {
    side: 'mentee',
  }),
  'mentoring.over': tells('mentoring.over', 'mentoring_over', null, mentee, { side: 'mentee' }),
  'mentoring.said': 'none',
  'mentoring.messageWritten': tells('mentoring.messageWritten', 'mentoring_message', 'mentee', mentor),
  'mentoring.claimed': tells('mentoring.claimed', 'mentoring_claimed', 'mentor', mentee),
  'mentoring.claimContested': tells('mentoring.claimContested', 'mentoring_claim_settled', 'mentee', mentor),
  'mentoring.claimAccepted': [
    ...tells('mentoring.claimAccepted', 'mentoring_claim_settled', 'mentee', mentor),
    ...tells('mentoring.claimAccepted', 'mentoring_claim_settled', null, []),
  ],
  'mentoring.settled': 'none',
  'mentoring.noted': 'none',
  'mentoring.stepsChanged': 'none',
  'mentoring.appealed': 'none',
  'mentoring.appealDecided': tells('mentoring.appealDecided', 'mentoring_appeal_decided', null, both),
  'mentoring.thanked': tells('mentoring.thanked', 'mentoring_thanked', 'mentee', mentor),
  'mentoring.thanksChanged': 'none',
  'mentoring.slotFound': [
    async (core) => {
      const [{ id: mentorId }, { id }] = [await newMentor(core), await newMentee(core)];
      const event = eventOf('mentoring.slotFound', id, { mentorId });
      return { event, notified: { [id]: 'mentoring_slot' } };
    },
  ],
  'mentoring.listChanged': 'none',
};
