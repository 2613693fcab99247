import { interviewLimits } from '#contract/applications/interview-limits.ts';
import { applicationLimits } from '#contract/applications/limits.ts';
import { reportLimits } from '#contract/cases/report-limits.ts';
import { extensionLimits } from '#contract/clocks/limits.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { projectLimits } from '#contract/projects/limits.ts';
import { verificationLimits } from '#contract/verifications/limits.ts';
import { handleLimits } from '#rules/lists/handles.ts';
import type { PageFaultCode } from '#web/forms/outcome.ts';

/** What a person reads for faults that only pages know, and only the server finds: it sends the sentence along. */
export const toldFaultTexts = {
  file_unsent:
    'The file that you chose did not come along. Please choose it again, or send the form once more without it.',
  extension_reason_invalid: `Please say why, in up to ${extensionLimits.reason} characters.`,
  skills_too_many: 'Up to 15 can be kept. Please leave some out.',
  skill_too_long: 'Each has at most 40 characters. Please put commas between them.',
  hours_invalid: 'Hours a week go from 1 to 48. Please use digits, or leave it empty.',
  project_name_missing: 'Give your project a name.',
  project_name_long: `Keep the name to ${projectLimits.name} characters.`,
  project_line_missing: 'Say in one line what you are building.',
  project_line_long: `Keep the one line to ${projectLimits.line} characters.`,
  project_text_long: `Keep each answer to ${projectLimits.text.toLocaleString('en-IN')} characters.`,
  project_title_long: `Keep the title to ${projectLimits.title} characters.`,
  project_update_missing: 'Write a note first.',
  project_update_long: `Keep the note to ${projectLimits.update.toLocaleString('en-IN')} characters.`,
  project_reason_missing: 'Give a reason. They read it.',
  project_reason_long: `Keep the reason to ${projectLimits.reason} characters.`,
  report_concern_missing: 'Choose what it is.',
  report_words_long: `Keep it to ${reportLimits.words.toLocaleString('en')} characters.`,
  case_appeal_length: `Please write ${reportLimits.appeal.min} to ${reportLimits.appeal.max.toLocaleString('en')} characters.`,
  case_outcome_missing: 'Choose what is to be done.',
  agreement_line_missing: 'Please fill this in.',
  agreement_line_long: 'This is longer than it can be. Please shorten it.',
  agreement_amount_invalid:
    'Please enter an amount such as 12,000 or 12,000.50: more than 0, at most 1,000 crore, and no more than two decimals.',
  agreement_award_invalid:
    'Please enter an amount such as 12,000 or 12,000.50, or 0 for nothing, with no more than two decimals.',
  agreement_number_invalid: 'Please enter a whole number within the bounds that are named here.',
  application_note_length: `Please write ${applicationLimits.note.min} to ${applicationLimits.note.max.toLocaleString('en-IN')} characters.`,
  application_answer_long: `Keep each answer to ${applicationLimits.answer.toLocaleString('en-IN')} characters.`,
  application_reason_missing: 'Choose the reason. They read it.',
  application_words_long: `Keep your words to ${applicationLimits.words.toLocaleString('en-IN')} characters.`,
  applications_none_ticked: 'Tick those whom you mean first.',
  trial_long: `Keep this to ${applicationLimits.trialText.toLocaleString('en-IN')} characters.`,
  move_missing: 'Choose where to move them first.',
  side_note_missing: 'Write the note first.',
  side_note_long: `Keep the note to ${applicationLimits.sideNote.toLocaleString('en-IN')} characters.`,
  interview_time_missing: 'Propose at least one time.',
  interview_time_invalid: 'Please enter a day and a time.',
  interview_minutes_unknown: 'Choose one of the entries of the list.',
  interview_place_missing: 'Say where it is: a link, a number or a room.',
  interview_place_long: `Keep the place to ${interviewLimits.place} characters.`,
  opportunity_title_missing: 'Give it a title.',
  opportunity_title_long: `Keep the title to ${opportunityLimits.title} characters.`,
  opportunity_text_long: `Keep each text to ${opportunityLimits.text.toLocaleString('en-IN')} characters.`,
  opportunity_line_long: `Keep each question to ${opportunityLimits.question} characters.`,
  opportunity_number_invalid: `Use whole numbers: up to ${opportunityLimits.seats} seats, ${opportunityLimits.weeks} weeks, ${opportunityLimits.hoursAWeek} hours a week, ${opportunityLimits.trialHours} hours of a trial task and ${opportunityLimits.creditHours} hours of credit.`,
  opportunity_amount_invalid: 'Enter an amount above 0, such as 6,000.',
  opportunity_pay_half: 'Enter both amounts: from how much, to how much. They may be the same.',
  opportunity_credit_half: 'College credit needs the institution and the hours.',
  opportunity_choice_unknown: 'Choose one of the entries of the list.',
  project_alt_long: `Keep this to ${projectLimits.alt} characters.`,
  project_appeal_length: `Please write ${projectLimits.appeal.min} to ${projectLimits.appeal.max.toLocaleString('en-IN')} characters.`,
  project_website_invalid: 'Enter the website like https://example.com, or leave it empty.',
  project_choice_unknown: 'Choose one of the entries of the list.',
  evenings_invalid: 'Evenings a week go from 1 to 7. Please use digits, or leave it empty.',
  headline_long: `Please keep your headline to ${limits.headline} characters.`,
  about_long: `Please keep this text to ${limits.about.toLocaleString('en')} characters.`,
  languages_too_many: `Up to ${limits.languages} languages can be kept. Please leave some out.`,
  day_invalid: 'Please enter a real date, with day, month and year.',
  links_too_many: `Up to ${limits.links} links can be kept. Please leave some out.`,
  link_invalid: 'A link has to lead to a public web page, like https://example.com. Please check it.',
  work_too_many: `Up to ${limits.work} entries can be kept. Please remove one first.`,
  work_what_missing: 'Please say what you did.',
  work_long: `Please keep what and where to ${limits.workWhat} characters each, and the line to ${limits.workLine}.`,
  work_year_invalid: `Please enter a year with four digits, from ${limits.firstYear} on.`,
  work_years_turned: 'The last year is before the first. Please check both.',
  verification_website_invalid: 'Please enter your website like https://example.in.',
  verification_about_length: `Please write ${verificationLimits.about.min} to ${verificationLimits.about.max.toLocaleString('en')} characters.`,
  verification_appeal_length: `Please write ${verificationLimits.appeal.min} to ${verificationLimits.appeal.max.toLocaleString('en')} characters.`,
  message_unfit: `Please write something that others can see, of at most ${messageLimits.text.toLocaleString('en')} characters.`,
  message_long: `A message has at most ${messageLimits.text.toLocaleString('en')} characters.`,
  handle_missing: 'Please choose a handle.',
  handle_short: `A handle has at least ${handleLimits.min} characters.`,
  handle_long: `A handle has at most ${handleLimits.max} characters.`,
  handle_form:
    'A handle is made of the letters a to z, digits, and hyphens between them. Please leave everything else out.',
  handle_reserved: 'This handle is kept for Saharambh itself. Please choose another one.',
} satisfies Partial<Record<PageFaultCode, string>>;

export type ToldFaultCode = keyof typeof toldFaultTexts;
