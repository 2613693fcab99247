import type { IncomingMessage, ServerResponse } from 'node:http';

/** The server's state of health: whether the process lives, and whether it can do its work. */
export type Health = {
  /** True once everything is up, and until it begins to stop. */
  isUp: boolean;
  /** Whether the database answers. */
  isDatabaseThere: () => boolean;
};

export const freshHealth = (): Health => ({ isUp: false, isDatabaseThere: () => true });

/**
 * Answers `/livez`, by which a supervisor restarts the process, and `/readyz`, by which a balancer sends requests. Without
 * its database the server is not ready, but a restart would not help. `/healthz` is the older name of `/readyz`.
 */
export function answersHealth(request: IncomingMessage, response: ServerResponse, health: Health): boolean {
  const { url = '', method } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0];
  if (path === '/livez') say(response, 200, { status: 'ok' });
  else if (path === '/readyz' || path === '/healthz') sayReady(response, health);
  else return false;
  return true;
}

function sayReady(response: ServerResponse, health: Health): void {
  if (!health.isUp) say(response, 503, { status: 'starting or stopping' });
  else if (!health.isDatabaseThere()) say(response, 503, { status: 'the database does not answer' });
  else say(response, 200, { status: 'ok' });
}

function say(response: ServerResponse, status: number, body: { status: string }): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, status === 503 ? { ...headers, 'retry-after': '1' } : headers);
  response.end(JSON.stringify(body));
}
