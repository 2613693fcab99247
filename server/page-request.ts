/** Five thousand characters, each of four bytes written as twelve, and the other fields. */
const mostBytes = 128 * 1024;

/**
 * The request as pages may see it: without cookies and credentials, and with its whole body, which is short. Or the
 * refusal of a form that comes from another site, or is longer than any of ours.
 */
export async function forPages(request: Request, origin: string): Promise<Request | Response> {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete('authorization');
  const asked = new URL(request.url);
  // No text of ours holds U+0000, and PostgreSQL takes none.
  if (/%00/.test(asked.pathname + asked.search))
    return new Response('There is no such page.', { status: 400 });
  const sender = headers.get('origin');
  if (request.method !== 'GET' && sender && sender !== origin && sender !== asked.origin) {
    return new Response('This form was sent from another site.', { status: 403 });
  }
  // Behind a proxy the request may come in by another name or over plain http; a form of ours is ours all the same.
  const url = sender === origin ? origin + asked.pathname + asked.search : request.url;
  const body = await shortBody(request);
  if (body === null) return new Response('This form is too long.', { status: 413 });
  return new Request(url, { method: request.method, headers, signal: request.signal, body });
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
