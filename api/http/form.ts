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

const limits = { fields: 200, fieldNameSize: 200, headerPairs: 20, parts: 300, files: 10 };

/**
 * Reads a multipart form while it arrives, with no more than a piece of it in memory. `takeFile` gets the bytes of each
 * field `file` as they come, at most `max.fileBytes` of them, the file's name, and the fields before it. If it fails, the
 * form fails at once. Files beyond `max.files` are ignored.
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
  if (!parser || !request.body) return { fields: {}, file: undefined, files: [] };

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
    const one = takeFile(stream, readName(name), cleaned(readPairs(pairs)));
    one.catch(failed.reject);
    taken.push(one);
  });
  const source = Readable.fromWeb(request.body as NodeWebStream);
  // `pipeline` listens no longer than until the first of its streams has failed.
  for (const stream of [source, parser]) stream.on('error', () => {});
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    pipeline(source, atMost(max.bodyBytes), parser, (error) => {
      if (error) reject(error instanceof Refusal ? error : brokenForm());
      else resolve();
    });
  });
  try {
    await Promise.race([parsed, failed.promise]);
    const files = await Promise.all(taken);
    return { fields: cleaned(readPairs(pairs)), file: files[0], files };
  } catch (error) {
    source.destroy();
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
