import { Readable } from 'node:stream';
import { avatarLimits } from '#contract/avatars/limits.ts';
import { verificationLimits } from '#contract/verifications/limits.ts';
import type { OpenEvidence } from '#core/verifications/open-evidence.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';

/** One byte more than fits shows that a file is too large; twice that is read to say so, and no more. */
const largest = Math.max(verificationLimits.pdfBytes, avatarLimits.maxBytes);
export const evidenceRoom = { fileBytes: largest + 1, bodyBytes: 2 * largest };

/** Answers with a letter or card. The caller has been checked, and no cache keeps the answer. */
export async function sendEvidence(
  { size, mimeType, read }: OpenEvidence,
  { method }: Request,
): Promise<Response> {
  const body = method === 'HEAD' ? null : await read();
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    headers: {
      ...harmless,
      'cache-control': 'private, no-store',
      'content-type': mimeType,
      'content-disposition': contentDisposition(
        'inline',
        mimeType === 'application/pdf' ? 'letter.pdf' : 'letter.webp',
      ),
      'content-length': String(size),
    },
  });
}
