import type { Held } from './held.ts';

/** Of blocks and reports. */
export const safety = {
  blocks: {
    name: 'People you block',
    holds: 'Whom somebody has blocked, and when.',
    why: 'So that the two have nothing of each other.',
    kept: 'Until they are unblocked, or one of the accounts ends.',
  },
  cases: {
    name: 'What was reported',
    holds:
      'What was reported, as it was then; what was decided about it, why, and what became of the appeal.',
    why: 'To protect people, and to show afterwards on what a decision was made.',
    kept: 'A year after the decision, or after the answer to the appeal.',
  },
  case_people: {
    name: 'Whom it concerns',
    holds: 'Who answers for something that was reported, and who has to do with it.',
    why: 'To tell them of the decision, and so that nobody decides a case of their own.',
    kept: 'A year after the decision, or after the answer to the appeal.',
  },
  case_reports: {
    name: 'Your reports',
    holds:
      'What somebody has reported, of which kind and in which words; without an account also their email address.',
    why: 'To look at it, and to tell them that we have.',
    kept: 'A year after the decision, or after the answer to the appeal.',
  },
  guest_reports: {
    name: 'Reports without an account',
    holds:
      'What somebody signed out wants to report, and their email address, until the code from there comes back.',
    why: 'So that nobody reports in the name of another.',
    kept: 'One day.',
  },
} as const satisfies Record<string, Held>;
