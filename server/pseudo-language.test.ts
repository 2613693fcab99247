import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ServerBuild } from 'react-router';
import { createServer, type Plugin } from 'vite';
import { handlesFor } from '#contract/lists/handles.ts';
import { languages } from '#contract/lists/languages.ts';
import { seed } from '#db/seed.ts';
import { things } from '#tests/access-things.ts';
import { sessionOf } from '#tests/api-server.ts';
import { goodNote } from '#tests/applications.ts';
import { administrator } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { goodSaid } from '#tests/opportunities.ts';
import { realAddresses } from '#tests/real-addresses.ts';
import '#tests/react-in-development.ts';
import { site } from '#texts/site.ts';
import { applicationPaths } from '../web/application-paths.ts';
import { pages as allPages, type Page } from '../web/pages.ts';
import { paths } from '../web/paths.ts';

// The pages in a language of wide letters: it replaces the folder of texts and nothing else, as every further language
// will. A plain letter that is left on a page comes from a sentence that stands outside the texts.

const folder = /\/(?:web|api)\/texts\/en\/(?!language\.ts|site\.ts)[\w-]+\.ts$/;
const original = '?original';

/** Gives every text of a language wide letters; addresses stay what they are. */
function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(code, id) {
      if (!folder.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
      const widened = names.map((name) => `export const ${name} = widen(original.${name});`);
      return [`import * as original from '${id}${original}';`, String(widen), ...widened].join('\n');
    },
  };
}

function widen(value: unknown): unknown {
  if (typeof value === 'string') {
    if (/^(?:[/#?]|https?:|mailto:|tel:)|^\S+@\S+$/.test(value)) return value;
    return value.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  }
  if (typeof value === 'function') return (...all: unknown[]) => widen(value(...all));
  if (Array.isArray(value)) return value.map(widen);
  if (value === null || typeof value !== 'object') return value;
  // What ties things together is written small, what people read begins large.
  const isKey = (name: string, one: string) => /^(?:id|counts|seed)$/.test(name) && /^[a-z]/.test(one);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && isKey(name, one) ? one : widen(one),
    ]),
  );
}

const fresh = await freshCore();
await seed(fresh.db);
const { core: chiefs, admin } = await administrator(fresh);
const core = { ...fresh, ...chiefs };
const real = await realAddresses(core, admin);
const said = goodSaid();
const origin = 'http://localhost:3000';
const projectId = 'saharambh';

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  logLevel: 'error',
  plugins: [pseudoLanguage()],
});
after(() => vite.close());
const load = <T>(name: string) => vite.ssrLoadModule(name) as Promise<T>;
const { createPages } = await load<typeof import('./pages.ts')>('/server/pages.ts');
const { createApi, createPageDoors } = await load<typeof import('#api/app.ts')>('/api/app.ts');
const build = await load<ServerBuild>('virtual:react-router/server-build');
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };
const openDoor = createPageDoors(core, settings);
const pages = createPages({ build, core, origin, projectId, openDoor, mode: 'development' });

