import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';

type Made = { type: string; name: string; bytes: string | Uint8Array };

/** A file that was made for the caller, to be saved under its name. */
export function attachment(request: Request, { type, name, bytes }: Made): Response {
  const length = typeof bytes === 'string' ? Buffer.byteLength(bytes) : bytes.length;
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...harmless,
      'cache-control': 'private, no-store',
      'content-type': type,
      'content-disposition': contentDisposition('attachment', name),
      'content-length': String(length),
    },
  });
}
