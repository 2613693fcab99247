import { createContext, type RouterContextProvider } from 'react-router';
import { type Figures, nothingCounted } from '#contract/figures/names.ts';
import type {
  AnswerOf,
  Ask,
  AskedHow,
  CallInProcess,
  CallWithForm,
  ParamsOf,
} from '#contract/ground/call.ts';
import type { CookieKey } from '#contract/ground/cookies.ts';

export type PageContext = {
  /** The public origin, for canonical addresses and share images. */
  origin: string;
  /** The project's id, which is part of the cookies' names. */
  projectId: string;
  /** What is true today beside the goals that public pages name. */
  figures: Figures;
  /** Notes a fault in a page where the operator looks for it. */
  report?: (error: unknown, request: Request) => void;
};

/**
 * Stands in the prerendered pages, which are made before anybody knows where they will be served.
 * Whoever serves them puts the real origin in its place.
 */
export const originToCome = 'https://origin.invalid';

/** The same for the project's id. */
export const projectToCome = 'project-to-come';

/** The names of what a kept page shows; a loader adds those that its path does not tell (`madeOf` in pages.ts). */
export const shownContext = createContext<Set<string>>(new Set());

/** Who sends a form. Actions only: a page that is read is the same for everyone. */
export const callerContext = createContext<{ ip: string }>({ ip: '' });

/** How a request's loaders and actions make calls; on a public page as a guest, whoever asks. */
export const askContext = createContext<Ask>();

/**
 * Makes a declared call in a loader or an action, for whoever the request's cookies name: the same checks as over the
 * wire, without one. Cookies that the call sets travel with the page's answer.
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

/** What time it is by the database's clock, in Unix milliseconds: this server's and the device's may be others. */
export const timeContext = createContext<() => Promise<number>>();

/** The declared cookies of the request; what is set and dropped here travels with the page's answer. */
export type CookieJar = {
  read(key: CookieKey): string | undefined;
  set(key: CookieKey, value: string): void;
  drop(key: CookieKey): void;
};
export const cookieContext = createContext<CookieJar>();

/** Where the server's hearing of events stood before the page was begun; empty where nobody needs to know. */
export const placeContext = createContext('');

/** What the server tells every page. Nothing about the person who asks: pages are the same for everyone. */
export const pageContext = createContext<PageContext>({
  origin: originToCome,
  projectId: projectToCome,
  figures: nothingCounted,
});
