import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { transformWithOxc } from 'vite';
import { pages } from '../../web/collected.ts';
import type { Page } from '../../web/page.ts';
import { atEnd } from './database.ts';
import { withProps } from './with-props.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mark = 'apart';
const isMarked = (url: string) => url.includes(`?${mark}`);

/** A second copy of the product in this process. */
export type Apart = {
  /** A module by its path from the root. */
  load<T>(name: string): Promise<T>;
  /** The server build of the pages, with the routes' modules from the copy. The rest is as it was built. */
  loadPages(): Promise<ServerBuild>;
};

/**
 * Loads the product once more from its sources, without Vite, which takes five times as long for all pages. The loader here
 * does Vite's work on JSX, styles and files. `exchange` returns the source to read in a file's place, or null; that source
 * may import the file itself from `original`.
 */
export async function loadApart(exchange: (file: string, original: string) => string | null): Promise<Apart> {
  const scripts = new Map<string, string>();
  for (const name of globSync('web/**/*.tsx', { cwd: root })) {
    const file = path.join(root, name);
    const options = { jsx: { runtime: 'automatic', development: false }, sourcemap: false } as const;
    scripts.set(file, (await transformWithOxc(await readFile(file, 'utf8'), file, options)).code);
  }

  function sourceOf(url: string): { format: string; source: string } | null {
    const file = fileURLToPath(url);
    const { searchParams } = new URL(url);
    const exchanged = searchParams.has('original')
      ? null
      : exchange(file, `${pathToFileURL(file)}?${mark}&original`);
    if (exchanged !== null) return { format: 'module', source: exchanged };
    const script = scripts.get(file);
    if (script) return { format: 'module', source: withEnvironment(script) };
    if (file.endsWith('.ts'))
      return { format: 'module-typescript', source: withEnvironment(readFileSync(file, 'utf8')) };
    if (/\.(?:m?js|json|node)$/.test(file)) return null;
    const value = searchParams.has('raw') ? readFileSync(file, 'utf8') : `/assets/${path.basename(file)}`;
    return { format: 'module', source: `export default ${JSON.stringify(value)};` };
  }

  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL || !isMarked(context.parentURL)) return next(specifier, context);
      if (specifier.endsWith('.css')) return { url: 'data:text/javascript,', shortCircuit: true };
      const found = next(specifier, context);
      const isOurs = found.url.startsWith(`${pathToFileURL(root)}/`) && !found.url.includes('/node_modules/');
      if (!isOurs || isMarked(found.url)) return found;
      const url = new URL(found.url);
      return {
        ...found,
        url: `${url.origin === 'null' ? 'file://' : ''}${url.pathname}?${mark}${url.search.replace('?', '&')}`,
      };
    },
    load(url, context, next) {
      const made = isMarked(url) ? sourceOf(url) : null;
      return made ? { ...made, shortCircuit: true } : next(url, context);
    },
  });
  atEnd(() => hooks.deregister());

  const load = <T>(name: string) => import(`${pathToFileURL(path.join(root, name))}?${mark}`) as Promise<T>;
  return {
    load,
    async loadPages() {
      const built: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
      const routes: ServerBuild['routes'] = {};
      for (const [id, route] of Object.entries(built.routes)) {
        if (!route) continue;
        const { file = `${id}.{ts,tsx}` } = (pages as readonly Page[]).find((page) => page.id === id) ?? {};
        const [name = ''] = globSync(`web/${file}`, { cwd: root });
        routes[id] = { ...route, module: withProps(await load(name), Object.keys(route.module)) };
      }
      return { ...built, routes, entry: { module: await load('web/entry.server.tsx') } };
    },
  };
}

function withEnvironment(code: string): string {
  return code.replaceAll('import.meta.env', '({ SSR: true, PROD: true, DEV: false })');
}
