import { Readable } from 'node:stream';
import type { OpenedBytes } from '#core/files/open-found.ts';
import { harmless, isKnown } from '../appwrite/file-bytes.ts';
import { contentDisposition } from './content-disposition.ts';

/** A picture of ours for the one who asked, which stays the same under its name. */
export async function ownPicture(
  request: Request,
  { size, read }: OpenedBytes,
  { name, file }: { name: string; file: string },
): Promise<Response> {
  const etag = `"${name}"`;
  const headers = { ...harmless, 'cache-control': 'private, no-store', etag };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : await read();
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    headers: {
      ...headers,
      'content-type': 'image/webp',
      'content-disposition': contentDisposition('inline', file),
      'content-length': String(size),
    },
  });
}
