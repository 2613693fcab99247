import type { Role } from '#rules/lists/roles.ts';

/** The first steps of each role, in the order in which Today shows them. */
export const firstSteps = {
  Student: ['say_skills', 'find_opportunities', 'ask_mentor'],
  Entrepreneur: ['start_project', 'offer_seat', 'look_for_cofounder'],
  Mentor: ['get_mentor_mark', 'open_mentor_page', 'say_hours'],
  Investor: ['get_investor_mark', 'say_interests', 'save_project_search'],
  'Industry Professional': ['get_professional_mark', 'advise_founders', 'say_gives'],
} as const satisfies Record<Role, readonly string[]>;

/** The first steps of a member who acts for an institution, in place of those of their role: no role says so. */
export const institutionSteps = ['verify_organisation', 'open_organisation', 'import_students'] as const;

export type FirstStep = (typeof firstSteps)[Role][number] | (typeof institutionSteps)[number];
export const allFirstSteps = [
  ...Object.values(firstSteps).flat(),
  ...institutionSteps,
] as readonly FirstStep[];