/** What may stand on a page in plain letters: names of the product, what people wrote, and what the language itself knows. */
const known = [
  ...stringsIn(site),
  ...stringsIn(await core.db.selectFrom('stories').selectAll().execute()).flatMap((text) =>
    text.split(/\n|## /),
  ),
  // An address may be broken before its sign.
  ...stringsIn(admin.account).flatMap((text) => [text, ...text.split(/(?=@)/)]),
  ...handlesFor(admin.account.name),
  // What the members wrote of whom the real addresses are.
  ...[
    said.title,
    said.wouldDo,
    said.wouldLearn,
    said.lookFor,
    ...said.skills,
    said.skills.join(' · '),
    said.place,
  ],
  ...['Cold rooms', 'Tomatoes rot.', 'One room.', 'Three rooms.'],
  ...[
    'They ask for a deposit.',
    'Asked members for money.',
    'A lab',
    'Come',
    'Mine',
    'Reads carefully.',
    goodNote,
    'Read one meter.',
    'Builder of counters',
    'Builds the counter.',
    'Counter on one door',
    'It counts a day without a miss',
  ],
  // Names in their own right.
  ...languages.flatMap(({ name, ownName }) => [name, ownName]),
]
  .map((text) => text.trim())
  .filter((text) => /[A-Za-z]{2}/.test(text))
  .sort((one, other) => other.length - one.length);
/** Names that were made for the occasion. */
const made = /\b(?:of-|h)?[0-9a-f]{20}(?:\.pdf)?\b|\b(?:asha|admin)\.[0-9a-f]+@example\.org/g;
const durations = /\b\d+ (?:seconds?|minutes?|hours?|days?)\b/g;
const dates =
  /\b(?:\d{1,2} )?(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)[a-z]* \d{4}\b|\d [ap]m\b/g;

/** Of those who are nobody to us: a report's, and a letter's. */
const guestsOwn = [paths.ownReport(':reportId', ':secret'), paths.unsubscribe(':token')];
const nowhere: Page = { path: '/nowhere', file: '', kind: 'public' };

test('every sentence of every page comes from the texts', async () => {
  const cookie = `a_session_saharambh=${sessionOf(admin)}`;
  const found: string[] = [];
  const visitors: Record<string, string>[] = [{}, { cookie }];
  for (const headers of visitors) {
    for (const { path, kind, sample } of [...(allPages as readonly Page[]), nowhere]) {
      if (kind === 'machine' || kind === 'act' || kind === 'workshop') continue;
      if (/nobod/.test(sample ?? '') && !(path in real) && !guestsOwn.includes(path))
        found.push(`${path} needs an address of a real thing in real-addresses.ts`);
      const address = real[path] ?? sample ?? path;
      const answer = await pages(new Request(origin + address, { headers }), { ip: '203.0.113.9' });
      assert.ok(answer.status < 500, address);
      if (headers.cookie && path in real && answer.status !== 200)
        found.push(`${path} is not there: ${address}`);
      const html = (await answer.text()).replaceAll(`>${address}<`, '><');
      found.push(...plainIn(html).map((text) => `${address}: ${text}`));
    }
  }
  assert.deepEqual(found, []);
});

test('so does every sentence of what is taken away: a table, a calendar entry, a feed, the name on a phone', async () => {
  const cookie = `a_session_saharambh=${sessionOf(admin)}`;
  const headers = { origin, cookie, 'x-appwrite-project': projectId };
  const peer = { ip: '203.0.113.9' };
  const list = real[applicationPaths.receivedApplications(':id')];
  const table = await pages(new Request(`${origin}${list}/export`, { method: 'POST', headers }), peer);
  const [headings = ''] = (await table.text()).split('\r\n');
  assert.deepEqual([table.status, headings.split(',').length > 12], [200, true], headings);
  assert.doesNotMatch(headings, /[A-Za-z]/);

  const api = createApi(core, settings, () => '');
  const { agreedId } = (await things.agreedId?.own(core, admin)) ?? {};
  const entry = await api.fetch(
    new Request(`${origin}/v1/interviews/${agreedId}/calendar-entry`, { headers }),
    peer,
  );
  const [, summary = ''] = /SUMMARY:(.*)/.exec(await entry.text()) ?? [];
  assert.match(summary, /[\uff21-\uff5a]/, `${entry.status}`);
  assert.deepEqual(plainIn(`<p>${summary.trim()}</p>`), []);

  const feed = await (await pages(new Request(origin + paths.feed), peer)).text();
  const told = [...feed.matchAll(/<(title|subtitle|summary|description)\b[^>]*>.*?<\/\1>/gs)].map(
    ([part]) => part,
  );
  assert.ok(told.length > 2);
  assert.deepEqual(plainIn(told.join('')), []);
  const manifest = await (await pages(new Request(`${origin}/manifest.webmanifest`), peer)).json();
  assert.deepEqual(plainIn(`<p>${manifest.name}</p><p>${manifest.description}</p>`), []);
});

/** The texts of a page, and the attributes that people read or hear, as far as plain letters are left in them. */
function plainIn(html: string): string[] {
  const shown = html
    .replace(/<(script|style|template|code)\b.*?<\/\1>|<!--.*?-->/gs, '')
    // What is signed stays in its own language, and says which (decision 130).
    .replace(/<div\b[^>]* lang="en">.*?<\/div>/gs, '');
  const spoken = [...shown.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
  const texts = [...shown.split(/<[^>]*>/), ...spoken.map(([, text = '']) => text)].map(decoded);
  return [...new Set(texts)].filter((text) => {
    const left = known.reduce(
      (rest, phrase) => rest.replaceAll(phrase, ''),
      text.replace(dates, '').replace(made, '').replace(durations, ''),
    );
    return /[A-Za-z]{2}/.test(left);
  });
}

function decoded(text: string): string {
  return text.trim().replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
