import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserCalls } from './tools/browser-calls.ts';
import { guardClientBundle, serverOnly } from './tools/client-guard.ts';

export default defineConfig(({ command }) => ({
  plugins: [guardClientBundle(), browserCalls(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server holds one copy of the core: the page bundle imports it by name at run time.
  // In development everything goes through Vite, so there is one copy too.
  ssr: command === 'build' ? { external: true as const } : undefined,
  environments: {
    ssr: { build: { rollupOptions: command === 'build' ? { external: serverOnly } : {} } },
  },
}));
