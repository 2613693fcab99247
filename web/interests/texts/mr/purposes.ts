import type { InterestPurpose } from '#contract/interests/limits.ts';

export const purposeNames: Record<InterestPurpose, string> = {
  invest: 'गुंतवणूक करणे',
  try_as_customer: 'ग्राहक म्हणून वापरून पाहणे',
  advise: 'सल्ला देणे',
  hire_team: 'टीमला कामावर घेणे',
};
