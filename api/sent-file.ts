import { Readable } from 'node:stream';
import type { OpenApplicationFile } from '#core/applications/open-application-file.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';

/** Answers with a file that a member sent to a team. The caller has been checked, and no cache keeps the answer. */
export async function sendSentFile(
  { name, size, mimeType, read }: OpenApplicationFile,
  { method }: Request,
): Promise<Response> {
  const body = method === 'HEAD' ? null : await read();
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    headers: {
      ...harmless,
      'cache-control': 'private, no-store',
      'content-type': mimeType,
      'content-disposition': contentDisposition('attachment', name),
      'content-length': String(size),
    },
  });
}
