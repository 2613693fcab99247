import type { z } from 'zod';
import type { Shape } from '#contract/ground/call.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { type BrokenRule, readBroken } from '#rules/broken.ts';

/** Parameters after their check. */
export type Params<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> };

/** The input of a request before its check: path parameters, then query or JSON body. */
export async function readRaw(
  request: Request,
  path: Record<string, string>,
): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return request.url.includes('?') ? { ...readPairs(new URL(request.url).searchParams), ...path } : path;
  if (request.headers.get('content-type')?.startsWith('multipart/')) return path;
  return { ...(await readBody(request)), ...path };
}

/** CONTRACT 1.1: lists arrive as `name[]` or `name[0]`. */
export function readPairs(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const raw: Record<string, unknown> = Object.create(null);
  for (const [name, value] of pairs) {
    const list = /^(.+)\[\d*\]$/.exec(name)?.[1];
    if (!list) raw[name] = value;
    else if (Array.isArray(raw[list])) raw[list].push(value);
    else raw[list] = [value];
  }
  return raw;
}

const bodyLimit = 1024 * 1024;

/** CONTRACT 2.3: a body that is no JSON object counts as empty, so that its parameters are missing. */
async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

/** @throws Refusal `general_body_too_large`, before more than the limit has been held in memory. */
async function readText(request: Request): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > bodyLimit) throw new Refusal('general_body_too_large');
  if (announced <= bodyLimit) return request.text();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw new Refusal('general_body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Checks `raw` against the declared parameters, one after another in their order; undeclared ones are left out.
 * @throws Refusal `general_argument_invalid` naming the first that is missing or wrong.
 */
export function checkParams<S extends Shape>(shape: S, raw: Record<string, unknown>): Params<S> {
  const params: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const given = Object.hasOwn(raw, name) ? (raw[name] ?? undefined) : undefined;
    if (!isStorable(given)) throw invalid(name, { rule: 'unstorable', about: [deepest] });
    const result = schema.safeParse(given);
    if (result.success) params[name] = result.data;
    else if (given === undefined) throw invalid(name, { rule: 'missing', about: [] });
    else throw invalid(name, readBroken(result.error.issues[0]?.message));
  }
  return params as Params<S>;
}

function invalid(param: string, broken: BrokenRule): Refusal {
  return new Refusal('general_argument_invalid', { param, broken });
}

const deepest = 64;

/** PostgreSQL takes neither U+0000 nor half a surrogate pair, wherever it hides; and whatever walks a value needs an end. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1));
}
