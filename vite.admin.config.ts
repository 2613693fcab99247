import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserCalls } from './tools/browser-calls.ts';
import { guardClientBundle } from './tools/client-guard.ts';

/** The administrators' pages: a build of their own, so that no public file names any of theirs. */
export default defineConfig({
  base: '/admin/',
  publicDir: false,
  plugins: [guardClientBundle(), browserCalls(), tailwindcss()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: 'build/admin',
    manifest: true,
    rollupOptions: { input: 'web/admin/main.tsx' },
  },
});
