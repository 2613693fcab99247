import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { type FileStore, StoreUnavailable } from '#core/ground/file-store.ts';
import { readSpooled, type Spooled, spool } from './spool.ts';
import { requireOwnKey } from './store-key.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where bytes wait until all of them are there; the system's temporary folder if left out. */
  spoolFolder?: string;
};

const mostTries = 3;
const firstPause = 200;

/**
 * Keeps bytes in a bucket of S3 or of anything that speaks like it. S3 wants to know size and checksum before it takes
 * the first byte, so what arrives is first written to a file, and a try that fails can be repeated from there.
 */
export function s3Store(settings: S3Settings): FileStore {
  const folder = settings.spoolFolder ?? tmpdir();

  return {
    async put(key, bytes) {
      requireOwnKey(key);
      const spooled = await spool(folder, bytes);
      try {
        await send(settings, 'PUT', key, { 'x-amz-content-sha256': spooled.sha256 }, spooled);
        return spooled.size;
      } finally {
        await spooled.file.close();
      }
    },
    async read(key, range) {
      requireOwnKey(key);
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await send(settings, 'GET', key, headers);
      const given = answer.headers.get('content-range') ?? '';
      if (range && !given.startsWith(`bytes ${range.start}-${range.end}/`)) {
        await answer.body?.cancel();
        throw new Error(`S3 gave the range "${given}" of ${key} instead of ${range.start}-${range.end}.`);
      }
      if (!answer.body) return Readable.from([]);
      return Readable.fromWeb(answer.body as NodeWebStream);
    },
    async remove(key) {
      requireOwnKey(key);
      const answer = await send(settings, 'DELETE', key, {}, null, [404]);
      await answer.body?.cancel();
    },
  };
}

async function send(
  settings: S3Settings,
  method: 'PUT' | 'GET' | 'DELETE',
  key: string,
  headers: Record<string, string>,
  body: Spooled | null = null,
  alsoFine: number[] = [],
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await request(settings, method, key, headers, body).catch((cause: unknown) => {
      if (tries === mostTries) throw new StoreUnavailable('S3 cannot be reached.', { cause });
      return null;
    });
    if (answer && (answer.ok || alsoFine.includes(answer.status))) return answer;
    const isPassing = !answer || answer.status >= 500 || answer.status === 429;
    if (!isPassing || tries === mostTries) {
      const reason = (await answer?.text())?.slice(0, 500);
      const fault = `S3 answered ${answer?.status} to ${method} ${key}: ${reason}`;
      throw isPassing ? new StoreUnavailable(fault) : new Error(fault);
    }
    await answer?.body?.cancel();
    await wait(firstPause * 4 ** (tries - 1));
  }
}

async function request(
  { endpoint, bucket, ...access }: S3Settings,
  method: string,
  key: string,
  headers: Record<string, string>,
  body: Spooled | null,
): Promise<Response> {
  const signed = await new AwsV4Signer({
    method,
    url: `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`,
    headers,
    service: 's3',
    region: access.region,
    accessKeyId: access.accessKeyId,
    secretAccessKey: access.secretAccessKey,
  }).sign();
  if (!body) return fetch(signed.url, { method, headers: signed.headers });
  signed.headers.set('content-length', String(body.size));
  // The types of the browser's fetch know nothing of this option, which Node demands for a stream.
  const streaming = { duplex: 'half' };
  return fetch(signed.url, {
    method,
    headers: signed.headers,
    body: Readable.toWeb(readSpooled(body)) as ReadableStream,
    ...streaming,
  });
}
