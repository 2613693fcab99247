/** The text that says what a consent is for: one with versions, or a statement on the page that asks. */
export const consentTexts = ['terms', 'privacy', 'statement'] as const;

export const consentGivers = ['member', 'guardian'] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/** How it ends: on the page of consents, with the account, or by the link of the guardian. */
export const consentEnds = ['here', 'account', 'guardian'] as const;

/** A consent for which a module asks. Its words are in the texts of the module, and its way to end in the core. */
export type ConsentRule = {
  text: (typeof consentTexts)[number];
  by: ConsentGiver;
  ends: (typeof consentEnds)[number];
};
