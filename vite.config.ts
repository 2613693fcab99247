import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { firstLanguage } from './contract/lists/interface-languages.ts';
import { browserCalls } from './tools/browser-calls.ts';
import { browserLanguages } from './tools/browser-languages.ts';
import { browserLink } from './tools/browser-link.ts';
import { guardClientBundle, serverOnly } from './tools/client-guard.ts';
import { languageOfPages } from './tools/language-of-pages.ts';
import { pagesLanguage } from './tools/pages-language.ts';
import { pseudoLanguage } from './tools/pseudo-language.ts';
import { sharedTransforms } from './tools/shared-transforms.ts';
import type { Chunk } from './web/chunk.ts';
import { chunks } from './web/collected.ts';
import { ownAnswers } from './web/router/own-answers.ts';
import { ownRouteModules } from './web/router/own-route-modules.ts';
import { unusedParts } from './web/router/unused-parts.ts';

/** Chunks of the parts that belong to no module. An earlier chunk takes a file first. */
const first: readonly Chunk[] = [
  {
    name: 'framework',
    files: [
      'node_modules/(react|react-dom|react-router|scheduler)/',
      'web/router/(load-route-module|router-of-page).',
      'web/client/(leave-for|line).',
      'web/takeover/coming.',
    ],
  },
  {
    name: 'shell',
    files: [
      'web/shell/(?!account-menu|member-line)',
      'web/client/(api|given-up-reads|leave|over-line|session|tabs).',
      'web/(use-project|seo)',
      'contract/(?!organisations/)[\\w-]+/paths',
      'web/ui/(button|link.|kolam(?!-picture|-pair|-player|-stage)|toast|card)',
      'web/(ground/texts/en/(failure|site)|shell/texts/en/shell).',
      'contract/ground/cookies',
    ],
  },
  {
    name: 'forms',
    files: [
      'web/forms/(?!use-arrival|sign-up-fault|form-draft)',
      'web/client/message.',
      'web/ground/member/note-at',
      'web/ui/(field|dialog|banner|spinner).',
      'web/ground/texts/(amounts|label|as-stored|en/(forms|profile-values)).',
      'rules/(lists/roles|text/digits)',
    ],
  },
  {
    name: 'frame',
    files: [
      'web/layout/member/(?!answers)',
      'web/router/no-data-ahead.',
      'web/client/(follow|conversation-updates|conversation|unread).',
      'web/ui/outcome-banner',
      'web/layout/texts/en/(layout|bell).',
    ],
  },
  // The verifier of a ledger needs one half of it; each page with a text needs both.
  {
    name: 'links',
    files: [
      'rules/text/(foreign-language|links|locale-code|web-address)',
      'web/ui/(language-mark|linked-text)',
    ],
  },
  { name: 'names', files: ['web/ui/(person-name|name-runs)'] },
  { name: 'days', files: ['rules/calendar/day'] },
  { name: 'drawn', files: ['web/ui/drawn-kolam'] },
  { name: 'values', files: ['rules/(lists/(kinds|table)|amounts/money)'] },
  { name: 'lists', files: ['web/ui/(empty-state|filter-tabs)'] },
  { name: 'arrival', files: ['web/forms/use-arrival'] },
  { name: 'counted', files: ['rules/text/normalise', 'web/ui/counted-field'] },
];

/** The rest of the parts that each module has. */
const last: readonly Chunk[] = [
  { name: 'inner-paths', files: ['contract/[\\w-]+/inner-paths'] },
  {
    name: 'desk',
    files: ['web/layout/(texts/en/desk.|desk/(over-line|meta|list-pages))', 'contract/[\\w-]+/desk-paths'],
  },
];

function groupOf({ name, files }: Chunk) {
  const pattern = files
    .join('|')
    // Declared by the English texts, and meant for those of each language.
    .replaceAll(/(?<=texts\/(?:\(.*\|)?)en\//g, '\\w\\w/')
    .replaceAll('.', '\\.')
    .replaceAll('/', '[\\\\/]');
  return { name, test: new RegExp(`(^|[\\\\/])(${pattern})`) };
}

const groups = [...first, ...chunks, ...last].map(groupOf);

const language = pagesLanguage();
const plugins = [
  ...languageOfPages(language),
  ...(process.env.PAGES_LANGUAGE === 'pseudo' ? pseudoLanguage() : []),
  guardClientBundle(),
  browserCalls(),
  browserLanguages(),
  browserLink(),
  ownRouteModules(),
  ownAnswers(),
  unusedParts(),
  tailwindcss(),
  reactRouter(),
].flat();

export default defineConfig(({ command }) => ({
  plugins: command === 'build' ? sharedTransforms(plugins, language === firstLanguage) : plugins,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // Every page has loaded these: a file that is fetched later need not name them.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(framework|rolldown-runtime|shell)-/.test(file)),
    },
  },
  // The server holds one copy of the core: the page bundle imports it by name at run time.
  // In development everything goes through Vite, so there is one copy too.
  ssr: command === 'build' ? { external: true as const } : undefined,
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups } },
        },
      },
    },
    ssr: { build: { rollupOptions: command === 'build' ? { external: serverOnly } : {} } },
  },
}));
