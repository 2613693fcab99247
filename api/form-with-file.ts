import type { Readable } from 'node:stream';
import { messageLimits } from '#contract/conversations/limits.ts';
import type { Shape } from '#contract/ground/call.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readForm } from './http/form.ts';
import { checkParams, type Params } from './http/params.ts';

/** More of everything than fits, so that what is too much can be said to be so. */
const room = {
  fileBytes: messageLimits.fileBytes + 1,
  fieldBytes: 64 * 1024,
};

type StepsOfMany<S extends Shape, File, T> = Omit<Steps<S, File, T>, 'send'> & {
  /** How many files a form may bring; further ones are ignored. */
  most: number;
  send: (fields: Params<S>, files: File[]) => Promise<T>;
};

type Steps<S extends Shape, File, T> = {
  /** Puts a file into the store as it arrives. */
  keep: (name: string, bytes: Readable) => Promise<File>;
  /** Takes it out again where nothing refers to it. */
  drop: (file: File) => Promise<void>;
  send: (fields: Params<S>, file: File | null) => Promise<T>;
};

/**
 * Sends the fields of a form with its file, if it has one. No file stays of a form that is refused or sent twice. A refusal
 * carries the typed text, since the page that shows it has not read the form.
 * @throws Refusal for broken fields, and the refusals of `keep` and `send`
 */
export async function sendFormWithFile<S extends Shape, File extends object, T>(
  request: Request,
  shape: S,
  { keep, drop, send }: Steps<S, File, T>,
): Promise<T> {
  return sendFormWithFiles<S, File, T>(request, shape, {
    keep,
    drop,
    most: 1,
    send: (fields, [file]) => send(fields, file ?? null),
  });
}

/** The same with several files. */
export async function sendFormWithFiles<S extends Shape, File extends object, T>(
  request: Request,
  shape: S,
  { keep, drop, send, most }: StepsOfMany<S, File, T>,
): Promise<T> {
  const kept: File[] = [];
  let typed: Record<string, string> | undefined;
  try {
    const { fields, files } = await readForm(
      request,
      { ...room, files: most, bodyBytes: (most + 1) * messageLimits.fileBytes },
      async (bytes, name) => {
        // Browsers send this for a file field without a file.
        if (name === '') {
          bytes.resume();
          return null;
        }
        // The refusal waits until the form has been read, so that the typed text comes back with it.
        return keep(name, bytes).then(
          (one) => {
            kept.push(one);
            return one;
          },
          (error: unknown) => {
            if (error instanceof Refusal) return error;
            throw error;
          },
        );
      },
    );
    typed = textsOf(fields);
    const checked = checkParams(shape, fields);
    const refused = files.find((file) => file instanceof Refusal);
    if (refused) throw refused;
    return await send(checked, kept);
  } catch (error) {
    if (!(error instanceof Refusal) || !typed) throw error;
    throw new Refusal(error.code, { ...error.values, typed });
  } finally {
    // Where something refers to it by now it stays.
    for (const file of kept) await drop(file);
  }
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
