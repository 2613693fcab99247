import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { mentorshipBetween } from './mentorships.ts';

type OfMentorships = Extract<EventName, `mentorships.${string}`>;
type Side = 'mentor' | 'mentee';
const both = ['mentor', 'mentee'] as const;

/** `by` causes it; the sides in `to` are notified. */
function tells(name: OfMentorships, kind: NotificationKind, by: Side | null, to: readonly Side[]): Build[] {
  return [
    async (core: TestCore) => {
      const made = await mentorshipBetween(core, {}, { state: 'running' });
      const event = {
        name,
        accountId: by && made[by].id,
        subject: { mentorshipId: made.id },
      } as CoreEvent;
      return { event, notified: Object.fromEntries(to.map((side) => [made[side].id, kind])) };
    },
  ];
}

export const mentorshipEventCases: Cases<OfMentorships> = {
  'mentorships.proposed': tells('mentorships.proposed', 'mentorship_proposed', 'mentee', ['mentor']),
  'mentorships.countered': tells('mentorships.countered', 'mentorship_countered', 'mentor', ['mentee']),
  'mentorships.agreed': tells('mentorships.agreed', 'mentorship_agreed', 'mentor', ['mentee']),
  'mentorships.declined': tells('mentorships.declined', 'mentorship_declined', 'mentor', ['mentee']),
  'mentorships.withdrawn': tells('mentorships.withdrawn', 'mentorship_withdrawn', 'mentee', ['mentor']),
  'mentorships.lapsed': 'none',
  'mentorships.paused': tells('mentorships.paused', 'mentorship_paused', 'mentee', ['mentor']),
  'mentorships.resumed': tells('mentorships.resumed', 'mentorship_resumed', null, both),
  'mentorships.checkInOpened': tells('mentorships.checkInOpened', 'mentorship_check_in_open', null, both),
  'mentorships.checkInWritten': 'none',
  'mentorships.goOnAsked': tells('mentorships.goOnAsked', 'mentorship_go_on_asked', null, both),
  'mentorships.wentOn': 'none',
  'mentorships.completed': tells('mentorships.completed', 'mentorship_completed', null, both),
  'mentorships.ended': tells('mentorships.ended', 'mentorship_ended', 'mentor', ['mentee']),
  'mentorships.released': tells('mentorships.released', 'mentorship_released', null, both),
  'mentorships.reachedWritten': 'none',
  'mentorships.reachedShown': [
    async (core: TestCore) => {
      const { id, mentor, mentee } = await mentorshipBetween(core, {}, { state: 'completed' });
      await core.db
        .insertInto('mentorship_outcomes')
        .values({ mentorship_id: id, side: 'mentor', text: 'Ten growers pay.' })
        .execute();
      return {
        event: { name: 'mentorships.reachedShown', accountId: null, subject: { mentorshipId: id } },
        notified: { [mentor.id]: 'mentorship_reached', [mentee.id]: 'mentorship_reached' },
      };
    },
    async (core: TestCore) => {
      const { id } = await mentorshipBetween(core, {}, { state: 'completed' });
      return {
        event: { name: 'mentorships.reachedShown', accountId: null, subject: { mentorshipId: id } },
        notified: {},
      };
    },
  ],
};
