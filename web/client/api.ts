import { type AnswerOf, apiBase, type Call, type ParamsOf } from '#contract/ground/call.ts';

/** The project this site speaks for; the server writes it on every page. */
export function projectOfPage(): string {
  return document.documentElement.dataset.project ?? '';
}

/** The part of a declared call that the browser needs; the types come from the whole declaration. */
type Address = Pick<Call, 'method' | 'path'>;

/** Where a call is found with these parameters, and those that its path does not hold. */
function split({ path }: Address, params: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...params };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path: filled, rest };
}

function withQuery(path: string, params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else if (value !== undefined) query.append(name, String(value));
  }
  return apiBase + path + (query.size > 0 ? `?${query}` : '');
}

/** The address of bytes, for a link or a picture: it carries the project, because nothing else can. */
export function addressOf<C extends Call>(call: C, params: ParamsOf<C>, project: string): string {
  const { path, rest } = split(call, params);
  return withQuery(path, { ...rest, project });
}

/** The types of errors that are no refusal: a line that carried no call (code 0), and an answer that is none of ours. */
export const [unreachable, garbled] = ['network', 'garbled'];

/** A call that did not bring what was asked for. */
export class ApiError extends Error {
  code: number;
  type: string;
  /** After so many seconds asking again makes sense. */
  seconds: number | undefined;

  constructor(code: number, type: string, seconds?: number) {
    super(type);
    this.name = 'ApiError';
    this.code = code;
    this.type = type;
    this.seconds = seconds;
  }
}

type SendOptions = { headers?: Record<string, string>; signal?: AbortSignal };

/** Makes a declared call from the browser. @throws ApiError */
export async function send<C extends Call>(
  call: C,
  params: ParamsOf<C>,
  { headers = {}, signal }: SendOptions = {},
): Promise<AnswerOf<C>> {
  const { method } = call;
  const hasBody = method !== 'GET';
  const { path, rest } = split(call, params);
  let response: Response;
  let text: string;
  try {
    response = await fetch(hasBody ? apiBase + path : withQuery(path, rest), {
      method,
      headers: {
        'X-Appwrite-Project': projectOfPage(),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...headers,
      },
      credentials: 'same-origin',
      cache: 'no-store',
      ...(hasBody && { body: JSON.stringify(rest) }),
      ...(signal && { signal }),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, unreachable);
  }
  if (!response.ok) throw readError(response.status, text, response.headers);
  return readAnswer<AnswerOf<C>>(text);
}

/** A proxy in between may answer with a page of its own. @throws ApiError `garbled`. */
function readAnswer<T>(text: string): T {
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new ApiError(0, garbled);
  }
}

export function readError(status: number, text: string, headers: Headers): ApiError {
  try {
    const { type } = JSON.parse(text) as { type?: unknown };
    if (typeof type === 'string' && type) return new ApiError(status, type, secondsOf(headers));
  } catch {
    // A proxy in between may answer with a page of its own.
  }
  return new ApiError(status, garbled);
}

/** Reads the seconds until the next try by the server's time, because the device's may be wrong. */
function secondsOf(headers: Headers): number | undefined {
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  if (after > 0) return after;
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const left = Math.ceil(reset - Date.parse(headers.get('date') ?? '') / 1000);
  return left > 0 ? left : undefined;
}
