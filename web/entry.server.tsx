import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Core } from '#core/ground/core.ts';
import { readBy } from './ground/texts/amounts.ts';
import { pageContext } from './page-context.ts';
import { type PageText, pageText, wholeText } from './router/page-text.ts';

export {
  askContext,
  callerContext,
  cookieContext,
  lawContext,
  markContext,
  positionContext,
  shownContext,
  timeContext,
} from './page-context.ts';
export { shareTexts } from './share-texts.ts';
export { pageContext };

/** How a public page's loader reaches the core. Set by the server for each request. */
export const coreContext = createContext<Core>();

/** A page that was not there or not allowed is an answer; anything else is a fault of ours. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Context }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).report?.(error, request);
}

type Context = Readonly<RouterContextProvider>;

/**
 * Takes the text of a page: as an answer's body it would have to be read out of a stream again. Without this context the text
 * becomes the answer's body.
 */
export const writtenContext = createContext<{ text: PageText | null } | null>(null);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
) {
  // All loaders have answered, so nothing in a page is waited for: it is drawn in one go.
  // Drawn as a text, a document comes without its type; without it browsers lay it out by their old rules.
  readBy();
  const drawn = `<!DOCTYPE html>${renderToString(<ServerRouter context={entry} url={request.url} />)}`;
  readBy();
  const text = pageText(drawn, serverHandoffStream ? await textOf(serverHandoffStream) : null);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const answer = { status: statusOf(entry) ?? status, headers };
  const written = context.get(writtenContext);
  if (!written) return new Response(wholeText(text), answer);
  written.text = text;
  return new Response(null, answer);
}

/** That of a page that is not there, also where a form was sent to it, which has a status of its own. */
function statusOf({ staticHandlerContext: { errors } }: Pick<EntryContext, 'staticHandlerContext'>) {
  return Object.values(errors ?? {}).find(isRouteErrorResponse)?.status;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text;
}
