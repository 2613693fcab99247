import type { InterestPurpose } from '#contract/interests/limits.ts';

export const purposeNames: Record<InterestPurpose, string> = {
  invest: 'निवेश करना',
  try_as_customer: 'ग्राहक बनकर आज़माना',
  advise: 'सलाह देना',
  hire_team: 'टीम को काम पर रखना',
};
