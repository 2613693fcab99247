import { type AnswerOf, apiBase, type Call } from '#contract/ground/call.ts';
import { ApiError, projectOfPage, readError, unreachable } from './api.ts';

/** Makes a declared call whose body is a form with a file. */
export function sendForm<C extends Call>(
  { method, path }: C,
  form: FormData,
  signal: AbortSignal,
  onSent: (bytes: number, total: number) => void,
): Promise<AnswerOf<C>> {
  const headers = { 'X-Appwrite-Project': projectOfPage() };
  return sendWithProgress(apiBase + path, { method, headers, body: form }, signal, onSent);
}

/** Sends over XMLHttpRequest, because only that tells how much has left. */
export function sendWithProgress<T>(
  uri: string,
  options: { method?: string; headers?: HeadersInit; body?: BodyInit | null },
  signal: AbortSignal,
  onSent: (bytes: number, total: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const done = (settle: () => void) => {
      signal.removeEventListener('abort', cancel);
      settle();
    };
    request.open(options.method ?? 'POST', uri);
    request.withCredentials = true;
    for (const [name, value] of new Headers(options.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onSent(event.loaded, event.total);
    request.onload = () =>
      done(() => {
        if (request.status >= 400)
          reject(readError(request.status, request.responseText, headersOf(request)));
        else resolve(JSON.parse(request.responseText) as T);
      });
    request.onerror = () => done(() => reject(new ApiError(0, unreachable)));
    request.onabort = () => done(() => reject(signal.reason));
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', cancel);
    request.send(options.body as XMLHttpRequestBodyInit);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['date', 'retry-after', 'x-ratelimit-reset']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
