import { committeeDays } from '#contract/cases/committee-days.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { committee as english } from '../en/committee.ts';

export const committee = {
  kind: 'text',
  text: `अगर आप हमारे फ़ैसले से संतुष्ट न हों, तो आप ${committeeDays} दिन के अंदर शिकायत अपीलीय समिति में अपील कर सकते हैं।`,
} as const satisfies Translated<typeof english>;
