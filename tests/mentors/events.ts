import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';

function toMentor(
  name: 'mentors.reviewLate' | 'mentors.approved' | 'mentors.returned',
  kind: NotificationKind,
): Build[] {
  return [
    async (core) => {
      const { id: mentorId } = await someone(core);
      return { event: { name, accountId: null, subject: { mentorId } }, notified: { [mentorId]: kind } };
    },
  ];
}

function paused(pause: string, isTold: boolean): Build {
  return async (core) => {
    const { id: mentorId } = await someone(core);
    return {
      event: { name: 'mentors.paused', accountId: null, subject: { mentorId, pause } },
      notified: isTold ? { [mentorId]: 'mentor_paused' } : {},
    };
  };
}

export const mentorEvents: Cases<Extract<EventName, `mentors.${string}`>> = {
  'mentors.changed': 'none',
  'mentors.opened': 'none',
  'mentors.closed': 'none',
  'mentors.submitted': 'none',
  'mentors.removed': 'none',
  'mentors.barred': 'none',
  'mentors.putBack': 'none',
  'mentors.paused': [paused('mark', true), paused('quiet', true), paused('own', false)],
  'mentors.reviewLate': toMentor('mentors.reviewLate', 'mentor_page_late'),
  'mentors.approved': toMentor('mentors.approved', 'mentor_page_approved'),
  'mentors.returned': toMentor('mentors.returned', 'mentor_page_returned'),
};
