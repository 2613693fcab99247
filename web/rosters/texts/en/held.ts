import { rosterTimes as times } from '#contract/rosters/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const rosterHeld = {
  cohort_reviewers: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'Cohorts you review',
    holds: 'The cohorts of an institution that a member of its staff reviews.',
    why: 'To let reviewers see the cohorts named to them alone.',
    kept: 'Until the institution names others.',
  },
  roster_rows: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'Your row in the list of an institution',
    holds: 'A student’s name, enrolment number, cohort, semester and address, as the institution lists them.',
    why: 'To let the institution know its own students.',
    kept: `As long as the membership; without one, for ${times.unusedDays} days.`,
  },
  roster_memberships: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'Institutions whose student you are',
    holds: 'The institution whose code a member used, and when.',
    why: 'To show the institution that its student is here.',
    kept: `Until the member leaves, and at most ${times.membershipDays} days after the end of the cohort.`,
  },
  roster_guardian_asks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'A guardian’s yes to an institution',
    holds: 'Which institution a member under 18 asked to join, and when the guardian agreed.',
    why: 'So that a member under 18 joins an institution only with this yes.',
    kept: 'Until the member leaves, the code is over, or the 18th birthday.',
  },
  roster_ticks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'What you let an institution see',
    holds: 'What a member lets an institution see beyond its own list.',
    why: 'To follow this choice.',
    kept: 'Until the member takes it back or leaves.',
  },
  roster_looks: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'Who looked at your entry',
    holds: 'When staff of an institution looked at the entry of a member, and in which role.',
    why: 'To show the member who looked.',
    kept: 'For a year.',
  },
  roster_imports: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'Lists of students you sent',
    holds: 'That a member of the staff sent a list of students, and when.',
    why: 'To take the list over, or to undo that.',
    kept: `For ${times.previewHours} hours.`,
  },
  roster_import_rows: {
    group: 'others',
    policy: 'Students of institutions',
    name: 'Rows of such lists',
    holds:
      'The rows of a list of students before they are taken over: name, enrolment number, semester and address.',
    why: 'To show the staff what the list would change.',
    kept: `For ${times.previewHours} hours.`,
  },
} satisfies ModuleHeld;
