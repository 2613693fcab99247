import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isListed, listUrl, routeLists } from '../route-lists.ts';

/** Each route is named by its key: to have its name twice would cost more than this. */
const nameRoutes = 'for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i;';
/** The report of a broken page names the version of its scripts (`web/client/tell-broken.ts`). */
const tellRelease = 'window.release=__reactRouterManifest.version;';

/** `imports` are what is fetched along with the file of a route. */
type Manifest = { routes: Record<string, { imports?: string[] }> };

/**
 * Splits the list of all routes into one for each kind of page. With the desk's routes in its list, the page of an unknown
 * address would be taken over as a desk page; and a visitor of a public page need not load the routes of all pages.
 *
 * @param folder the built scripts
 */
export async function partRoutes(folder: string): Promise<void> {
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
      await writeFile(listed, `${before}${json};${nameRoutes}${tellRelease}`);
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
