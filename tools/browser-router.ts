import path from 'node:path';
import type { Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '../web');
const link = path.join(web, 'ui/link.tsx');
const routeModules = /[\\/]react-router[\\/].*[\\/]ssr[\\/]routeModules\.js$/;

/**
 * What differs in a browser between us and the router. It needs nothing of our link but the router's: what the server does instead
 * would be bytes of every page. And the scripts of a page are loaded by us (`load-route-module.ts` says why).
 */
export function browserRouter(): Plugin {
  let isReplaced = false;
  return {
    name: 'browser-router',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const [file = ''] = id.split('?');
      if (file === link) return "export { Link } from 'react-router';";
      if (!routeModules.test(file)) return null;
      isReplaced = true;
      return `export { loadRouteModule } from ${JSON.stringify(path.join(web, 'client/load-route-module.ts'))};`;
    },
    buildEnd(error) {
      if (!error && !isReplaced && this.environment.mode === 'build')
        this.error('The router has no module `ssr/routeModules.js` any more, which is replaced here.');
    },
  };
}
