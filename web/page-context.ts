import { createContext } from 'react-router';

export type PageContext = {
  /** The public origin, for canonical addresses and share images. */
  origin: string;
  /** The project's id, which is part of the cookies' names. */
  projectId: string;
  /** Notes a fault in a page where the operator looks for it. */
  report?: (error: unknown, request: Request) => void;
};

/**
 * Stands in the prerendered pages, which are made before anybody knows where they will be served.
 * Whoever serves them puts the real origin in its place.
 */
export const originToCome = 'https://origin.invalid';

/** The names of what a kept page shows; a loader adds those that its path does not tell (`madeOf` in pages.ts). */
export const shownContext = createContext<Set<string>>(new Set());

/** Who sends a form. Actions only: a page that is read is the same for everyone. */
export const callerContext = createContext<{ ip: string }>({ ip: '' });

/** What the server tells every page. Nothing about the person who asks: pages are the same for everyone. */
export const pageContext = createContext<PageContext>({ origin: originToCome, projectId: '' });
