import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserCalls } from './tools/browser-calls.ts';
import { browserRouter } from './tools/browser-router.ts';
import { guardClientBundle, serverOnly } from './tools/client-guard.ts';

/**
 * What pages load together anyway packs smaller as one file than as forty. A group takes along what only it needs, so
 * small things that many pages share stand in the first groups.
 */
const together = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|[\\/]web[\\/]client[\\/](load-route-module|leave-for|line|router)\./,
    priority: 3,
  },
  {
    name: 'shell',
    test: /[\\/]web[\\/](shell[\\/](?!account-menu|member-line)|client[\\/](api|given-up-reads|leave|over-line|session|tabs)\.ts|use-project|paths|seo|ui[\\/](button|link\.|kolam(?!-picture|-pair|-band|-stage)|toast|card)|texts[\\/]en[\\/](failure|site|shell))|[\\/]contract[\\/]cookies/,
    priority: 2,
  },
  {
    name: 'forms',
    test: /[\\/]web[\\/](forms[\\/](?!use-arrival)|client[\\/]message\.|ui[\\/](field|dialog|banner|spinner)|texts[\\/](amounts|label|as-stored|en[\\/](forms|values)))|[\\/]contract[\\/](roles|digits)/,
    priority: 2,
  },
  {
    name: 'sign-up',
    test: /[\\/]web[\\/](member[\\/](progress-bar|password-field)|texts[\\/]en[\\/](sign-up|education))|[\\/]contract[\\/](password|birth-date|sign-up|profile-values|education|email|a-label)/,
    priority: 1,
  },
  // What verifies a ledger needs one half of it; every page with a text needs both.
  { name: 'links', test: /[\\/]contract[\\/]text[\\/](links|web-address)/, priority: 1 },
  {
    name: 'frame',
    test: /[\\/]web[\\/](member[\\/]frame[\\/](?!answers)|client[\\/](follow|talk-news|conversation|unread)\.|texts[\\/]en[\\/](frame|bell))/,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [guardClientBundle(), browserCalls(), browserRouter(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server holds one copy of the core: the page bundle imports it by name at run time.
  // In development everything goes through Vite, so there is one copy too.
  ssr: command === 'build' ? { external: true as const } : undefined,
  environments: {
    client: { build: { rollupOptions: { output: { advancedChunks: { groups: together } } } } },
    ssr: { build: { rollupOptions: command === 'build' ? { external: serverOnly } : {} } },
  },
}));
