import { createHash } from 'node:crypto';
import { bestEncoding, compress, type Encoding } from './compress.ts';

type Variant = { body: Promise<Buffer<ArrayBuffer>>; sent: number };

/** An answer that is kept and sent as it is: rendered once, compressed once for each coding, and once more where many ask for it. */
export type KeptPage = {
  headers: Headers;
  body: Buffer<ArrayBuffer>;
  etag: string;
  variants: Map<Encoding, Variant>;
  /** Compressed in itself, as fonts are. */
  isPacked?: boolean;
};

export function keep(body: Buffer<ArrayBuffer>, headers: Headers): KeptPage {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { headers, body, etag, variants: new Map() };
}

/** Sends a kept page, or only says that the caller has it already. */
export async function sendKept(page: KeptPage, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('etag', `W/${page.etag}`);
  headers.append('vary', 'accept-encoding');
  if (hasIt(request.headers.get('if-none-match'), page.etag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const encoding = page.isPacked ? null : bestEncoding(request.headers.get('accept-encoding'));
  const body = encoding ? await variantOf(page, encoding) : page.body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/**
 * After this many sendings a page gets the densest coding, which takes twenty times as long for an eighth fewer bytes. The
 * first callers do not wait for it, and a page that changes all the time never gets it (decision 205).
 */
const often = 16;

function variantOf(page: KeptPage, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const variant = page.variants.get(encoding) ?? { body: compress(page.body, encoding, false), sent: 0 };
  page.variants.set(encoding, variant);
  variant.sent += 1;
  if (variant.sent === often) void makeDense(page, encoding, variant);
  return variant.body;
}

async function makeDense(page: KeptPage, encoding: Encoding, variant: Variant): Promise<void> {
  const dense = await compress(page.body, encoding, true);
  variant.body = Promise.resolve(dense);
}

function hasIt(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** An answer that is not kept. Its text stands apart where it has one: out of a body it would have to be read as a stream. */
export type OnceAnswer = { answer: Response; text?: string };

/** Compresses an answer that is not kept, when that is worth the while. */
export async function sendOnce({ answer, text }: OnceAnswer, request: Request): Promise<Response> {
  const { status, headers } = answer;
  const hasBody = request.method !== 'HEAD' && (text !== undefined || answer.body !== null);
  // A long file is sent as it is read, packed already.
  const isFinished = headers.get('cache-control')?.includes('no-transform') === true;
  const encoding = isFinished ? null : bestEncoding(request.headers.get('accept-encoding'));
  if (!encoding || !hasBody)
    return text === undefined ? answer : new Response(hasBody ? text : null, { status, headers });
  headers.append('vary', 'accept-encoding');
  const body = text === undefined ? new Uint8Array(await answer.arrayBuffer()) : Buffer.from(text);
  if (body.length < 1000) return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await compress(body, encoding, false)), { status, headers });
}
