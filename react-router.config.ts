import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { addressesOf } from './web/pages.ts';
import { isListed, listUrl, routeLists } from './web/route-lists.ts';

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

/** Each route is named by its key: to have its name twice would cost more than this. */
const nameRoutes = 'for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i;';

/** `imports` are what is fetched along with the file of a route. */
type Manifest = { routes: Record<string, { imports?: string[] }> };

/**
 * Splits the list of all routes into one for each kind of page. With the desk's routes in its list, the page of an unknown
 * address would be taken over as a desk page; and a visitor of a public page need not load the routes of all pages.
 */
async function partRoutes() {
  const folder = path.join(buildDirectory, 'client/assets');
  let parted = 0;
  for (const name of (await readdir(folder)).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const [, before = '', json = ''] = /^(window\.__reactRouterManifest=)(.*\});?\s*$/s.exec(text) ?? [];
    if (!json) continue;
    const manifest = JSON.parse(json) as Manifest;
    for (const list of routeLists) {
      const listedRoutes = Object.entries(manifest.routes).filter(([id]) => isListed(id, list));
      // Members' pages are many, and each shares most of its files with those opened before: naming all files to every page
      // costs more than finding the remaining ones when a page is opened.
      const routes = Object.fromEntries(
        list === 'public'
          ? listedRoutes.map(([id, route]) => [id, { ...route, id: undefined }])
          : listedRoutes.map(([id, route]) => [id, { ...route, id: undefined, imports: undefined }]),
      );
      const listed = path.join(folder, path.basename(listUrl(`/${name}`, list)));
      const json = JSON.stringify({ ...manifest, routes }, leaveOutUnasked);
      await writeFile(listed, `${before}${json};${nameRoutes}`);
    }
    parted += 1;
  }
  if (parted !== 1) throw new Error(`The build has ${parted} lists of routes instead of one.`);
}

/**
 * Leaves out properties that a route does not have: the router only tests them for true, and never reads `hasDefaultExport`.
 */
function leaveOutUnasked(name: string, value: unknown): unknown {
  const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty || name === 'hasDefaultExport' ? undefined : value;
}

export default {
  // Browser loaders come with the scripts of their page; a link waits for those over a dead connection
  // (`load-route-module.ts`).
  splitRouteModules: false,
  appDirectory: 'web',
  buildDirectory,
  ssr: true,
  prerender,
  buildEnd: () => Promise.all([moveRenderedPages(), partRoutes()]).then(() => {}),
  // All addresses travel with the first page: there are few, and none of them needs a question later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
