import { Readable } from 'node:stream';
import { downloadZip } from 'client-zip';
import { getExport } from '#contract/own-data/calls.ts';
import type { ExportEntry } from '#core/ground/table-rule.ts';
import { collectOwnData } from '#core/own-data/collect.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { downloads } from './texts/en/downloads.ts';

export const ownDataEndpoints: Endpoint[] = [
  answer(
    getExport,
    async ({ core, actor }) => {
      const { body } = downloadZip(toZipEntries(collectOwnData(core, actor)));
      return new Response(body, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': contentDisposition('attachment', 'saharambh-my-data.zip'),
          'cache-control': 'no-store',
        },
      });
    },
    [perHour(10, byMember)],
  ),
];

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
