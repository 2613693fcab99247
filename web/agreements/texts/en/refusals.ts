import { disputeLimits as disputes } from '#contract/agreements/dispute-limits.ts';
import { agreementLimits as limits } from '#contract/agreements/limits.ts';
import { trialTerms } from '#contract/agreements/trial-limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import { trialLimits } from '#rules/trials/trial-limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { ledgerRefusals } from '#web/ledger/texts/en/ledger-refusals.ts';
import { agreementEndRefusals } from './end-refusals.ts';
import { agreementLanguageRefusals } from './language-refusals.ts';
import { agreementMoneyRefusals } from './money-refusals.ts';

const milestone = ({ param }: RefusalValues) => (param ? `Milestone ${param}: ` : '');

export const agreementRefusals = {
  ...agreementLanguageRefusals,
  agreement_unknown: 'There is no such agreement here.',
  agreement_over: 'This negotiation has ended, or its time is over. Nothing was changed.',
  agreement_moved: 'This is not possible now. Please reload the page.',
  agreement_not_your_draft: 'Your side has no draft of this, or this part is for the other side to write.',
  agreement_project_closed: 'Publish the project first: agreements begin and are signed while it is open.',
  agreement_person_unknown:
    'You can make agreements with members of the team, and with applicants whom you accepted.',
  agreement_person_underage: `They must be ${limits.adultAge} where they live to agree to this.`,
  agreement_person_away: 'They are not available now, so nothing new can begin.',
  agreement_two_sides: 'You cannot be on both sides of an agreement. Another owner can begin it with you.',
  agreement_no_other_owner:
    'They own this project as well, so another owner must act for it. Let a member of the team own it first.',
  agreement_incomplete: 'Something is left to say before this can be proposed. The list names it.',
  agreement_nothing_changed: 'This says what stands already. Change something, or answer it as it is.',
  agreement_shares_crossed: (values: RefusalValues) =>
    `${milestone(values)}the lowest share is above the highest.`,
  agreement_no_share_to_offer: (values: RefusalValues) =>
    `${milestone(values)}between these shares nothing can be offered: at this price none of them gives a whole unit. Lower the price, or widen the bounds.`,
  agreement_shares_without_equity: (values: RefusalValues) =>
    `${milestone(values)}without an equity part both shares are 0.`,
  agreement_milestone_twice: 'Two milestones have the same number.',
  agreement_trials_full: `You can have ${trialLimits.ofMember} trials at one time. End one first. Your draft is kept.`,
  agreement_trials_full_other:
    'The other member has as many trials as a member can have. Propose this one later. Your draft is kept.',
  agreement_trial_days: `A trial has ${trialTerms.days.min} to ${trialTerms.days.max} days. Once you can add ${trialTerms.moreDays} more. Change the last day.`,
  agreement_trial_milestones: `A trial has at most ${trialTerms.milestones} milestones. Remove one.`,
  agreement_keeps_project:
    'This project has an agreement, so it stays. Drop the draft of an agreement that you did not propose.',
  agreement_end_before_start: 'The end is before the start.',
  agreement_cliff_beyond_months: 'The cliff cannot be longer than the vesting itself.',
  agreement_vesting_before_signature:
    'Vesting cannot begin before the day of the second signature. Choose a later day.',
  agreement_fallback_too_large: (values: RefusalValues) =>
    `${milestone(values)}the cash fallback would pass the largest amount there can be.`,
  agreement_esop_untold:
    'An ESOP promise is for employees and directors. Confirm that they are or will be one, or name another instrument.',
  agreement_pool_missing: 'Record first what the project may promise: its units and its pool.',
  agreement_pool_changed:
    'The totals of the pool have changed since this text was proposed. Counter it once: then it quotes the new ones.',
  agreement_pool_short: ({ count }: RefusalValues) =>
    `The pool is ${number(count ?? 0)} units short of what the lowest shares need.`,
  agreement_pool_above_company: 'The pool cannot be larger than the company.',
  agreement_pool_below_taken: ({ count }: RefusalValues) =>
    `Started milestones hold ${number(count ?? 0)} units. The pool cannot be below that.`,
  agreement_pool_day: 'These totals are of a day to come. Choose today or an earlier day.',
  agreement_people_full: `This project has proposed an equity part to ${limits.equityPeopleAYear} people in this financial year. More can be asked from 1 April on.`,
  agreement_already_signed: 'Your side has signed this text already.',
  agreement_same_person: 'You have signed this for the other side. You cannot sign for both sides.',
  agreement_signer_other:
    'Another owner signs this in their own name. If you want to sign, propose it again.',
  statement_empty: 'Nothing was written in this month.',
  dispute_unknown: 'There is no such dispute here.',
  dispute_own: 'You take part in this project or agreement, so you neither rule on it nor see its amounts.',
  dispute_same_administrator: 'You have ruled on this. Other staff decide the appeal.',
  dispute_evidence_open: 'The time for evidence still runs. Rule once it is over.',
  dispute_evidence_over: 'The time for evidence is over. A ruling comes on what is there.',
  dispute_evidence_full: `Your side has brought ${disputes.statements} statements, which is the most.`,
  dispute_appeal_nobody:
    'No one can decide an appeal here: all staff who could decide take part in this. The ruling becomes final. You keep your right to go to court.',
  dispute_appeal_over: 'The time for an appeal is over. The ruling is final.',
  dispute_over: 'Both sides have settled this dispute, or it was withdrawn. It needs no ruling.',
  settlement_lapsed: `The ${disputes.settlementDays} days to answer this proposal are over. The dispute goes on; either side can propose again.`,
  settlement_full: `Your side has proposed ${disputes.settlements} settlements about this milestone, which is the most.`,
  dispute_passes_missing: 'Say what passes to the project, since only a part of the value is awarded.',
  amendment_changes_fixed:
    'An amendment leaves the currency, the zone, the language and the start of vesting as both have signed them.',
  amendment_changes_milestone: (values: RefusalValues) =>
    `${milestone(values)}it has begun. Until it is submitted its due date and criteria can still be changed, and nothing else of it.`,
  amendment_drops_milestone: (values: RefusalValues) =>
    `${milestone(values)}it stays in the text. What has not begun can be cancelled instead.`,
  agreement_authority_missing: 'Confirm that you may sign for those whom the text names.',
  agreement_organisation_unshown:
    'No owner has verified an organisation with this registry number. Verify it first, or say that the project is not registered: then its owners answer in person.',
  agreement_clauses_old:
    'This text was written before our standard sentences named the project and its company. You cannot sign it any more. Counter it once. The same terms then stand under the new sentences.',
  agreement_parties_changed:
    'The name of the project, its owners or its verification have changed since this text was proposed. Counter it once: then it names them as they are now.',
  ...agreementEndRefusals,
  ...ledgerRefusals,
  ...agreementMoneyRefusals,
};
