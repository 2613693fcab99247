import type { RefusalValues } from '#contract/ground/refusals.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';

/** Why something cannot be done under an agreement in force. */
export const ledgerRefusals = {
  agreement_not_active: 'This agreement is ending or has ended, so nothing new begins under it.',
  agreement_settled: 'This agreement is settled. Only what has vested goes on.',
  award_too_large: 'This is more than the value of the milestone. Choose a value from 0 up to it.',
  cause_not_claimed: 'No cause is claimed here that could be contested or decided.',
  cause_unknown: 'The agreement lists no such cause.',
  choice_outside_bounds: 'This share is not offered for this milestone. Choose one of those that are shown.',
  confirmation_stands:
    'This confirmation stands: a ruling was made on it, money was to be paid back, or the time for a dispute is over.',
  conversion_unknown: 'There is no such conversion that waits for a yes.',
  dispute_too_late: 'The time in which this milestone could be disputed is over.',
  dispute_used:
    'This milestone was disputed already. Only a dispute that was withdrawn can be opened again, and only once.',
  end_not_reached: 'The end date has not come yet.',
  entry_out_of_order: 'Something else was written in between. Here is how it is now.',
  entry_unknown: 'There is no such entry that could be reversed.',
  entry_wrong_figures: 'These figures do not follow from what was agreed. Nothing was changed.',
  milestone_disputed: 'This milestone is disputed. It goes on once that is decided.',
  milestone_unknown: 'The agreement has no such milestone.',
  not_due: 'Nothing of this kind is due.',
  not_from_this_stage: 'The milestone has moved on, so this is not possible any more.',
  not_your_side: 'This is for the other side to do.',
  payment_not_awaited: 'This payment does not wait for a confirmation.',
  payment_too_large: 'This is more than what is open. Enter that or less.',
  pool_short: ({ count }: RefusalValues) =>
    `The pool is ${plural(count ?? 0, { one: (shown) => `${shown} unit`, other: (shown) => `${shown} units` })} short of this choice. Nothing was started. Choose a lower share, or ask the owners to make room in the pool.`,
  settlement_over: 'This proposal is not open any more. Here is how it is now.',
  settlement_waits: 'Another proposal waits for its answer. Answer it first, or take yours back.',
  too_many_changes: 'Changes were asked for twice. Accept it now, or open a dispute.',
  units_not_held: ({ count }: RefusalValues) => `There are only ${number(count ?? 0)} such units.`,
  milestone_not_late: 'Owners can drop a milestone once the time for handing it in is over.',
  submission_empty: 'Say what was done, or bring a link or a file.',
  submission_value: 'Enter the value that you ask for as a number, such as 12000 or 12000.50; 0 for nothing.',
  submission_files_many: 'Up to five files can be handed in with a milestone.',
};
