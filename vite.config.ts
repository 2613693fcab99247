import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const serverOnly = /^#(core|db|server|outside|api)\//;

/** Fails the browser build when a file that only the server may hold would be bundled into it. */
function guardClientBundle(): Plugin {
  return {
    name: 'guard-client-bundle',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (serverOnly.test(source)) {
        this.error(`${source} is server code and would reach the browser (imported by ${importer}).`);
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [guardClientBundle(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server holds one copy of the core: the page bundle imports it by name at run time.
  // In development everything goes through Vite, so there is one copy too.
  ssr: command === 'build' ? { external: true as const } : undefined,
  environments: {
    ssr: { build: { rollupOptions: command === 'build' ? { external: serverOnly } : {} } },
  },
}));
