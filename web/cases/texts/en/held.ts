import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const caseHeld = {
  cases: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'Reported content',
    holds:
      'The reported content as it was at that time, the decision about it, the reason, and the result of the appeal.',
    why: 'To protect people, and to show later why we decided.',
    kept: 'One year after the decision, or after the answer to the appeal.',
  },
  case_people: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'People in a case',
    holds: 'Who is responsible for the reported content, and who is involved in it.',
    why: 'To tell them the decision, so that no person decides their own case.',
    kept: 'One year after the decision, or after the answer to the appeal.',
  },
  case_recusals: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'Staff who know a person of a case',
    holds: 'Which member of staff said that they know a person of a case, and when.',
    why: 'To prevent staff from deciding about people whom they know.',
    kept: 'One year after the decision, or after the answer to the appeal.',
  },
  case_reports: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'Your reports',
    holds:
      'The reported content, kind and words of the report. Without an account, the email address and language.',
    why: 'To check the report, and to tell the person that we did.',
    kept: 'One year after the decision, or after the answer to the appeal.',
  },
  guest_reports: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'Reports without an account',
    holds:
      'The report of a person who is not signed in, and their email address, until the person enters the code that we sent to it.',
    why: 'To prevent a report in the name of another person.',
    kept: 'One day.',
  },
} satisfies ModuleHeld;
