import { interviewLimits } from '#contract/applications/interview-limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import { day } from '#web/ground/texts/amounts.ts';

export const applicationRefusals = {
  application_unknown: 'There is no such application here.',
  application_own_team: 'You are in the team of this project.',
  application_not_open: 'This is not open to you',
  application_open: 'You have applied for this already. Your application is open.',
  application_declined: 'The team has answered you already: not this time.',
  application_twice: 'You have applied for this twice.',
  application_answer_missing: 'Please answer each question.',
  application_start_late: 'Please look at the day from which you can begin: it is more than a year late.',
  application_start_past: 'This day has passed. Please choose one from today on.',
  application_owners_away: ({ on }: RefusalValues) =>
    `The owners who answer applications here are away${on ? ` until ${day(on)}` : ''}, and take no new ones until then. Save it to look again later.`,
  application_opened: 'The team has opened it, so you cannot change it. You can take it back.',
  application_over: 'This application has ended, or its time is over.',
  application_offers_many: 'You have made three offers here, and that is the most.',
  application_moved: 'This is not possible now. Please reload the page.',
  application_words_missing: 'Please say the reason in your own words.',
  trial_empty: 'Hand in words, a link or a file.',
  trial_links: `Please give up to ${limits.trialLinks} addresses of public web pages, one a line, like https://example.com.`,
  application_note_unknown: 'There is no such note of yours here.',
  application_notes_many: `There are ${limits.sideNotes} notes about it. Delete one first.`,
  interview_time_gap:
    'On that day clocks are changed where you live: this time does not exist, or comes twice. Please choose another one.',
  interview_time_past: 'This time has passed. Please choose a later one.',
  interview_time_far: ({ on }: RefusalValues) =>
    `Choose a time${on ? ` up to ${day(on)}` : ''}: at most ${interviewLimits.withinDays} days ahead.`,
  interview_time_twice: 'Name each time once, and not the one that is agreed already.',
  offer_day: ({ on }: RefusalValues) =>
    `Choose a day for the answer from tomorrow on${on ? `, ${day(on)} at the latest` : ''}.`,
  offer_start: ({ on }: RefusalValues) =>
    `Choose a day for the start from today on${on ? `, ${day(on)} at the latest` : ''}.`,
  application_file_missing: 'Choose a file first.',
  application_file_unknown: 'There is no such file here, or no longer.',
  applications_too_many: `You have ${limits.openVerified} open applications. Take one back, or wait for an answer.`,
  applications_too_many_unverified: `You have ${limits.openUnverified} open applications. Take one back, wait for an answer, or be verified: then ${limits.openVerified} can be open.`,
};
