/** The numbers of a rule, in the order of its form. */
export const ruleFields = ['hoursACredit', 'leastHours', 'mostHours', 'mostCredits'] as const;
