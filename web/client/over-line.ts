import type { DataStrategyResult } from 'react-router';
import type { Outcome } from '../forms/outcome.ts';

/** What a page's loaders and actions were answered, by route. */
export type Answers = Record<string, DataStrategyResult>;

export type LineFault = 'unreachable' | 'garbled';

/** `unreachable` for a line that carried nothing, `garbled` for an answer that is none of ours; undefined for all else. */
export function lineFault(result: unknown): LineFault | undefined {
  // The router hands on what an action threw as it does what one returned.
  const error = result instanceof Error ? result : (result as { data?: unknown } | undefined)?.data;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof TypeError) return 'unreachable';
  return /turbo-stream|single fetch/i.test(error.message) ? 'garbled' : undefined;
}

/** The path of the page that was answered last: going back, the browser's own is ahead of what it shows. */
let shown = globalThis.location?.pathname;

/**
 * Stands around all that pages ask of the server. Asking again over a dead line leaves the page's data as they are; a form
 * comes back with a fault, and with all that was typed, instead of losing the page. It stands in one place, since of a route
 * that had a loader of its own in the browser the router would ask apart (decision 192).
 */
export async function overLine(
  { request }: { request: Request },
  next: () => Promise<Answers>,
): Promise<Answers> {
  const sent = request.method === 'GET' ? null : request.clone();
  const { pathname } = new URL(request.url);
  const answers = await next();
  for (const [route, { type, result }] of Object.entries(answers)) {
    const code = type === 'error' ? lineFault(result) : undefined;
    if (code && sent) answers[route] = { type: 'data', result: await cameBack(sent, code) };
    else if (code && pathname === shown) delete answers[route];
  }
  const isAnswered = Object.values(answers).every(({ type }) => type === 'data');
  if (!sent && isAnswered && !request.signal.aborted) shown = pathname;
  return answers;
}

async function cameBack(sent: Request, code: LineFault): Promise<Outcome> {
  const intent = String((await sent.formData()).get('intent') ?? '');
  return { intent, fault: { code: /^(re)?send\b/.test(intent) ? 'code_unsent' : code } };
}
