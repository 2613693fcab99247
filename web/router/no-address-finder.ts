import type { Plugin } from 'vite';

const theirs = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/;
const unused = [
  'getManifestPath',
  'getPartialManifest',
  'getPatchRoutesOnNavigationFunction',
  'getPathsWithAncestors',
  'handleClientVersionMismatch',
  'useFogOFWarDiscovery',
];
const ours = `
  export const isFogOfWarEnabled = () => false;
  const nothing = () => undefined;
  export { ${unused.map((name) => `nothing as ${name}`).join(', ')} };`;

/**
 * Leaves out what asks the server for more addresses, since all travel with the first page (`routeDiscovery: 'initial'`). The
 * router keeps that code in its scripts: with its 1,035 bytes six kinds of pages would be over their budget.
 */
export function noAddressFinder(): Plugin {
  let isLeftOut = false;
  return {
    name: 'no-address-finder',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /dom[\\/]ssr[\\/]fog-of-war/ },
      handler(id) {
        if (!theirs.test(id.split('?')[0] ?? '')) return null;
        isLeftOut = true;
        return ours;
      },
    },
    buildEnd(error) {
      if (!error && !isLeftOut && this.environment.mode === 'build')
        this.error('The router no longer finds addresses by dom/ssr/fog-of-war.js.');
    },
  };
}
