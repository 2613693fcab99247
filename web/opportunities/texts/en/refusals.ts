import type { RefusalValues } from '#contract/ground/refusals.ts';
import { opportunityLimits as limits } from '#contract/opportunities/limits.ts';
import { day } from '#web/ground/texts/amounts.ts';

/** The words that an opportunity still misses, by the name of its field. */
const lacked: Record<string, string> = {
  wouldDo: 'Say what the person would do.',
  lookFor: 'Say what you look for.',
  startsOn: 'Say when it begins.',
  hoursAWeek: 'Say how many hours a week it takes.',
  mode: 'Say where the work is done.',
  place: 'Choose your district or city.',
  closesOn: 'Say until when people can ask for it.',
};

export const opportunityRefusals = {
  opportunity_paused: 'The team takes no new applications at the moment. Save it to look again later.',
  opportunity_filled: 'The opportunity is filled.',
  opportunity_ended: 'The time to apply for this is over.',
  opportunity_unknown: 'There is no such opportunity here, or it has ended with its project.',
  opportunity_closed: 'Only the owners of its project can do this, and not now. Please reload the page.',
  opportunity_over: 'Its closing day has passed. Renew it to open it for 30 days more.',
  opportunity_lapsed:
    'Three answers of the project came too late in 30 days. Its opportunities open again by themselves when all who wait have their answer.',
  opportunity_payment_overdue:
    'This project owes a payment whose time is over. Until you send it, you cannot offer or renew an opportunity.',
  opportunity_full: 'Every seat is taken, or held by an offer.',
  opportunity_no_draft: 'Only a draft can be deleted. This one was submitted: close it instead.',
  opportunity_incomplete: ({ param = '' }: RefusalValues) =>
    lacked[param] ?? 'Something is left to say before others can see it.',
  opportunity_gives_nothing: 'Say what the person gets for this work: pay, equity or college credit.',
  opportunity_job_without_pay: 'A job states its pay. Enter from how much to how much.',
  opportunity_pay_range: 'The least is more than the most. Please look at both amounts.',
  opportunity_closing_day: ({ on }: RefusalValues) =>
    `Choose a closing day from today on${on ? `, ${day(on)} at the latest` : ''}: at most ${limits.closesWithin} days ahead.`,
  opportunity_start_day: 'This start day has passed. Choose one from today on.',
  opportunity_trial_hours: `A trial task needs its text and how long it takes: ${limits.trialHours} hours at most.`,
  opportunity_terms_fixed:
    'People have applied already, so you cannot change its kind and its currency. Duplicate it to offer something else.',
  opportunity_seats_taken: 'More seats than these are taken, or held by an offer.',
  opportunity_applications_open:
    'First decide every open application, so that no applicant waits after a renewal.',
  opportunity_project_unpublished:
    'Publish the project first: people want to see who is behind the opportunity.',
  opportunity_own: 'You are in the team of its project. Other staff decide about it.',
  opportunity_reason_missing: 'Say why, so that its team can mend it.',
  opportunities_too_many: 'This project has 20 drafts. Submit or delete one of them first.',
  opportunities_saved_many: 'You have saved 200 opportunities. Take some of them out first.',
};
