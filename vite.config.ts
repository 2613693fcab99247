import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserCalls } from './tools/browser-calls.ts';
import { guardClientBundle, serverOnly } from './tools/client-guard.ts';

/** What pages load together anyway packs smaller as one file: of each page 10 kB less travel than in forty small ones. */
const togetherOnEveryPage = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shell',
    test: /[\\/]web[\\/](shell[\\/]|use-project|paths|ui[\\/](button|kolam|toast))/,
    priority: 2,
  },
  { name: 'forms', test: /[\\/]web[\\/](forms|member[\\/]frame)[\\/]/, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [guardClientBundle(), browserCalls(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server holds one copy of the core: the page bundle imports it by name at run time.
  // In development everything goes through Vite, so there is one copy too.
  ssr: command === 'build' ? { external: true as const } : undefined,
  environments: {
    client: { build: { rollupOptions: { output: { advancedChunks: { groups: togetherOnEveryPage } } } } },
    ssr: { build: { rollupOptions: command === 'build' ? { external: serverOnly } : {} } },
  },
}));
