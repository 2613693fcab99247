import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { addressesOf } from './web/pages.ts';
import { partRoutes } from './web/router/part-routes.ts';

const buildDirectory = 'build';

const prerender = addressesOf(({ madeOf }) => madeOf === 'texts');

/** Takes the rendered pages out of the folder of public files: they are finished by the server, with its origin. */
async function moveRenderedPages() {
  const client = path.join(buildDirectory, 'client');
  const target = path.join(buildDirectory, 'pages');
  await rm(target, { recursive: true, force: true });
  for (const name of await readdir(client, { recursive: true })) {
    const file = path.join(client, name);
    if (name.endsWith('.data')) await rm(file);
    if (!name.endsWith('.html')) continue;
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await rename(file, path.join(target, name));
  }
}

export default {
  // Browser loaders come with the scripts of their page; a link waits for those over a dead connection
  // (`web/router/load-route-module.ts`).
  splitRouteModules: false,
  appDirectory: 'web',
  buildDirectory,
  ssr: true,
  prerender,
  buildEnd: () =>
    Promise.all([moveRenderedPages(), partRoutes(path.join(buildDirectory, 'client/assets'))]).then(() => {}),
  // All addresses travel with the first page: there are few, and none of them needs a question later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
