import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import { cleanText } from '#rules/text/clean.ts';
import { sayInAll } from './other-languages.ts';

/** Five thousand characters, each of four bytes written as twelve, and the other fields. */
const mostBytes = 128 * 1024;
/** By which a request says who asks. */
const identifying = ['cookie', 'authorization', 'x-appwrite-session', 'x-fallback-cookies'];

/**
 * The request as pages may see it: with its whole body, which is short unless a file is in it, and unless the page
 * knows its visitor without cookies and credentials. Or the refusal of a form that comes from another site, or is longer than any of ours.
 */
export async function forPages(
  request: Request,
  origin: string,
  {
    knowsVisitor,
    takesFile,
    languages,
  }: { knowsVisitor: boolean; takesFile: boolean; languages: readonly LanguageCode[] },
): Promise<Request | Response> {
  const asked = new URL(request.url);
  // No name of ours holds U+0000, and PostgreSQL takes none.
  if (/%00/.test(asked.pathname) || !isDecodable(asked.pathname))
    return new Response(sayInAll('noSuchPage', languages), { status: 400 });
  const sender = request.headers.get('origin');
  if (request.method !== 'GET' && sender && sender !== origin && sender !== asked.origin) {
    return new Response(sayInAll('fromElsewhere', languages), { status: 403 });
  }
  // Where cookies count, a sender that does not say where it stands is none of our pages.
  const isOwn = sender !== null || request.headers.get('sec-fetch-site') === 'same-origin';
  if (knowsVisitor && !/^(GET|HEAD)$/.test(request.method) && !isOwn) {
    return new Response(sayInAll('fromNowhere', languages), { status: 403 });
  }
  // As it came: a new request costs as much as a statement.
  if (knowsVisitor && request.method === 'GET' && sender !== origin) return request;
  const headers = new Headers(request.headers);
  if (!knowsVisitor) for (const name of identifying) headers.delete(name);
  // Behind a proxy the request may arrive under another name or over plain http; a form of ours is ours all the same.
  const url = sender === origin ? origin + asked.pathname + asked.search : request.url;
  if (takesFile && request.body) {
    const { method, signal, body } = request;
    return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
  }
  const body = await shortBody(request);
  if (body === null) return new Response(sayInAll('tooLong', languages), { status: 413 });
  return new Request(url, { method: request.method, headers, signal: request.signal, body });
}

/** The query without control characters, or null for one that has none. */
function cleanSearch({ search, searchParams }: URL): string | null {
  if (!search.includes('%')) return null;
  const sent = [...searchParams];
  const clean = sent.map((pair) => pair.map(cleanText));
  return clean.flat().join('\0') === sent.flat().join('\0') ? null : String(new URLSearchParams(clean));
}

/**
 * A request whose query holds no control characters: a document that is asked for with some is led to the address that it shows, and
 * all else is answered as if it had been asked without them.
 */
export function withCleanSearch(request: Request): Request | Response {
  const url = new URL(request.url);
  const search = cleanSearch(url);
  if (search === null) return request;
  url.search = search;
  if (request.method === 'GET' && !url.pathname.endsWith('.data'))
    return new Response(null, { status: 302, headers: { location: ownPath(url) } });
  return new Request(url, request);
}

/** Two slashes at the beginning would name another site. */
function ownPath({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, '/') + search;
}

function isDecodable(path: string): boolean {
  try {
    // The bundler would leave out a call whose result is not used.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

async function shortBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined | null> {
  if (!request.body) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body) {
    length += part.length;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
