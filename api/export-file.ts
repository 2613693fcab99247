import { Readable } from 'node:stream';
import { downloadZip } from 'client-zip';
import type { ExportEntry } from '#core/ground/table-rule.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { downloads } from './texts/en/downloads.ts';

/** Answers with the entries of an export as a ZIP, as they come. */
export function sendExport(entries: AsyncGenerator<ExportEntry>, name: string): Response {
  const { body } = downloadZip(toZipEntries(entries));
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-store',
    },
  });
}

async function* toZipEntries(entries: AsyncGenerator<ExportEntry>) {
  for await (const { name, at, content } of entries) {
    if (content === null || typeof content === 'string') {
      yield { name, lastModified: at, input: content ?? downloads.damaged };
      continue;
    }
    // The archive's reader throws in here when its own reader has left, and closes nothing itself.
    try {
      yield { name, lastModified: at, input: Readable.toWeb(content) as ReadableStream };
    } finally {
      content.destroy();
    }
  }
}
