import { type DataStrategyResult, redirect } from 'react-router';
import type { Outcome } from '../forms/outcome.ts';
import { routerOfPage } from '../router/router-of-page.ts';
import { hasLineWorked, type LineFault, lineMayBeBack, lineWorks } from './line.ts';

/** The answers to a page's loaders and actions, by route. */
export type Answers = Record<string, DataStrategyResult>;

/**
 * `unreachable` for a line that carried nothing, `garbled` for an answer that is none of ours (which the router says so since
 * web/router/own-answers.ts), undefined for all else.
 */
export function lineFault(result: unknown): LineFault | undefined {
  // The router hands on what an action threw as it does what one returned.
  const error = result instanceof Error ? result : (result as { data?: unknown } | undefined)?.data;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof TypeError) return 'unreachable';
  return /turbo-stream|single fetch/i.test(error.message) ? 'garbled' : undefined;
}

/** The data of the pages that were shown last, by address and route. */
const stood = new Map<string, Map<string, unknown>>();
const mostKept = 8;

/** Keeps what stands on a page, once it is shown, for when the line is dead that it is asked for again over. */
export function keepShown(address: string, routes: readonly { id: string; loaderData: unknown }[]): void {
  stood.delete(address);
  stood.set(address, new Map(routes.map(({ id, loaderData }) => [id, loaderData])));
  const [oldest] = stood.keys();
  if (oldest !== undefined && stood.size > mostKept) stood.delete(oldest);
}

/**
 * Handles all requests of pages to the server. Over a dead connection, a reload or going back keeps the data that the page
 * showed; a form comes back with an error and all typed text, instead of losing the page; a followed link waits for the
 * connection while the reader keeps the current page. No route has a browser loader of its own for this, because the router
 * would request such a route separately (decision 192).
 */
export async function overLine(
  { request }: { request: Request },
  next: () => Promise<Answers>,
): Promise<Answers> {
  const sent = request.method === 'GET' ? null : request.clone();
  const { pathname, search } = new URL(request.url);
  // Going back, the browser's address is ahead of what it shows.
  const isHere = !sent && pathname + search === location.pathname + location.search;
  const kept = isHere ? stood.get(pathname + search) : undefined;
  const began = performance.now();
  const answers = await next();
  const faultOf = ({ type, result }: DataStrategyResult) =>
    type === 'error' ? lineFault(result) : undefined;
  if (!Object.values(answers).some(faultOf)) lineWorks();
  for (const [route, answer] of Object.entries(answers)) {
    const code = faultOf(answer);
    if (code && sent) answers[route] = { type: 'data', result: await cameBack(sent, code) };
    else if (code && kept?.has(route)) answers[route] = { type: 'data', result: kept.get(route) };
    else if (code && isLedTo(pathname, search)) return followAgain(request, code, { began, isHere });
    else if (!sent && !isHere && answer.result instanceof Response)
      answers[route] = leadsOn(answer, answer.result);
  }
  return answers;
}

/**
 * A page that asks again is replaced in the history by the page that it leads on to, such as the log-in page. The page with the
 * pressed link stays there, so Back shows it.
 */
function leadsOn(answer: DataStrategyResult, { headers, status }: Response): DataStrategyResult {
  const goal = headers.get('location');
  // A page in another language is a document of its own.
  const isDocument = headers.has('x-remix-reload-document');
  return goal && !isDocument ? { ...answer, result: redirect(goal, status) } : answer;
}

function isLedTo(pathname: string, search: string): boolean {
  const goal = routerOfPage()?.state.navigation.location;
  return goal?.pathname === pathname && goal.search === search;
}

/** Nothing is answered: the router goes on showing the page that it shows, and is led once more to where it was going. */
async function followAgain(
  { signal }: Request,
  fault: LineFault,
  { began, isHere }: { began: number; isHere: boolean },
): Promise<never> {
  const router = routerOfPage();
  const { location: goal, historyAction } = router?.state.navigation ?? {};
  // The scripts of the page, which were waited for as well, have shown that the line is back.
  if (!hasLineWorked(began)) await lineMayBeBack(signal, fault);
  const isStillLed = !signal.aborted && router?.state.navigation.location === goal;
  const replace = isHere || historyAction === 'REPLACE';
  if (isStillLed && goal) void router?.navigate(goal, { replace, state: goal.state });
  return new Promise(() => {});
}

async function cameBack(sent: Request, code: LineFault): Promise<Outcome> {
  const intent = String((await sent.formData()).get('intent') ?? '');
  const isOfCode = code === 'unreachable' && /^(re)?send\b/.test(intent);
  return { intent, fault: { code: isOfCode ? 'code_unsent' : code } };
}
