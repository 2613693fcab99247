import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openDataFile } from '#core/open-data/open-data-file.ts';
import { coreContext } from '#web/entry.server.tsx';
import { openDataTexts as texts } from '#web/open-data/texts/en/open-data.ts';
import type { Route } from './+types/file';

const types: Record<string, string> = { csv: 'text/csv', ndjson: 'application/x-ndjson' };

/** A file of the open data. It is packed once, and unpacked for programs that do not read gzip. */
export async function loader({ context, params: { file: name }, request }: Route.LoaderArgs) {
  const file = await openDataFile(context.get(coreContext), name);
  if (!file)
    return new Response(`${texts.unknown}\n`, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const tag = file.checksum.slice(0, 22);
  const headers = new Headers({
    // It is too long to be kept in memory.
    'Cache-Control': 'public, max-age=0, must-revalidate, no-transform',
    'Content-Type': `${types[name.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`,
    'Access-Control-Allow-Origin': '*',
    ETag: `W/"${tag}"`,
    Vary: 'accept-encoding',
  });
  if (request.headers.get('if-none-match')?.includes(tag))
    return new Response(null, { status: 304, headers });
  const packed = await file.read();
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
    request.headers.get('accept-encoding') ?? '',
  );
  if (takesGzip) {
    headers.set('Content-Encoding', 'gzip');
    headers.set('Content-Length', String(file.size));
  }
  const bytes = takesGzip ? packed : unpacked(packed);
  return new Response(Readable.toWeb(bytes) as ReadableStream, { headers });
}

function unpacked(packed: Readable): Readable {
  const plain = createGunzip();
  packed.on('error', (error) => plain.destroy(error));
  plain.on('close', () => packed.destroy());
  return packed.pipe(plain);
}
