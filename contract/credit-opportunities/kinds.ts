import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { creditOpportunityPaths as paths } from './rare-paths.ts';

/** The names that this module declares for all other modules. */
export const creditOpportunityKinds = {
  notifications: {
    credit_asked: 'organisations',
    credit_confirmed: 'always',
    credit_declined: 'always',
    credit_taken_back: 'always',
    credit_ended: 'always',
  },
  deadlines: {
    credit_opportunity: { workingDays: 5, canExtend: 'no', remindsNobody: true, isUnnamed: true },
  },
  openSteps: {
    credit_opportunities: {
      path: ({ slug, subjectId }) => paths.one(slug, subjectId),
      pathOfWaiting: ({ slug }) => paths.institution(slug),
    },
  },
  refusals: {
    credit_institution_unknown: ['not_found', 'No active educational institution here has this address.'],
    credit_opportunity_unknown: [
      'not_found',
      'No opportunity asks this organisation for credit under this id.',
    ],
    credit_opportunity_own: ['forbidden', 'The member is in the team of the project.'],
    credit_opportunity_hours: ['invalid', 'The opportunity gives credit for fewer hours.'],
    credit_opportunity_cohorts: ['invalid', 'Credit counts for at least one cohort with a rule of credit.'],
    credit_opportunity_few_hours: ['invalid', 'These hours make no whole credit in any of the cohorts.'],
    credit_opportunity_over: ['conflict', 'The opportunity names this institution no longer.'],
    credit_opportunity_answered: ['conflict', 'The institution has declined, so it is not asked again.'],
  },
  fieldErrors: [
    'credit_hours_invalid',
    'credit_cohorts_none',
    'credit_institution_missing',
    'credit_reason_long',
  ],
} as const satisfies ModuleKinds;
