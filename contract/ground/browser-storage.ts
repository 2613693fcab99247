/** A hint for our pages to ask who is signed in. It holds nothing else, and decides nothing. */
export const signedInCookie = { name: 'signed_in', seconds: 31_536_000, forScripts: true } as const;

/** Data that pages keep in the browser, by the beginning of its key. The browser sends none of it to the server. */
export const browserStorage = {
  theme: { key: 'theme', lasts: 'until-cleared' },
  /** A hint for our pages to ask who is signed in. It holds nothing else, and decides nothing. */
  signedIn: { key: 'signed-in', lasts: 'until-cleared' },
  /** A logout that found no connection, to be made up for. */
  leaving: { key: 'leaving', lasts: 'until-cleared' },
  /** That a logout was made, to be said on the page it leads to. */
  left: { key: 'left', lasts: 'tab' },
  signUp: { key: 'sign-up', lasts: 'tab' },
  profileEdit: { key: 'profile-edit:', lasts: 'tab' },
  /** An administrator's answer to an enquiry, not sent yet. */
  answer: { key: 'answer:', lasts: 'tab' },
  /** The unsent text of a verification. */
  verification: { key: 'verification:', lasts: 'tab' },
  /** The unsent text of a request, an application or a step of mentoring. */
  draft: { key: 'draft:', lasts: 'tab' },
  /** An unsent message. */
  message: { key: 'message:', lasts: 'tab' },
  /** Messages on their way, until the server has them. */
  outgoing: { key: 'outgoing', lasts: 'until-cleared' },
  scroll: { key: 'react-router-scroll-positions', lasts: 'tab' },
} as const satisfies Record<string, { key: string; lasts: 'until-cleared' | 'tab' }>;

export type StorageKey = keyof typeof browserStorage;
