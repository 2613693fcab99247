import type { Role } from '#rules/lists/roles.ts';

/** The first steps of each role, in the order in which Today shows them. */
export const firstSteps = {
  Student: ['say_skills', 'find_opportunities', 'ask_mentor'],
  Entrepreneur: ['start_project', 'offer_seat'],
  Mentor: ['get_mentor_mark', 'open_mentor_page', 'say_hours'],
  Investor: ['get_investor_mark'],
  'Industry Professional': ['get_professional_mark', 'advise_founders'],
} as const satisfies Record<Role, readonly string[]>;

export type FirstStep = (typeof firstSteps)[Role][number];
export const allFirstSteps = Object.values(firstSteps).flat() as readonly FirstStep[];
