import type { InterestPurpose } from '#contract/interests/limits.ts';

/** The purposes as members read them in lists and filters. */
export const purposeNames: Record<InterestPurpose, string> = {
  invest: 'Invest',
  try_as_customer: 'Try it as a customer',
  advise: 'Advise',
  hire_team: 'Hire the team',
};
