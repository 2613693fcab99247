import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'zstd' | 'gzip';

/** How the files are called that hold a compressed copy. */
export const suffixes: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const zip = promisify(gzip);

/** `thorough` is for what is kept and sent many times. */
export function compress(
  body: Uint8Array,
  encoding: Encoding,
  thorough: boolean,
): Promise<Buffer<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'zstd':
      return zstd(body, {
        params: { [constants.ZSTD_c_compressionLevel]: thorough ? 19 : 6 },
        // Not knowing the size, it prepares for the largest: some 60 ms a file.
        pledgedSrcSize: body.length,
      });
    case 'gzip':
      return zip(body, { level: thorough ? 9 : 6 });
  }
}

/** The densest coding that the Accept-Encoding header allows. */
export function bestEncoding(accepted: string | null): Encoding | null {
  const weights = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const allows = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'zstd', 'gzip'] as const).find(allows) ?? null;
}
