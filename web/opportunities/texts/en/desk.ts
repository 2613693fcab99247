import type { OpportunityState, ReviewReason } from '#contract/opportunities/limits.ts';
import { moment, number, plural, shortDay } from '#web/ground/texts/amounts.ts';

export const opportunityDeskTexts = {
  title: 'Opportunities',
  one: 'Opportunity',
  back: 'Opportunities',
  list: 'Opportunities',
  lists: { waiting: 'Waiting', decided: 'Decided', all: 'All' },
  none: {
    waiting: 'No opportunity waits for you.',
    decided: 'Nothing is decided yet.',
    all: 'There is no opportunity.',
  },
  search: 'Search opportunities',
  find: 'Search',
  late: (count: number) =>
    plural(count, { one: (shown) => `${shown} is late.`, other: (shown) => `${shown} are late.` }),
  due: (at: string) => `by ${moment(at)}`,
  isEdit: 'An edit',
  reasons: {
    first_three: 'one of the first three',
    returned_before: 'returned before',
    held_text: 'held text',
  } satisfies Record<ReviewReason, string>,
  states: {
    draft: 'Draft',
    review: 'In review',
    live: 'Open',
    paused: 'Paused',
    filled: 'Filled',
    closed: 'Closed',
    expired: 'Expired',
    removed: 'Removed',
  } satisfies Record<OpportunityState, string>,
  by: (name: string, project: string) => `${name || 'A former member'} · ${project}`,
  said: 'What others see',
  proposed: 'The edit that waits',
  waiting: 'What waits',
  before: 'Decided before',
  decided: (outcome: string, by: string, at: string) =>
    `${outcome === 'approved' ? 'Approved' : 'Returned'} by ${by || 'a former member of staff'} on ${shortDay(at)}`,
  decide: 'Your decision',
  reason: 'Reason',
  reasonHint: 'The team reads it. Needed to return it.',
  approve: 'Let others see it',
  return: 'Return it',
  deciding: 'Deciding…',
  removal: 'Remove it',
  removalHow: 'Only its team still sees it, and reads the reason.',
  remove: 'Remove',
  removing: 'Removing…',
  removedFor: 'Removed for this reason:',
  own: 'You are in the team of its project. Other staff decide about it.',
  done: {
    approved: 'Other members see the opportunity now.',
    returned: 'The opportunity went back to its owners.',
    removed: 'The opportunity is removed.',
  },
  fact: (name: string, value: string | number) =>
    `${name}: ${typeof value === 'number' ? number(value) : value}`,
} as const;
