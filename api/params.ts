import type { z } from 'zod';
import { Refusal } from '#core/refusal.ts';
import type { Params } from './endpoint.ts';

/** What a request brought along, before anything of it was checked: path parameters, then query or JSON body. */
export async function readRaw(
  request: Request,
  path: Record<string, string>,
): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return { ...readPairs(new URL(request.url).searchParams), ...path };
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

/** CONTRACT 2.3: a body that is no JSON object counts as empty, so that its parameters are missing. */
async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

/**
 * Checks `raw` against the declared parameters, one after another in their order; undeclared ones are left out.
 * @throws Refusal `general_argument_invalid` naming the first that is missing or wrong.
 */
export function checkParams<S extends Record<string, z.ZodType>>(
  shape: S,
  raw: Record<string, unknown>,
): Params<S> {
  const params: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const given = Object.hasOwn(raw, name) ? (raw[name] ?? undefined) : undefined;
    const result = schema.safeParse(given);
    if (result.success) params[name] = result.data;
    else if (given === undefined)
      throw new Refusal('general_argument_invalid', `Param "${name}" is not optional.`);
    else {
      const reason = result.error.issues[0]?.message ?? 'Value is not valid';
      throw new Refusal('general_argument_invalid', `Invalid \`${name}\` param: ${reason}`);
    }
  }
  return params as Params<S>;
}
