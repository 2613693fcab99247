import type { creditKinds } from '#contract/credit/kinds.ts';
import { creditLimits as limits, creditTimes as times } from '#contract/credit/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { creditHeld } from './held.ts';

const most = (count: number) => count.toLocaleString('en');

/** The words that complete the kinds of this module. */
export const creditWords = {
  refusals: {
    credit_rule_order:
      'The least hours cannot be below the hours of one credit. The most hours cannot be below the least hours.',
    credit_rule_missing: 'This cohort has no rule of credit yet. The institution sets it.',
    claim_unknown: 'There is no such claim.',
    claim_moved: 'This claim has moved on. Reload the page to see how it stands.',
    claim_project_unknown: 'You have no work in this project.',
    claim_line_unknown: 'One of these lines is not there any more. Reload the page.',
    claim_line_barred: 'One of these lines cannot be claimed now. Reload the page to see why.',
    claim_lacks: 'Something is missing. The page says what.',
    claim_sum_moved: 'The sum is another one now. Read it again, then send.',
    claims_too_many: `You can have ${limits.open} open claims in one cohort.`,
    claim_lines_incomplete: 'Answer each line. Give a reason where you confirm fewer hours.',
    claim_evidence_full: `A claim has at most ${limits.files} files. Remove one first.`,
    claim_evidence_unknown: 'This file is not there any more.',
    claim_own: 'This is your own claim. Other staff decide it.',
    claim_passed_over: 'You have worked with this student or this team. Other staff decide this claim.',
    claim_reason_missing: `Write a reason of ${limits.reason.min} to ${most(limits.reason.max)} characters. The student reads it.`,
    claim_returned_often: `A claim can be returned ${limits.collegeReturns} times. Approve it or decline it.`,
    claim_same_staff: 'You decided this before. Other staff look at it.',
    claim_appeal_twice: 'There was an appeal already.',
    claim_appeal_late: `The ${times.appealDays} days for an appeal are over.`,
    claim_appeal_no_one: 'The institution has no other staff who can look at it.',
    claim_line_taken: 'A line of this claim counts in another claim by now.',
    claim_line_changed: 'The work of a line is disputed, or is no longer as the claim says.',
    work_log_unknown: 'This line is not there any more.',
    work_log_closed: 'This line is in a claim, or its days are over. It stays as it is.',
    work_log_day: `Choose a day of your work, at most ${times.logDays} days back.`,
    work_log_day_full: 'A day has at most 12 hours over all your lines.',
    work_log_hours_full: 'The opportunity gives credit for fewer hours. Write fewer hours.',
    work_log_not_open: 'This work gives no credit by a log.',
    work_logs_too_many: `A log has at most ${most(limits.logs)} lines.`,
  },
  fieldErrors: {
    credit_rule_number: 'Enter a whole number.',
    claim_reason_length: `Write ${limits.reason.min} to ${most(limits.reason.max)} characters.`,
    claim_appeal_length: `Write ${limits.reason.min} to ${most(limits.reason.max)} characters.`,
    claim_evidence_length: `Write ${limits.evidence.min} to ${most(limits.evidence.max)} characters.`,
    claim_line_reason: `Give a reason of at most ${limits.lineReason} characters.`,
    claim_line_hours: 'Enter hours, not more than the line has.',
    claim_lines_none: 'Choose at least one line.',
    work_log_text: `Write at most ${limits.log} characters.`,
    work_log_quarters: 'Enter hours from 0.25 to 12, in steps of 0.25.',
    work_log_day_form: 'Enter a day.',
  },
  turns: {
    mine: {
      claim_host: ({ thing, person }) =>
        `Confirm hours of ${person || 'a member'} in ${thing || 'your project'}`,
      claim_returned: ({ thing }) => `Change your claim of credit at ${thing}, or withdraw it`,
      claim_evidence: ({ thing }) => `Give evidence for your claim of credit at ${thing}`,
      claims_college: ({ thing }) => `Decide a claim of credit: ${thing}`,
    },
    awaited: {
      claim_host: ({ thing }) => `The owners of ${thing || 'the project'} look at your hours`,
      claim_returned: ({ thing }) => `A student changes a claim: ${thing}`,
      claim_evidence: ({ thing }) => `A student gives evidence: ${thing}`,
      claims_college: ({ thing }) => `${thing} looks at your claim of credit`,
    },
  },
  notifications: {
    claim_host_asked: ({ person }) => `${person || 'A member'} asks you to confirm hours of work`,
    claim_confirmed: () => 'The host has answered. The institution has your claim now',
    claim_returned: () => 'Your claim of credit was returned. Read the reason',
    claim_evidence_needed: () => 'No host confirms your hours. Give evidence for your claim',
    claim_waits: () => 'A claim of credit waits for the institution',
    claim_waits_for_no_one: () => 'No staff of the institution can decide your claim now. It waits',
    claim_late: () => 'The institution is late with your claim of credit',
    claim_approved: () => 'Your claim of credit is approved',
    claim_declined: () => 'Your claim of credit was declined. Read the reason',
    claim_withdrawn: () => 'Your claim of credit is withdrawn',
    claim_released: () => 'Your claim of credit has ended. You can claim the hours again',
    claim_taken_back: () => 'The institution took its approval back. Read the reason',
    claim_appealed: () => 'A student appeals against a decision',
    claim_appeal_decided: () => 'Other staff have decided about your appeal',
  },
  subjects: {
    credit_claim: ({ thing }) => (thing ? `Claim of credit at ${thing}` : 'Claim of credit'),
    hosted_claim: ({ thing }) => thing,
    college_claim: ({ thing }) => thing,
  },
  held: creditHeld,
} satisfies ModuleWords<typeof creditKinds>;
