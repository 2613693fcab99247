import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from './config.ts';
import { createPages } from './pages.ts';
import { run } from './run.ts';
import { type Faces, start } from './start.ts';

/** Loads API and pages through Vite on each request, so that a saved file counts from the next one on. */
const viteFaces: Faces = async ({ core, settings, log, mailbox, server, delivered }) => {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // Vite ends the process by itself on these, over the head of the database that we have to stop first.
  process.removeAllListeners('SIGTERM');
  process.stdin.removeAllListeners('end');
  return {
    before: vite.middlewares,
    stop: () => vite.close(),
    async fetch(request, peer) {
      const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('./app.ts');
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const { createPageCalls } = (await vite.ssrLoadModule('/api/app.ts')) as typeof import('#api/app.ts');
      const { origin, projectId } = settings;
      const openCalls = createPageCalls(core, settings);
      const { position } = delivered;
      const pages = createPages({ build, core, origin, projectId, openCalls, position, mode: 'development' });
      return createApp({ core, settings, log, pages, mailbox, assets: null }).fetch(request, peer);
    },
  };
};

if (existsSync('.env')) process.loadEnvFile('.env');
await run(async (signal) => start(readConfig(), viteFaces, signal));
