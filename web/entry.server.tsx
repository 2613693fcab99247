import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Core } from '#core/ground/core.ts';

import { pageContext } from './page-context.ts';

export {
  askContext,
  callerContext,
  cookieContext,
  originToCome,
  projectToCome,
  shownContext,
  timeContext,
} from './page-context.ts';
export { pageContext };

/** How a public page's loader reaches the core. Set by the server for each request. */
export const coreContext = createContext<Core>();

/** A page that was not there or not allowed is an answer; anything else is a fault of ours. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Context }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).report?.(error, request);
}

type Context = Readonly<RouterContextProvider>;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  let isDrawn = false;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    // Never throws: nobody would catch it, and it would end the server. What cannot be drawn rejects by itself.
    onError(error) {
      if (isDrawn) handleError(error, { request, context });
    },
  });
  isDrawn = true;
  if (isbot(request.headers.get('user-agent'))) await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
