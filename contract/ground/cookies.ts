import { signedInCookie } from './browser-storage.ts';

/** A cookie as it is set. Its purpose, in words, stands with the texts of the page that lists them all. */
export type CookieDeclaration = {
  /** The name; `{project}` stands for the project's id. */
  name: string;
  /** How long the browser keeps it unless it is taken back before. */
  seconds: number;
  /** Scripts of the page may read it: never for anything secret. */
  forScripts: boolean;
  /** A secret of ours: on https no other host can plant it. */
  isGuarded?: true;
};

const day = 86_400;
const year = 31_536_000;

/** Every cookie of the product. The code that sets one takes it from here, and so does the page that lists them. */
export const cookies = {
  session: { name: 'a_session_{project}', seconds: year, forScripts: false },
  signedIn: signedInCookie,
  /** The language that was chosen in this browser, for pages that are read without an account. */
  language: { name: 'language', seconds: year, forScripts: false },
  /** The message of one page for the next one, in a browser without scripts. */
  told: { name: 'told', seconds: 60, forScripts: false },
  /** A sign-up form under way, in a browser without scripts. */
  signUpForm: { name: 'sign_up_form', seconds: day, forScripts: false },
  /** Where the codes on their way have been sent, so that a reload still has a field for them. */
  codes: { name: 'codes', seconds: 900, forScripts: false },
  /** By it a code belongs to the browser that asked for it, and a proven address to the one that proved it. */
  proof: { name: 'a_proof_{project}', seconds: day, forScripts: false },
  /** The keys of forms that were sent after their session had ended; each opens one form, once. */
  unsent: { name: 'unsent_forms', seconds: 1800, forScripts: false, isGuarded: true },
  /** It marks a browser in which a member has logged in: that browser has limits of its own. It opens nothing. */
  device: { name: 'a_device_{project}', seconds: year, forScripts: false },
  /** How far the database was with the last write of this browser: its reads must not be older. */
  position: { name: 'a_position_{project}', seconds: year, forScripts: false },
} as const satisfies Record<string, CookieDeclaration>;

export type CookieKey = keyof typeof cookies;

export function cookieName(key: CookieKey, projectId: string): string {
  return cookies[key].name.replace('{project}', projectId);
}
