import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { partRoutes } from './web/router/part-routes.ts';

/** Each language has a build of its own, which `tools/build-pages.ts` puts together. */
const buildDirectory = process.env.PAGES_FOLDER ?? 'build';

export default {
  // Browser loaders come with the scripts of their page; a link waits for those over a dead connection
  // (`web/router/load-route-module.ts`).
  splitRouteModules: false,
  appDirectory: 'web',
  buildDirectory,
  ssr: true,
  buildEnd: () => partRoutes(path.join(buildDirectory, 'client/assets')),
  // All addresses travel with the first page: there are few, and none of them needs a question later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
