import path from 'node:path';
import type { Plugin } from 'vite';

const ours = path.join(import.meta.dirname, 'load-route-module.ts');
const theirs = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;

/** Puts `load-route-module.ts` in place of the router's own function in the browser. The router has no option for it. */
export function ownRouteModules(): Plugin {
  let isReplaced = false;
  return {
    name: 'own-route-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /dom[\\/]ssr[\\/]routeModules/ },
      handler(id) {
        if (!theirs.test(id.split('?')[0] ?? '')) return null;
        isReplaced = true;
        return `export { loadRouteModule } from ${JSON.stringify(ours)};`;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced && this.environment.mode === 'build')
        this.error('The router no longer loads its route modules by dom/ssr/routeModules.js.');
    },
  };
}
