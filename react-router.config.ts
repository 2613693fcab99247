import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { addressesOf, deskManifestUrl, deskRoutes, machineRoutes } from './web/pages.ts';

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

/**
 * Takes the desk's routes out of the list that every page loads, which would take over the page of an unknown address as
 * one of theirs; the whole list lies beside it, for the desk alone. Files for programs are in neither.
 */
async function partManifest() {
  const folder = path.join(buildDirectory, 'client/assets');
  let parted = 0;
  for (const name of (await readdir(folder)).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const [, before = '', json = ''] = /^(window\.__reactRouterManifest=)(.*\});?\s*$/s.exec(text) ?? [];
    if (!json) continue;
    const manifest = JSON.parse(json) as { routes: Record<string, unknown> };
    for (const id of machineRoutes) delete manifest.routes[id];
    const whole = `${before}${JSON.stringify(manifest)};`;
    await writeFile(path.join(folder, path.basename(deskManifestUrl(`/${name}`))), whole);
    for (const id of deskRoutes) delete manifest.routes[id];
    await writeFile(file, `${before}${JSON.stringify(manifest)};`);
    parted += 1;
  }
  if (parted !== 1) throw new Error(`The build has ${parted} lists of routes instead of one.`);
}

export default {
  appDirectory: 'web',
  buildDirectory,
  ssr: true,
  prerender,
  buildEnd: () => Promise.all([moveRenderedPages(), partManifest()]).then(() => {}),
  // All addresses travel with the first page: there are few, and none of them needs a question later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
