import path from 'node:path';
import type { Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '../web');
const link = path.join(web, 'ui/link.tsx');

/** Modules of the router, below its `dom/ssr`, and their replacements. */
const ours: Record<string, string> = {
  // We load the scripts of a page ourselves: `load-route-module.ts` says why.
  routeModules: `export { loadRouteModule } from ${JSON.stringify(path.join(web, 'client/load-route-module.ts'))};`,
  // All addresses travel with the first page (`react-router.config.ts`): finding more of them would be bytes of every page.
  'fog-of-war': `
    export const isFogOfWarEnabled = () => false;
    const nothing = () => undefined;
    export { ${[
      'getManifestPath',
      'getPartialManifest',
      'getPatchRoutesOnNavigationFunction',
      'getPathsWithAncestors',
      'handleClientVersionMismatch',
      'useFogOFWarDiscovery',
    ].map((name) => `nothing as ${name}`)} };`,
};
/**
 * The router takes an answer for the server's own unless it is an error without this header, so the page of a proxy would replace
 * ours. Each answer of the server has one of the two; anything else is said to be none (`lineFault`).
 */
const [theirs, foreign] = [
  'if (res.status >= 400 && !res.headers.has("X-Remix-Response")) throw new ErrorResponseImpl(res.status, res.statusText, await res.text());',
  'if (!res.headers.has("X-Remix-Response") && !res.headers.has("X-Remix-Redirect")) throw new Error("Not a single fetch answer of this server");',
];
const replaceable = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]([\w-]+)\.js$/;

/**
 * Replaces parts of the router in the browser. Our link needs only the router's own there: code for the server would be
 * bytes of every page.
 */
export function browserRouter(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'browser-router',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /link\.tsx|dom[\\/]ssr/ },
      handler(id) {
        const [file = ''] = id.split('?');
        if (file === link) return "export { Link } from 'react-router';";
        const [, name = ''] = replaceable.exec(file) ?? [];
        if (ours[name] === undefined) return null;
        replaced.add(name);
        return ours[name];
      },
    },
    transform: {
      filter: { id: /dom[\\/]ssr[\\/]single-fetch\.js/ },
      handler(code) {
        if (!code.includes(theirs)) return null;
        replaced.add('single-fetch');
        return code.replace(theirs, foreign);
      },
    },
    buildEnd(error) {
      const left = [...Object.keys(ours), 'single-fetch'].filter((name) => !replaced.has(name));
      if (!error && left.length > 0 && this.environment.mode === 'build')
        this.error(`The router has no part ${left} any more, in whose place something stands here.`);
    },
  };
}
