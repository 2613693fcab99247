import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { askToGoOn, mentorshipBetween, metPair, openCheckIn } from './mentorships.ts';

const mentorship = (
  side: 'mentor' | 'mentee',
  changes: Parameters<typeof mentorshipBetween>[2] = {},
  then?: typeof openCheckIn,
): Thing => ({
  owners: members,
  own: async (core, owner) => {
    const made = await mentorshipBetween(core, { [side]: owner as Member }, changes);
    await then?.(core, made.id, made);
    return { mentorshipId: made.id };
  },
  gone: { mentorshipId: newId() },
});

/** Objects for the path parameters of calls about mentorships. */
export const mentorshipThings = {
  met: {
    owners: members,
    own: async (core, owner) => {
      const { sessionId } = await metPair(core, { mentor: owner as Member });
      return { sessionId };
    },
    gone: { sessionId: newId() },
  },
  proposed: mentorship('mentor'),
  sent: mentorship('mentee'),
  running: mentorship('mentor', { state: 'running' }),
  paused: mentorship('mentor', {
    state: 'paused',
    paused_until: new Date(Date.now() + 86_400_000),
    has_paused: true,
  }),
  over: mentorship('mentor', { state: 'completed' }),
  checked: mentorship('mentor', { state: 'running' }, openCheckIn),
  asked: mentorship('mentor', { state: 'running' }, askToGoOn),
} satisfies Record<string, Thing>;
