import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserCalls } from './tools/browser-calls.ts';
import { browserRouter } from './tools/browser-router.ts';
import { guardClientBundle, serverOnly } from './tools/client-guard.ts';

/**
 * What pages load together anyway packs smaller as one file than as forty, and each file is a request that a poor line has to
 * carry. A page that needs one part of a group loads all of it, with what it imports; and a group takes along what its parts
 * import, unless an earlier one has named it. So groups hold what imports little, and small things that many pages share stand
 * in the first ones (decision 204).
 */
const together = [
  files(
    'framework',
    'node_modules/(react|react-dom|react-router|scheduler)/',
    'web/client/(load-route-module|leave-for|line|router).',
    'web/takeover/coming.',
  ),
  files(
    'shell',
    'web/shell/(?!account-menu|member-line)',
    'web/client/(api|given-up-reads|leave|over-line|session|tabs).ts',
    'web/(use-project|seo)',
    'contract/[\\w-]+/paths',
    'web/ui/(button|link.|kolam(?!-picture|-pair|-player|-stage)|toast|card)',
    'web/(ground/texts/en/failure|site/texts/en/site|shell/texts/en/shell).',
    'contract/ground/cookies',
  ),
  files(
    'forms',
    'web/forms/(?!use-arrival|sign-up-fault)',
    'web/client/message.',
    'web/ground/member/note-at',
    'web/ui/(field|dialog|banner|spinner).',
    'web/(ground/texts/(amounts|label|as-stored|en/forms)|profiles/texts/en/values).',
    'rules/(lists/roles|text/digits)',
  ),
  files(
    'sign-up',
    'web/(forms/sign-up-fault|ground/member/progress-bar|passwords/member/password-field|sign-ups/texts/en/(sign-up|sign-up-refusals)|profiles/texts/en/education|ui/email-text)',
    '(rules/(checks/(password|birth-date|email|a-label)|lists/education|sign-up/)|contract/(sign-ups/|profiles/values))',
  ),
  files(
    'frame',
    'web/layout/member/(?!answers)',
    'web/client/(follow|talk-news|conversation|unread).',
    'web/ui/told-banner',
    'web/layout/texts/en/(frame|bell).',
  ),
  // What verifies a ledger needs one half of it; every page with a text needs both.
  files('links', 'rules/text/(links|web-address)', 'web/ui/linked-text'),
  // By itself, for it would be taken along by what not all who need it load.
  files('drawn', 'web/ui/drawn-kolam'),
  files('values', 'rules/(lists/(kinds|table)|amounts/money)'),
  files(
    'arrival',
    '(web/(forms/use-arrival|people/texts/en/your-page.)|contract/(cases|conversations|opportunities|people|projects|saved-searches)/inner-paths)',
  ),
  files('lists', 'web/ui/(empty-state|filter-tabs)'),
  files('counted', 'rules/text/normalise', 'web/ui/counted-field'),
  files(
    'names',
    'web/(ui/(person-name|name-runs)|people/texts/en/unnamed|agreements/member/contributor-name)',
  ),
  files('marks', 'web/(people/shown/(marks|person-facts)|verifications/texts/en/marks)'),
  files(
    'limits',
    'contract/(applications|opportunities|projects)/limits',
    'contract/applications/inner-paths',
  ),
  files('projects', 'web/projects/texts/en/projects.'),
  files(
    'pictures',
    'web/(ui/project-kolam|projects/shown/project-glyph|client/picture-address)',
    'contract/projects/picture-calls',
  ),
  files('people', 'web/people/texts/en/people.', 'rules/lists/languages'),
  files(
    'agreement',
    'web/(agreement-paths|profiles/texts/en/you.)',
    'contract/agreements/(limits|file-calls)',
  ),
  files(
    'agreements',
    'web/agreements/(texts/en/agreements.|member/(agreement-text|stage-mark|head-of-agreement))',
  ),
  files(
    'agreement-form',
    'web/agreements/(texts/en/form|member/(draft-field|steps|shown-values))',
    'rules/(agreements/limits|calendar/day)',
  ),
  files('told', 'web/(applications/member/told.|agreements/member/told-here)'),
  files(
    'applications',
    'web/(ground/texts/moment-in|applications/(texts/en/(applications|states).|member/stage-mark))',
  ),
  files('received', 'web/applications/texts/en/(received-applications|deciding)'),
  files(
    'profile',
    'web/(people/texts/en/public-profile|standings/(texts/en/standing|member/standing)|people/member/own-page/form-page)',
    '(contract/people/public-profile-limits|rules/lists/handles)',
  ),
  files(
    'find',
    'web/(opportunities/texts/en/find-opportunities|search/member/(search-form|list-address|chosen|page-links))',
  ),
  files(
    'filters',
    'web/(opportunities/shown/filters|saved-searches/texts/en/saved-searches)',
    '(rules/amounts/typed-amount|contract/(opportunities/filters|search/limits|saved-searches/limits))',
  ),
  files('reports', 'web/cases/texts/en/reports.', 'contract/cases/report-limits'),
  files(
    'desk',
    'web/layout/(texts/en/desk.|desk/(over-line|meta|list-pages))',
    'contract/[\\w-]+/desk-paths',
  ),
  files(
    'legal',
    'web/(consents/public/legal-page|consents/texts/en/legal-text|ui/long-text)',
    'contract/consents/text-versions',
  ),
];

/** @param paths patterns of what the files' paths go on with from some folder; the earlier a group stands, the earlier it takes them */
function files(name: string, ...paths: string[]) {
  const pattern = paths.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
  return { name, test: new RegExp(`(^|[\\\\/])(${pattern})`) };
}

export default defineConfig(({ command }) => ({
  plugins: [guardClientBundle(), browserCalls(), browserRouter(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // What every page has loaded need not be named beside each file that is fetched later.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(framework|rolldown-runtime|shell)-/.test(file)),
    },
  },
  // The server holds one copy of the core: the page bundle imports it by name at run time.
  // In development everything goes through Vite, so there is one copy too.
  ssr: command === 'build' ? { external: true as const } : undefined,
  environments: {
    client: { build: { rollupOptions: { output: { advancedChunks: { groups: together } } } } },
    ssr: { build: { rollupOptions: command === 'build' ? { external: serverOnly } : {} } },
  },
}));
