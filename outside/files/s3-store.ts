import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { BytesDamaged, type FileStore, StoreUnavailable } from '#core/ground/file-store.ts';
import { readSpooled, type Spooled, spool } from './spool.ts';
import { requireOwnKey } from './store-key.ts';
import { rememberVerified } from './verified.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where bytes wait until all of them are there; the system's temporary folder if left out. */
  spoolFolder?: string;
  /** Milliseconds that S3 may take to begin an answer, and then for each further piece of it. */
  patience?: number;
};

const mostTries = 3;
const firstPause = 200;
const defaultPatience = 4000;
/** Bytes per millisecond. */
const slowestUpload = 200;

/**
 * Keeps bytes in a bucket of S3 or of anything that speaks like it. S3 wants to know size and checksum before it takes
 * the first byte, so what arrives is first written to a file, and a try that fails can be repeated from there.
 */
export function s3Store(settings: S3Settings): FileStore {
  const folder = settings.spoolFolder ?? tmpdir();
  const verify = rememberVerified();

  return {
    async put(key, bytes) {
      requireOwnKey(key);
      const spooled = await spool(folder, Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes);
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
      return patiently(answer, settings);
    },
    async check(stored) {
      const key = stored.storage_key;
      requireOwnKey(key);
      const head = await send(settings, 'HEAD', key, {});
      const mark = `${head.headers.get('etag')}:${head.headers.get('content-length')}`;
      await verify(stored, mark, async () => patiently(await send(settings, 'GET', key, {}), settings)).catch(
        (error: unknown) => {
          if (error instanceof BytesDamaged || error instanceof StoreUnavailable) throw error;
          // A line that breaks says nothing of the bytes.
          throw new StoreUnavailable('S3 broke off.', { cause: error });
        },
      );
    },
    async list(folder) {
      requireOwnKey(folder);
      const keys: string[] = [];
      for (let after = ''; ; ) {
        const asked = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix: `${folder}/` });
        if (after) asked.set('start-after', after);
        const page = await (await send(settings, 'GET', `?${asked}`, {})).text();
        // Keys are ours and need no escaping.
        const found = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        keys.push(...found);
        after = found.at(-1) ?? '';
        if (found.length === 0 || !page.includes('<IsTruncated>true<')) return keys;
      }
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
  method: 'PUT' | 'GET' | 'HEAD' | 'DELETE',
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
      if (answer?.status === 404) throw new BytesDamaged(fault);
      // A key that no longer opens the bucket is for the operator to mend; then it goes through.
      const isRefused = answer?.status === 401 || answer?.status === 403;
      throw isPassing || isRefused ? new StoreUnavailable(fault) : new Error(fault);
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
  const patience = access.patience ?? defaultPatience;
  if (!body)
    return inTime(patience, (signal) => fetch(signed.url, { method, headers: signed.headers, signal }));
  signed.headers.set('content-length', String(body.size));
  // The types of the browser's fetch know nothing of this option, which Node demands for a stream.
  const streaming = { duplex: 'half' };
  return inTime(patience + body.size / slowestUpload, (signal) =>
    fetch(signed.url, {
      method,
      headers: signed.headers,
      body: Readable.toWeb(readSpooled(body)) as ReadableStream,
      signal,
      ...streaming,
    }),
  );
}

/** The bytes of an answer. A server that stops in the middle of them ends the stream, rather than leave its reader waiting. */
function patiently({ body }: Response, { patience = defaultPatience }: S3Settings): Readable {
  if (!body) return Readable.from([]);
  const reader = body.getReader();
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const { promise: late, reject } = Promise.withResolvers<never>();
        const timer = setTimeout(
          () => reject(new StoreUnavailable('S3 stopped in the middle of an answer.')),
          patience,
        );
        const { done, value } = await Promise.race([reader.read(), late]).finally(() => clearTimeout(timer));
        if (done) return;
        yield value;
      }
    } finally {
      reader.cancel().catch(() => {});
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** Until the answer begins: how long its bytes take is the reader's affair. */
async function inTime(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new Error('S3 did not answer in time.')), milliseconds);
  return ask(ending.signal).finally(() => clearTimeout(timer));
}
