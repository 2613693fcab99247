/** For me: requests that wait for the member's answer. For others: those of the member that wait. */
export const introductionLists = ['for_me', 'for_others', 'past'] as const;
export type IntroductionList = (typeof introductionLists)[number];
