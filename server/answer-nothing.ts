import type { Fetch } from './http.ts';

/** For a server of jobs: `/livez`, `/readyz` and `/metrics` are answered before. */
export async function answerNothing(): Promise<{ fetch: Fetch; before?: undefined; stop?: undefined }> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return {
    fetch: () =>
      new Response('This server does jobs. It answers /livez, /readyz and /metrics alone.\n', {
        status: 404,
        headers,
      }),
  };
}
