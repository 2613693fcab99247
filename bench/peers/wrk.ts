import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '#tools/try/run-program.ts';

export type Request = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
/** `p50` and `p99` in milliseconds, `bytes` of an answer with its head. */
export type Load = {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  bytes: number;
  answers: number;
};

/** The requests as they go over the line, in a file. No request is sent twice before all have been sent once. */
export type Prepared = { origin: string; file: string; sent: number; remove(): Promise<void> };

export async function prepare(origin: string, requests: readonly Request[]): Promise<Prepared> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-peers-'));
  const file = path.join(folder, 'requests');
  const parts = requests.flatMap((request) => {
    const bytes = asSent(origin, request);
    return [Buffer.from(`${bytes.length}\n`), bytes, Buffer.from('\n')];
  });
  await writeFile(file, Buffer.concat(parts));
  return { origin, file, sent: 0, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** As fast as they are answered, on so many connections: each has one request under way. */
export async function loadPrepared(
  prepared: Prepared,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const script = path.join(import.meta.dirname, 'requests.lua');
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script];
  const said = await runProgram(
    ['wrk', ...options, prepared.origin, '--', prepared.file, String(prepared.sent)],
    { seconds: seconds + 30 },
  );
  const seen = JSON.parse(said.trim().split('\n').at(-1) ?? '');
  prepared.sent += seen.answers + connections;
  return {
    perSecond: (seen.answers - seen.refused) / (seen.microseconds / 1e6),
    p50: seen.p50 / 1000,
    p99: seen.p99 / 1000,
    failed: seen.refused + seen.broken + seen.late,
    bytes: Math.round(seen.bytes / Math.max(1, seen.answers)),
    answers: seen.answers,
  };
}

function asSent(origin: string, { method, path: at, headers = {}, body }: Request): Buffer {
  const bytes = Buffer.from(body ?? '');
  const head = [
    `${method} ${at} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${bytes.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

/** A form with one file, and its boundary's header. */
export function fileForm(
  bytes: Buffer,
  fields: Record<string, string> = {},
): Pick<Request, 'headers' | 'body'> {
  const boundary = 'a-boundary-of-the-comparison';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="portfolio.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
