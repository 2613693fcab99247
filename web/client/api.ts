/** The project this site speaks for, in every call under /v1. */
export const project = 'saharambh';

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type CallOptions = { body?: object; headers?: Record<string, string>; signal?: AbortSignal };

/** Calls our own API. A 204 answers undefined. */
export async function callApi<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = { 'X-Appwrite-Project': project, ...options.headers };
  if (options.body) headers['content-type'] = 'application/json';
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/v1${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    text = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, unreachable);
  }
  if (!response.ok) throw readError(response.status, text, response.headers);
  return readAnswer<T>(text);
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

/** By the server's clock: that of the device may be wrong. */
function secondsOf(headers: Headers): number | undefined {
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  if (after > 0) return after;
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const left = Math.ceil(reset - Date.parse(headers.get('date') ?? '') / 1000);
  return left > 0 ? left : undefined;
}

export function hasType(error: unknown, type: string): boolean {
  return error instanceof ApiError && error.type === type;
}
