/** The project this site speaks for, in every call under /v1. */
export const project = 'saharambh';

export const unreachable = 'We could not reach Saharambh. Please check your connection and try again.';

/** A refusal of the API, or (code 0) a line that did not carry the call. */
export class ApiError extends Error {
  code: number;
  type: string;

  constructor(message: string, code: number, type: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.type = type;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type CallOptions = { body?: object; headers?: Record<string, string>; signal?: AbortSignal };

/** Calls our own API. A 204 answers undefined. */
export async function callApi<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = { 'X-Appwrite-Project': project, ...options.headers };
  if (options.body) headers['content-type'] = 'application/json';
  let status: number;
  let text: string;
  try {
    const response = await fetch(`/v1${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(unreachable, 0, 'network');
  }
  if (status >= 400) throw readError(status, text);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export function readError(status: number, text: string): ApiError {
  try {
    const { message, type } = JSON.parse(text) as { message?: unknown; type?: unknown };
    if (typeof message === 'string') return new ApiError(message, status, String(type ?? ''));
  } catch {
    // A proxy in between may answer with a page of its own.
  }
  return new ApiError('Saharambh is not answering properly right now. Please try again.', status, '');
}

/** The sentence of an error for a person: its own where it has one, else the given one. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}

export function hasType(error: unknown, type: string): boolean {
  return error instanceof ApiError && error.type === type;
}
