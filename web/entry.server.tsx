import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Core } from '#core/core.ts';

export { callerContext, originToCome, pageContext } from './page-context.ts';

/** How a public page's loader reaches the core. Set by the server for each request. */
export const coreContext = createContext<Core>();

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  _context: RouterContextProvider,
) {
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    onError(error) {
      if (!request.signal.aborted) throw error;
    },
  });
  if (isbot(request.headers.get('user-agent'))) await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
