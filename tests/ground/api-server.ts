import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApi } from '#api/app.ts';
import type { ApiSettings } from '#api/http/settings.ts';
import type { Core } from '#core/ground/core.ts';
import { projectId } from '#tests/sessions/sessions.ts';
import { atEnd } from './database.ts';
import { watchAnswers } from './declared-answers.ts';

/** Every address that the tests' requests come from is another, unless a test wants to be counted. */
let caller = 0;

export type ApiServer = { endpoint: string; server: Server; bugs: unknown[] };

const anotherAddress = () => `198.51.100.${++caller % 250}`;

/**
 * Serves the API on a free port of this machine until the test file ends. `bugs` holds every error that it reports as a
 * bug.
 */
export async function serveApi(
  core: Core,
  settings: Partial<ApiSettings> = {},
  addressOf: () => string = anotherAddress,
): Promise<ApiServer> {
  const bugs: unknown[] = [];
  const defaults = { projectId, origin: 'http://localhost', allowedOrigins: [], trustedProxies: 0 };
  const undeclared: string[] = [];
  const reportBug = (error: unknown) => {
    bugs.push(error);
    return '';
  };
  const watch = watchAnswers((fault) => undeclared.push(fault));
  const api = createApi(core, { ...defaults, ...settings }, reportBug, watch);
  const server = createAdaptorServer({
    fetch: (request) => api.fetch(request, { ip: addressOf() }),
  }) as Server;
  // A test that thinks for longer than Node's five seconds would find its connection closed under it.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
    assert.deepEqual([...new Set(undeclared)], [], 'every answer was the declared one');
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server, bugs };
}
