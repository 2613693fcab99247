import type { caseKinds } from '#contract/cases/kinds.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { caseHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const caseWords = {
  refusals: {
    reported_unknown: 'This is not here any more, or you may not see it.',
    report_not_found: 'This report is not here any more. Please write it again.',
    report_concern_unfit: 'Choose another answer for what it is.',
    report_words_missing: 'Please say in a few words what it is.',
    reports_too_many:
      'You have sent the most reports for one day. Please try again tomorrow. If a person is in danger, call 112 or the police where you are.',
    report_closed:
      'We have looked at this report, so you cannot add to it. If it goes on, send a new report.',
    report_pictures_too_many: `A report can have ${reportLimits.pictures} pictures. It has them already.`,
    case_not_found: 'This is no longer here. Please reload the page.',
    case_own: 'You take part in this case. Another moderator decides it.',
    case_same_administrator: 'You decided this case. Another moderator answers the appeal.',
    case_conflict:
      'You know a person of this case, or you were in a team, an agreement or a mentorship with them. Another moderator decides it.',
    case_taken: 'Another moderator has this case now. Please choose another case.',
    second_look_unfit: 'You can ask other staff only if we did nothing.',
    second_look_twice: 'You can ask other staff once. You have asked already.',
    second_look_late: `You can ask for this within ${caseTimes.secondLookDays} days of the answer.`,
    case_outcome_unfit:
      'Choose “Nothing” alone, or one or more of the others. If you pause or suspend, choose the days.',
    member_paused:
      'Your account is paused. You can do what you owe. You cannot begin something new or publish. The page “Today” says until when, and how to appeal.',
    case_not_appealable: 'You cannot appeal this. Please reload the page.',
    case_appeal_twice: 'You have appealed already. You can appeal once.',
    suspension_over: 'Your account is open again. Please reload the page.',
    case_appeal_late: `The ${caseTimes.appealDays} days for this are over. You can complain under “My data”.`,
  },
  fieldErrors: {
    report_concern_missing: 'Choose what it is.',
    second_look_long: `Keep it to ${reportLimits.secondLook.toLocaleString('en')} characters.`,
    report_words_long: `Keep it to ${reportLimits.words.toLocaleString('en')} characters.`,
    case_appeal_length: `Please write ${reportLimits.appeal.min} to ${reportLimits.appeal.max.toLocaleString('en')} characters.`,
    case_outcome_missing: 'Choose an outcome.',
  },
  turns: {
    mine: {
      case_appeal: ({ thing }) => `Answer an appeal about ${thing}`,
      report_decision: ({ thing }) => `Decide about a report: ${thing || 'a member'}`,
      case_decided: ({ thing }) => `Read our decision about ${thing}, and appeal if it is wrong`,
    },
    awaited: {
      case_appeal: ({ thing }) => `We answer your appeal about ${thing}`,
      report_decision: ({ thing }) => `We decide about your report: ${thing || 'a member'}`,
      case_decided: ({ thing }) => `The member can appeal our decision about ${thing}`,
    },
  },
  notifications: {
    case_judged: () => 'We have decided about something of yours',
    case_appeal_answered: () => 'We have answered your appeal',
    report_answered: () => 'We looked at what you reported',
    case_waits: () => 'A new case waits for a decision',
    case_urgent: () => 'An urgent case waits: two hours to decide',
  },
  subjects: {
    case: ({ thing }) => thing || 'A decision',
    report: ({ thing }) => thing || 'Your report',
    case_at_desk: () => 'Administration',
  },
  deskActions: {
    'cases.listed': 'opened the list of cases',
    'case.opened': 'looked at a case',
    'case.recused': 'said that they know a person of a case',
    'case.pictureOpened': 'looked at a picture of a case',
    'case.decided': 'decided a case',
    'case.appealAnswered': 'answered an appeal in a case',
  },
  held: caseHeld,
  emails: {
    'report-code': 'Code for a report',
    'report-received': 'Receipt of a report',
    'report-answered': 'Answer to a report',
    'case-decided': 'Decision in a case',
    'case-appeal-answered': 'Answer to an appeal in a case',
  },
} satisfies ModuleWords<typeof caseKinds>;
