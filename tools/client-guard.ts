import type { Plugin } from 'vite';

/** Folders whose code only the server may hold. */
export const serverOnly = /^#(core|db|server|outside|api)\//;

/** Fails the browser build when server code would be bundled into it. */
export function guardClientBundle(): Plugin {
  return {
    name: 'guard-client-bundle',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: serverOnly },
      handler(source, importer) {
        this.error(`${source} is server code and would reach the browser (imported by ${importer}).`);
      },
    },
  };
}
