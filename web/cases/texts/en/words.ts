import type { caseKinds } from '#contract/cases/kinds.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { caseHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const caseWords = {
  refusals: {
    reported_unknown: 'This is no longer here, or not for you to see.',
    report_not_found: 'This report is not here any more. Please write it again.',
    report_words_missing: 'Please say in a few words what it is.',
    reports_too_many:
      'You have sent as many reports as one can in a day. If somebody is in danger, call 112 or the police where you are.',
    report_closed:
      'We have looked at this report, so nothing can be added to it. Report it anew if it goes on.',
    report_pictures_too_many: `A report can have ${reportLimits.pictures} pictures.`,
    case_not_found: 'This is no longer here. Please reload the page.',
    case_own: 'You take part in this case. Another administrator has to decide it.',
    case_same_administrator: 'You decided this case. Another administrator has to answer the appeal.',
    case_conflict: 'You have had to do with a person of this case. Another administrator has to decide it.',
    case_taken: 'Another administrator has this case at the moment. Please take another one.',
    second_look_unfit: 'Other staff look at a report only after nothing was done.',
    second_look_twice: 'Other staff look at a report once. They have been asked already.',
    second_look_late: `You can ask for this within ${caseTimes.secondLookDays} days of the answer.`,
    case_outcome_unfit:
      'Choose what fits together: nothing alone, or one or more of the others, and for how long.',
    member_paused:
      'Your account is paused. You can do what you owe, but begin nothing new and publish nothing. Today says until when, and how to appeal.',
    case_not_appealable: 'There is nothing to appeal against here.',
    case_appeal_twice: 'You have asked for another look already. One appeal is possible.',
    suspension_over: 'Your account is open again. Please reload the page.',
    case_appeal_late: `The ${caseTimes.appealDays} days for this are over. You can complain under “My data”.`,
  },
  fieldErrors: {
    report_concern_missing: 'Choose what it is.',
    second_look_long: `Keep it to ${reportLimits.secondLook.toLocaleString('en')} characters.`,
    report_words_long: `Keep it to ${reportLimits.words.toLocaleString('en')} characters.`,
    case_appeal_length: `Please write ${reportLimits.appeal.min} to ${reportLimits.appeal.max.toLocaleString('en')} characters.`,
    case_outcome_missing: 'Choose what is to be done.',
  },
  turns: {
    mine: {
      case_appeal: ({ thing }) => `Look once more at a decision about ${thing}`,
      report_decision: ({ thing }) => `Decide about a report: ${thing || 'a member'}`,
      case_decided: ({ thing }) => `Read our decision about ${thing}, and appeal if it is wrong`,
    },
    awaited: {
      case_appeal: ({ thing }) => `We look once more at our decision about ${thing}`,
      report_decision: ({ thing }) => `We decide about your report: ${thing || 'a member'}`,
      case_decided: ({ thing }) => `The member can appeal our decision about ${thing}`,
    },
  },
  notifications: {
    case_judged: () => 'Something was decided that concerns you',
    case_appeal_answered: () => 'Your appeal was answered',
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
    'cases.listed': 'looked through the cases',
    'case.opened': 'looked at a case',
    'case.recused': 'said that they know a person of a case',
    'case.pictureOpened': 'looked at a picture of a case',
    'case.decided': 'decided a case',
    'case.appealAnswered': 'answered an appeal in a case',
  },
  held: caseHeld,
} satisfies ModuleWords<typeof caseKinds>;
