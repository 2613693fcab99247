import { pipeline, Readable, Transform } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { Refusal } from '#core/ground/refusal.ts';
import { cleaned } from '#rules/text/clean.ts';
import { readPairs } from './params.ts';

/** The text fields of a form, and what became of its files. `file` is the first one, undefined when there was none. */
export type Form<T> = { fields: Record<string, unknown>; file: T | undefined; files: T[] };

/** How much is read. A form has one file, and fields of 4 kB, unless it says otherwise. */
type Room = { fileBytes: number; bodyBytes: number; files?: number; fieldBytes?: number };

/** A body that announces no more bytes than this is read whole: to stream it costs more than its memory. */
const small = 128 * 1024;

const limits = { fields: 200, fieldNameSize: 200, headerPairs: 20, parts: 300, files: 10 };

/**
 * Reads a multipart form while it arrives, with no more than a piece of it in memory, and a small one at once. `takeFile`
 * gets the bytes of each field `file` as they come, at most `max.fileBytes` of them, the file's name, and the fields before
 * it. If it fails, the form fails at once. Files beyond `max.files` are ignored.
 * @throws Refusal `general_argument_invalid` for a form that is malformed or breaks off, `general_body_too_large` for one of
 * more than `max.bodyBytes`.
 */
export async function readForm<T>(
  request: Request,
  max: Room,
  takeFile: (bytes: Readable, name: string, before: Record<string, unknown>) => Promise<T>,
): Promise<Form<T>> {
  const pairs: [string, string][] = [];
  const parser = startParser(request, max);
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  const isSmall = announced <= Math.min(small, max.bodyBytes);
  // To ask for the stream of a body would make one.
  const body = isSmall ? null : request.body;
  if (!parser || !(isSmall || body)) return { fields: {}, file: undefined, files: [] };

  let bytes: Readable | undefined;
  const taken: Promise<T>[] = [];
  const failed = Promise.withResolvers<never>();
  parser.on('field', (name, value) => pairs.push([String(name), value]));
  parser.on('file', (field, stream, name) => {
    // The parser may report the end of the form on this stream before it has a reader, or after the reader stopped. Without
    // a listener that would end the process. A destroyed stream repeats the error to a later reader.
    stream.on('error', (error) => stream.destroy(error));
    if (field !== 'file' || taken.length >= (max.files ?? 1)) return stream.resume();
    bytes = stream;
    // A refusal that is thrown at once must not reach the parser.
    const one = (async () => takeFile(stream, readName(name), cleaned(readPairs(pairs))))();
    one.catch(failed.reject);
    taken.push(one);
  });
  const source = body && Readable.fromWeb(body as NodeWebStream);
  // `pipeline` listens no longer than until the first of its streams has failed.
  for (const stream of [source, parser]) stream?.on('error', () => {});
  const parsed = new Promise<void>((resolve, reject) => {
    const end = (error?: unknown) => {
      if (error) reject(error instanceof Refusal ? error : brokenForm());
      else resolve();
    };
    parser.on('finish', end);
    if (source) return pipeline(source, atMost(max.bodyBytes), parser, end);
    parser.on('error', end);
    request
      .arrayBuffer()
      .then((all) => parser.end(Buffer.from(all)))
      .catch(end);
  });
  try {
    await Promise.race([parsed, failed.promise]);
    const files = await Promise.all(taken);
    return { fields: cleaned(readPairs(pairs)), file: files[0], files };
  } catch (error) {
    source?.destroy();
    bytes?.destroy(new Error('The form broke off.'));
    // `takeFile` cleans up its bytes before the caller learns of the failure.
    await Promise.allSettled(taken);
    throw error;
  }
}

function startParser(request: Request, { fileBytes, fieldBytes = 4096 }: Room): BusboyInstance | null {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data;.*boundary=/i.test(type)) return null;
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { ...limits, fileSize: fileBytes, fieldSize: fieldBytes },
      preservePath: true,
    });
  } catch {
    throw brokenForm();
  }
}

function atMost(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new Refusal('general_body_too_large'));
      else done(null, chunk);
    },
  });
}

function brokenForm(): Refusal {
  return new Refusal('general_argument_invalid', { broken: { rule: 'form', about: [] } });
}

/** Browsers send a quotation mark or a line break in a file's name in this form. */
function readName(sent: string | undefined): string {
  return (sent ?? '').replace(/%22/g, '"').replace(/%0D|%0A/gi, '');
}
