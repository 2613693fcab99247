import { casePaths } from '../cases/paths.ts';
import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const caseKinds = {
  notifications: {
    case_judged: 'letter',
    case_appeal_answered: 'letter',
    report_answered: 'letter',
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
    reported_unknown: 'not_found',
    report_not_found: 'not_found',
    report_words_missing: 'invalid',
    reports_too_many: 'too_many',
    report_closed: 'conflict',
    report_pictures_too_many: 'invalid',
    case_not_found: 'not_found',
    case_own: 'forbidden',
    case_same_administrator: 'forbidden',
    case_outcome_unfit: 'invalid',
    case_not_appealable: 'invalid',
    case_appeal_twice: 'conflict',
    case_appeal_late: 'invalid',
    suspension_over: 'not_found',
  },
  fieldErrors: ['report_concern_missing', 'report_words_long', 'case_appeal_length', 'case_outcome_missing'],
} as const satisfies ModuleKinds;
