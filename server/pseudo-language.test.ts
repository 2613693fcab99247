import assert from 'node:assert/strict';
import { test } from 'node:test';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { notificationPaths } from '#contract/notifications/paths.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { seed } from '#db/seed.ts';
import { firstTerms } from '#rules/agreements/clauses/first-terms.ts';
import { handlesFor } from '#rules/lists/handles.ts';
import { languages } from '#rules/lists/languages.ts';
import { applicationThings } from '#tests/applications/things.ts';
import { realAddresses, wordsOfMembers } from '#tests/collected.ts';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { loadApart } from '#tests/ground/sources-apart.ts';
import { asSent, decoded, type EmptyForm, formsIn } from '#tests/pages/empty-forms.ts';
import { saidToMachines, stringsIn } from '#tests/pages/said-to-machines.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { pseudoTexts } from '#tools/pseudo-language.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { siteFacts } from '#web/ground/texts/en/site-facts.ts';
import { pages as allPages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';

// Renders the pages in the pseudo-language. It replaces the folder of texts and nothing else, as every further language
// does. A plain letter left on a page comes from a sentence outside the texts.

const fresh = await freshCore();
await seed(fresh.db);
const { core: chiefs, admin } = await administrator(fresh);
const core = { ...fresh, ...chiefs };
const child = await memberUnder18(core, { name: admin.account.name });
const real = await realAddresses(core, admin, child);
const origin = 'http://localhost:3000';
const projectId = 'saharambh';

const { load, loadPages } = await loadApart(pseudoTexts);
const { knowModules } = await load<typeof import('#core/collected/create-core.ts')>(
  'core/collected/create-core.ts',
);
const { modules } = await load<typeof import('#core/modules.ts')>('core/modules.ts');
knowModules(modules);
// The words of the texts with versions reach their pages through the core.
const { sampleVersion, withSample } = await load<typeof import('#tests/legal-texts/sample-texts.ts')>(
  'tests/legal-texts/sample-texts.ts',
);
core.legalTexts = withSample();
const { createPages } = await load<typeof import('./pages.ts')>('server/pages.ts');
const { createApi, createPageCalls } = await load<typeof import('#api/app.ts')>('api/app.ts');
const build = await loadPages();
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };
const openCalls = createPageCalls(core, settings);
const pages = createPages({ build, core, origin, projectId, openCalls, mode: 'production' });

/**
 * The phrases that a page may show in plain letters: names of the product, words of members, and what the language itself
 * knows.
 */
