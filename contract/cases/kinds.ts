import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { casePaths } from './paths.ts';

/** The names that this module declares for all other modules. */
export const caseKinds = {
  notifications: {
    case_judged: 'letter',
    case_appeal_answered: 'letter',
    report_answered: 'letter',
    // The desk shows it by its deadline of seven days; an urgent one has two hours.
    case_waits: 'none',
    case_urgent: 'at_any_hour',
  },
  deadlines: {
    harm_acknowledgement: {
      hours: 24,
      sparesNight: false,
      canExtend: 'no',
      goesOnLate: true,
      isUnnamed: true,
    },
    harm_decision: { days: 7, sparesNight: false, canExtend: 'no', goesOnLate: true, isUnnamed: true },
    /** Other staff look at a case in which nothing was done. */
    case_second_look: {
      days: 7,
      sparesNight: false,
      canExtend: 'no',
      goesOnLate: true,
      isUnnamed: true,
    },
    case_appeal: {
      workingDays: 2,
      canExtend: 'no',
      goesOnLate: true,
      path: ({ subjectId }) => casePaths.judgedCase(subjectId),
      isOurs: true,
    },
    urgent_harm_decision: {
      hours: 2,
      sparesNight: false,
      canExtend: 'no',
      goesOnLate: true,
      isUnnamed: true,
    },
  },
  openSteps: {
    report_decision: { path: ({ subjectId }) => casePaths.ownReport(subjectId), isOurs: true },
    case_decided: { path: ({ subjectId }) => casePaths.judgedCase(subjectId) },
  },
  refusals: {
    reported_unknown: ['not_found', 'There is no such thing that the caller may see.'],
    report_not_found: ['not_found', 'The report could not be found.'],
    report_concern_unfit: ['invalid', 'A report of this kind cannot be about that.'],
    report_words_missing: ['invalid', 'A report of another kind needs words.'],
    reports_too_many: ['too_many', 'This is more than one may report in a day.'],
    report_closed: ['conflict', 'The report has been answered.'],
    report_pictures_too_many: ['invalid', 'The report has as many pictures as it may have.'],
    case_not_found: ['not_found', 'The case could not be found.'],
    case_own: ['forbidden', 'Staff do not decide a case in which they take part.'],
    case_same_administrator: ['forbidden', 'Another administrator has to answer the appeal.'],
    case_conflict: ['forbidden', 'The caller has had to do with a person of the case.'],
    case_taken: ['conflict', 'Another administrator has the case at the moment.'],
    second_look_unfit: ['invalid', 'Other staff look at a report only where nothing was done.'],
    second_look_twice: ['conflict', 'Other staff look at a case once.'],
    second_look_late: ['invalid', 'The time to ask for other staff is over.'],
    case_outcome_unfit: [
      'invalid',
      'This cannot be done about such a thing, or names days where there are none.',
    ],
    member_paused: ['forbidden', 'A decision has paused the caller: nothing new can be begun or published.'],
    case_not_appealable: ['invalid', 'There is nothing to appeal against.'],
    case_appeal_twice: ['conflict', 'There was an appeal already.'],
    case_appeal_late: ['invalid', 'The time for an appeal is over.'],
    suspension_over: ['not_found', 'The caller is not suspended.'],
  },
  fieldErrors: [
    'second_look_long',
    'report_concern_missing',
    'report_words_long',
    'case_appeal_length',
    'case_outcome_missing',
  ],
  deskActions: [
    'cases.listed',
    'case.opened',
    'case.recused',
    'case.pictureOpened',
    'case.decided',
    'case.appealAnswered',
  ],
} as const satisfies ModuleKinds;
