import { createContext, type RouterContextProvider } from 'react-router';
import type { Figures } from '#contract/figures/names.ts';
import type {
  AnswerOf,
  Ask,
  AskedHow,
  CallInProcess,
  CallWithForm,
  ParamsOf,
} from '#contract/ground/call.ts';
import type { CookieKey } from '#contract/ground/cookies.ts';
import type { LanguageCode } from '#contract/lists/interface-languages.ts';

export type PageContext = {
  /** The public origin, for canonical addresses and share images. */
  origin: string;
  /** The project's id, which is part of the cookies' names. */
  projectId: string;
  /** The name of the grievance officer, for the footer; empty where the settings name none. */
  officer: string;
  /** The languages that readers choose between. */
  languages: readonly LanguageCode[];
  /** The present figures, which public pages show next to the goals. */
  figures: Figures;
  /** Notes a fault in a page where the operator looks for it. */
  report?: (error: unknown, request: Request) => void;
};

/** The names of what a kept page shows; a loader adds those that its path does not tell (`madeOf` in pages.ts). */
export const shownContext = createContext<Set<string>>(new Set());

/** Who sends a form. Actions only: a page that is read is the same for everyone. */
export const callerContext = createContext<{ ip: string }>({ ip: '' });

/** Makes the calls of a request's loaders and actions; on a public page always as a guest, even if the caller has a session. */
export const askContext = createContext<Ask>();

/**
 * Makes a declared call in a loader or an action, as the member or guest that the request's cookies name: with the same checks
 * as a call over HTTP, but in the process. Cookies that the call sets travel with the page's answer.
 * @throws Refusal with its code and values.
 */
export function ask<C extends CallInProcess | CallWithForm>(
  context: Readonly<RouterContextProvider>,
  call: C,
  params: ParamsOf<C>,
  how?: AskedHow,
): Promise<AnswerOf<C>> {
  return context.get(askContext)(call, params, how);
}

/** The time by the database, in Unix milliseconds: this server's and the device's may differ. */
export const timeContext = createContext<() => Promise<number>>();

/** Names the member in the forms of their pages; empty for all others. */
export const markContext = createContext<() => Promise<string>>();

/** Names the words of law that count now in the language of the page. */
export const lawContext = createContext<() => Promise<string>>();

/** The declared cookies of the request; cookies that are set and dropped here travel with the page's answer. */
export type CookieJar = {
  read(key: CookieKey): string | undefined;
  set(key: CookieKey, value: string): void;
  drop(key: CookieKey): void;
};
export const cookieContext = createContext<CookieJar>();

/** The server's position in its events before the page was begun; empty on pages without live updates. */
export const positionContext = createContext('');

/** The values that the server gives to every page. None is about the caller: public pages are the same for everyone. */
export const pageContext = createContext<PageContext>();
