import { Readable } from 'node:stream';
import * as calls from '#contract/files/calls.ts';
import { downloadName, viewType } from '#core/files/content.ts';
import { findFile } from '#core/files/find.ts';
import { openFile } from '#core/files/open.ts';
import { type ByteRange, readByteRange } from '../http/byte-range.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { answer, type Endpoint, type Incoming } from '../http/endpoint.ts';
import { drawFileIcon } from './file-icon.ts';

const megabyte = 1024 * 1024;
type FileIncoming = Incoming<(typeof calls.viewFile)['params']>;

/** Nothing that a file says may act in our name, whatever a browser takes it for. */
export const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; sandbox",
};

export const fileBytesEndpoints: Endpoint[] = [
  answer(calls.viewFile, (asked) =>
    sendFile(asked, 'inline', { open: 20 * megabyte, closed: 20 * megabyte }),
  ),

  answer(calls.downloadFile, (asked) =>
    sendFile(asked, 'attachment', { open: 10 * megabyte, closed: 20 * megabyte }),
  ),

  answer(calls.previewFile, async ({ core, actor, params, request }) => {
    const file = await findFile(core, actor, params);
    const icon = drawFileIcon(file.mime_type, Math.max(params.width ?? 0, params.height ?? 0));
    const headers = {
      ...harmless,
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      etag: icon.etag,
    };
    if (isKnown(request, icon.etag)) return new Response(null, { status: 304, headers });
    return new Response(icon.png, { headers: { ...headers, 'content-length': String(icon.png.length) } });
  }),
];

async function sendFile(
  { core, actor, params, request }: FileIncoming,
  kind: 'inline' | 'attachment',
  most: { open: number; closed: number },
): Promise<Response> {
  const { file, size, read } = await openFile(core, actor, params);
  const etag = `"${file.signature}"`;
  const headers = new Headers({
    ...harmless,
    'content-type': kind === 'inline' ? viewType(file.mime_type) : file.mime_type,
    'content-disposition': contentDisposition(kind, downloadName(file)),
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag,
  });
  if (isKnown(request, etag)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const asked = rangeHeader(request, etag);
  const range: ByteRange = asked ? readByteRange(asked, size, most) : { start: 0, end: size - 1 };
  if (asked) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('content-length', String(range.end - range.start + 1));
  const body = request.method === 'HEAD' ? null : await read(range);
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    status: asked ? 206 : 200,
    headers,
  });
}

/** Does the client have these very bytes already (RFC 9110 13.1.2)? */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (!known) return false;
  return known
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}

/** A range of bytes that have changed meanwhile would be of no use (RFC 9110 13.1.5). */
function rangeHeader(request: Request, etag: string): string | null {
  const onlyIf = request.headers.get('if-range');
  return onlyIf && onlyIf !== etag ? null : request.headers.get('range');
}
