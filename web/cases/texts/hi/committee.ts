import { committeeDays } from '#contract/cases/committee-days.ts';

export const committeeText = `अगर आप हमारे फ़ैसले से संतुष्ट न हों, तो आप ${committeeDays} दिन के अंदर शिकायत अपीलीय समिति में अपील कर सकते हैं।`;
