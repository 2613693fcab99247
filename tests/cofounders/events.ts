import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';

type Told = 'stillAsked' | 'reviewLate' | 'approved' | 'returned';

function toMember(name: `cofounders.${Told}`, kind: NotificationKind): Build[] {
  return [
    async (core) => {
      const { id: searchId } = await someone(core);
      return { event: { name, accountId: null, subject: { searchId } }, notified: { [searchId]: kind } };
    },
  ];
}

function paused(pause: string, isTold: boolean): Build {
  return async (core) => {
    const { id: searchId } = await someone(core);
    return {
      event: { name: 'cofounders.paused', accountId: null, subject: { searchId, pause } },
      notified: isTold ? { [searchId]: 'search_paused' } : {},
    };
  };
}

export const cofounderEvents: Cases<Extract<EventName, `cofounders.${string}`>> = {
  'cofounders.changed': 'none',
  'cofounders.turnedOn': 'none',
  'cofounders.deleted': 'none',
  'cofounders.submitted': 'none',
  'cofounders.removed': 'none',
  'cofounders.putBack': 'none',
  'cofounders.paused': [paused('quiet', true), paused('own', false)],
  'cofounders.stillAsked': toMember('cofounders.stillAsked', 'still_looking_asked'),
  'cofounders.reviewLate': toMember('cofounders.reviewLate', 'search_late'),
  'cofounders.approved': toMember('cofounders.approved', 'search_approved'),
  'cofounders.returned': toMember('cofounders.returned', 'search_returned'),
};
