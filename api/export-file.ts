import { Readable } from 'node:stream';
import { downloadZip } from 'client-zip';
import type { ExportEntry } from '#core/ground/table-rule.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { downloadsIn } from './texts/by-language.ts';

/** Answers with the entries of an export as a ZIP, as they come. */
export function sendExport(entries: AsyncGenerator<ExportEntry>, name: string, language = 'en'): Response {
  const { body } = downloadZip(toZipEntries(entries, language));
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-store',
    },
  });
}

async function* toZipEntries(entries: AsyncGenerator<ExportEntry>, language: string) {
  const { damaged, readme } = await downloadsIn(language);
  yield { name: 'README.txt', lastModified: new Date(), input: `${readme.join('\n\n')}\n` };
  for await (const { name, at, content } of entries) {
    if (content === null || typeof content === 'string') {
      yield { name, lastModified: at, input: content ?? damaged };
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
