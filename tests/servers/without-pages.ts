import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { run } from '#server/run.ts';
import { start } from '#server/start.ts';

// The real server with all of its API and none of its pages, which would have to be built first.
const pages = async () => new Response(null, { status: 404 });
await run((signal) =>
  start(
    readConfig(),
    async ({ core, settings, log }) => ({
      fetch: createApp({ core, settings, log, pages, mailbox: null, assets: null }).fetch,
    }),
    signal,
  ),
);