const known = [
  ...stringsIn(site),
  ...stringsIn(siteFacts),
  ...stringsIn(await core.db.selectFrom('stories').selectAll().execute()).flatMap((text) =>
    text.split(/\n|## /),
  ),
  // An address may be broken before its sign.
  ...stringsIn(admin.account).flatMap((text) => [text, ...text.split(/(?=@)/)]),
  ...handlesFor(admin.account.name),
  ...wordsOfMembers,
  // With which a draft begins: from then on it is theirs.
  firstTerms.en.rights,
  firstTerms.en.portfolio,
  ...firstTerms.en.causes,
  // The version that asks for a new purpose is in no product.
  ...stringsIn(core.legalTexts.words('privacy', sampleVersion)?.asks),
  // Names in their own right.
  ...languages.flatMap(({ name, ownName }) => [name, ownName]),
]
  .map((text) => text.trim())
  .filter((text) => /[A-Za-z]{2}/.test(text))
  .sort((one, other) => other.length - one.length);
/** Names that were made for the occasion. */
const made =
  /\bperson-\d+\b|\b(?:of-|h)?[0-9a-f]{20}(?:\.pdf)?\b|\b(?:office@)?college-\d+\.example\b|\b(?:asha|admin|staff)\.[0-9a-f]+@example\.org|\b[BCOR]-[2-9A-HJ-NP-Z]{8}\b/g;
const durations = /\b\d+ (?:seconds?|minutes?|hours?|days?)\b/g;
const dates = /\b(?:\d{1,2} )?(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)[a-z]* \d{4}\b/g;
/** `Sat, 28 November 2026 at 18:00 IST (India Standard Time)`, `Sat 28 Nov, 18:00`, `Mon, 18:00`, `Monday, 30 November` */
const times =
  /\b(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?,?(?: \d{1,2} [A-Z][a-z]{2,8}(?: \d{4} at)?)?,?(?: \d\d:\d\d(?: [A-Z]{3,4}(?:[+-][\d:]+)?)?(?: \([A-Z][\w ]+\))?)?(?= ·|$)/g;

/** Pages for callers who have no account: a report's, and an email's. */
const guestsOwn = [casePaths.ownReport(':reportId', ':secret'), notificationPaths.unsubscribe(':token')];
const nowhere: Page = { path: '/nowhere', file: '', kind: 'public' };

const forms = new Map<string, EmptyForm & { headers: Record<string, string> }>();

test('every sentence of every page comes from the texts, and of what it says to machines', async () => {
  const found: string[] = [];
  let described = 0;
  for (const visitor of [null, admin, child]) {
    const headers: Record<string, string> = visitor
      ? { cookie: `a_session_saharambh=${sessionOf(visitor)}` }
      : {};
    const everyPage: readonly Page[] = [...allPages, nowhere];
    for (const { path, kind, sample, isUnder18 = false } of everyPage) {
      if (kind === 'machine' || kind === 'act' || kind === 'workshop') continue;
      if (isUnder18 !== (visitor === child)) continue;
      if (/nobod/.test(sample ?? '') && !(path in real) && !guestsOwn.includes(path))
        found.push(`${path} needs an address of a real thing in the samples.ts of its module`);
      const address = real[path] ?? sample ?? path;
      const answer = await pages(new Request(origin + address, { headers }), { ip: '203.0.113.9' });
      assert.ok(answer.status < 500, address);
      if (headers.cookie && path in real && answer.status !== 200)
        found.push(`${path} is not there: ${address}`);
      const html = (await answer.text()).replaceAll(`>${address}<`, '><');
      const forMachines = saidToMachines(html);
      described += forMachines.length;
      const shown = html + forMachines.map((text) => `<p>${text}</p>`).join('');
      found.push(...plainIn(shown).map((text) => `${address}: ${text}`));
      for (const form of formsIn(html, address)) {
        const names = [...form.fields.keys()].join();
        const name = `${path} ${form.fields.get('intent')} ${names}`;
        // As a guest where possible: a member who logs in again leaves their session.
        if (!forms.has(name)) forms.set(name, { ...form, headers });
      }
    }
  }
  assert.ok(described > 500, String(described));
  assert.deepEqual(found, []);
});

test('so does every sentence of what is taken away: a table, a calendar entry, a feed, the name on a phone', async () => {
  const cookie = `a_session_saharambh=${sessionOf(admin)}`;
  const headers = { origin, cookie, 'x-appwrite-project': projectId };
  const peer = { ip: '203.0.113.9' };
  const list = real[innerApplicationPaths.receivedApplications(':id')];
  const table = await pages(new Request(`${origin}${list}/export`, { method: 'POST', headers }), peer);
  const [headings = ''] = (await table.text()).split('\r\n');
  assert.deepEqual([table.status, headings.split(',').length > 12], [200, true], headings);
  assert.doesNotMatch(headings, /[A-Za-z]/);

  const api = createApi(core, settings, () => '');
  const { applicationId } = await applicationThings.agreed.own(core, admin);
  const entry = await api.fetch(
    new Request(`${origin}/v1/interviews/${applicationId}/calendar-entry`, { headers }),
    peer,
  );
  const [, summary = ''] = /SUMMARY:(.*)/.exec(await entry.text()) ?? [];
  assert.match(summary, /[\u0100-\u017f]/, `${entry.status}`);
  assert.deepEqual(plainIn(`<p>${summary.trim()}</p>`), []);

  const feed = await (await pages(new Request(origin + storyPaths.feed), peer)).text();
  const feedTexts = [...feed.matchAll(/<(title|subtitle|summary|description)\b[^>]*>.*?<\/\1>/gs)].map(
    ([part]) => part,
  );
  assert.ok(feedTexts.length > 2);
  assert.deepEqual(plainIn(feedTexts.join('')), []);
  const manifest = await (await pages(new Request(`${origin}/manifest.webmanifest`), peer)).json();
  assert.deepEqual(plainIn(`<p>${manifest.name}</p><p>${manifest.description}</p>`), []);
});

// Last, as one or the other may be taken after all.
test('so does every sentence by which a form is refused that says nothing, or far too much', async () => {
  const found: string[] = [];
  const statuses: number[] = [];
  // Digits alone, as the page shows them again.
  for (const written of ['', '1'.repeat(12_000)]) {
    for (const [name, form] of forms) {
      if (written === '' && !form.isRequired) continue;
      const ip = `203.0.113.${statuses.length % 250}`;
      const answer = await pages(asSent(form, written, origin), { ip });
      statuses.push(answer.status);
      if (answer.status < 400) continue;
      found.push(...plainIn(await answer.text()).map((text) => `${name}: ${text}`));
    }
  }
  const refused = statuses.filter((status) => status >= 400 && status < 500);
  assert.ok(refused.length > 50 && refused.length > statuses.length * 0.8, JSON.stringify(statuses));
  assert.deepEqual([...new Set(found)], []);
});

/** The texts of a page, and its attributes that members read or hear, as far as plain letters are left in them. */
function plainIn(html: string): string[] {
  const shown = html
    .replace(/<(script|style|template|code)\b.*?<\/\1>|<!--.*?-->/gs, '')
    // A signed text stays in its own language, and says which (decision 130).
    .replace(/<(div|option)\b[^>]* lang="en"[^>]*>.*?<\/\1>/gs, '');
  const spoken = [...shown.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
  const texts = [...shown.split(/<[^>]*>/), ...spoken.map(([, text = '']) => text)].map(decoded);
  return [...new Set(texts)].filter((text) => {
    const left = known.reduce(
      (rest, phrase) => rest.replaceAll(phrase, ''),
      text.replace(times, '').replace(dates, '').replace(made, '').replace(durations, ''),
    );
    return /[A-Za-z]{2}/.test(left);
  });
}
