import type { Plugin } from 'vite';

/** Plugins that make the same of a file in each language: none of them reads the texts that it imports. */
const shared = {
  // The styles, which have no texts. The pages and their server have the same.
  '@tailwindcss/vite:generate:build': 'all',
  // Both read the source of a route by itself.
  'react-router:route-exports': 'environment',
  'react-router:build-client-route': 'environment',
} as const;
/** Looks for files of the server in the browser's scripts. In each language they come from the same sources. */
const once = 'react-router:dot-server';

type Transform = NonNullable<Plugin['transform']>;
type Handler = Extract<Transform, (...given: never[]) => unknown>;

type Results = Map<string, ReturnType<Handler>>;
/** Vite loads this file again for each build: the process keeps the results. */
const kept = globalThis as { madeOfFiles?: Results };
kept.madeOfFiles ??= new Map();
/** The results of the plugins, by plugin, file and its source. */
const made = kept.madeOfFiles;

/** The plugins of a build, so that one of a further language in the same process does not make all of it again. */
export function sharedTransforms(plugins: readonly Plugin[], isFirst: boolean): Plugin[] {
  for (const name of [...Object.keys(shared), once])
    if (!plugins.some((plugin) => plugin.name === name)) throw new Error(`No plugin is called ${name}.`);
  return plugins.filter(({ name }) => isFirst || name !== once).map(sharing);
}

function sharing(plugin: Plugin): Plugin {
  const { name, transform } = plugin;
  const among = shared[name as keyof typeof shared];
  if (!among || !transform) return plugin;
  const work = typeof transform === 'function' ? transform : transform.handler;
  const handler: Handler = function (code, id, options) {
    const where = among === 'all' ? among : this.environment.name;
    const key = [name, where, id, code].join('\0');
    const known = made.get(key) ?? work.call(this, code, id, options);
    made.set(key, known);
    return known;
  };
  return { ...plugin, transform: typeof transform === 'function' ? handler : { ...transform, handler } };
}
