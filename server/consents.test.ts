import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { consentRules, kindsOfConsents } from '#contract/collected.ts';
import { listConsents } from '#core/consents/list-consents.ts';
import type { Member } from '#core/ground/actor.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { givings } from '#tests/collected.ts';
import { bornYearsAgo, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { dayIn, sampleVersion, withSample } from '#tests/legal-texts/sample-texts.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const made = await freshCore();
const ask = await plainPages(made);
const someone = () => member(made, { password: null });
type Who = Awaited<ReturnType<typeof someone>>;

/** Walks by plain pages and counts each page that is opened, and each field and button that is pressed. */
function walker(who: Who | null, cookie?: string) {
  const count = { pages: 0, presses: 0 };
  let set = cookie ?? '';
  return {
    count,
    async open(address: string) {
      count.pages++;
      const page = await ask(who, address, undefined, { cookie: set });
      assert.equal(page.status, 200, address);
      return page.html;
    },
    async press(address: string, fields: Record<string, string>, ticked = 0) {
      count.presses += 1 + ticked;
      const { status, set: cookies, ...answer } = await ask(who, address, fields, { cookie: set });
      assert.ok(status < 400, `${address} ${status} ${answer.html.slice(0, 0)}`);
      set = [set, ...cookies.map((one) => one.split(';')[0] ?? '')].filter(Boolean).join('; ');
      return answer;
    },
  };
}
const page = '/rights/consents';
const isGiven = async (who: Member, document: string) =>
  (await listConsents(made, who)).consents.find((one) => one.document === document)?.isGiven;
const withdraw = async (who: Who, document: string) => {
  const walk = walker(who);
  assert.match(await walk.open(page), new RegExp(`value="${document}"`));
  await walk.press(page, { intent: 'withdraw', document });
  return walk.count;
};

test('withdrawing takes no more pages and presses than giving, and holds from the next request', async () => {
  const here = kindsOfConsents.filter((kind) => consentRules[kind].ends === 'here');
  assert.deepEqual(Object.keys(givings).sort(), [...here].sort());
  for (const [document, { ready, walk }] of Object.entries(givings)) {
    const who = await someone();
    await ready?.(made, who);
    const giving = walker(who);
    await walk(giving);
    assert.equal(await isGiven(who, document), true, document);
    const withdrawing = await withdraw(who, document);
    assert.equal(await isGiven(who, document), false, document);
    for (const part of ['pages', 'presses'] as const)
      assert.ok(withdrawing[part] <= giving.count[part], `${document} ${part}`);
  }
});

test('the settings offer news to adults, and not to members under 18, who get none', async () => {
  const [adult, minor] = [await someone(), await someone()];
  await setStanding(made, minor.id, standings['a child with consent']);
  assert.match((await ask(adult, '/settings')).html, /News about projects and programs/);
  const shown = await ask(minor, '/settings');
  assert.equal(shown.status, 200);
  assert.doesNotMatch(shown.html, /News about projects and programs/);
});

test('a hidden page is gone with the next request, and the receipts say both steps', async () => {
  const who = await someone();
  await putHandle(made, who, { handle: `gone-${who.id.slice(-12)}` });
  await setVisibility(made, who, { visibility: 'public' });
  const [other, handle] = [await someone(), `/find/people/gone-${who.id.slice(-12)}`];
  assert.equal((await ask(other, handle)).status, 200);
  await withdraw(who, 'visibility');
  assert.equal((await ask(other, handle)).status, 404);
  const { html } = await ask(who, page);
  const receipts = [...html.matchAll(/href="(\/rights\/consents\/C-[2-9A-HJ-NP-Z]{8})"/g)].map(
    ([, to = '']) => to,
  );
  assert.equal(receipts.length, 2);
  const [last = '', first = ''] = receipts;
  assert.match((await ask(who, first)).html, /The consent was given\.[\s\S]*Everyone sees it/);
  assert.match((await ask(who, last)).html, /The consent is not given\./);
  assert.equal((await ask(await someone(), last)).status, 404);
  assert.equal((await ask(null, last)).status, 303);
  const again = await ask(who, page, { intent: 'withdraw', document: 'visibility' });
  assert.equal(again.status, 303);
  for (const document of ['terms', 'nothing', ''])
    assert.ok((await ask(who, page, { intent: 'withdraw', document })).status >= 400, document);
});

test('the page opens in every standing, and says how terms and a guardian’s consent end', async () => {
  for (const standing of Object.values(standings)) {
    const who = await someone();
    await setStanding(made, who.id, standing);
    await sql`
      insert into consents (account_id, document, version, language, given, given_by) values
        (${who.id}, 'terms', '2026-11-27', 'en', true, 'member'),
        (${who.id}, 'guardian', '2026-11-27', 'en', true, 'guardian')`.execute(made.db);
    const { status, html } = await ask(who, page);
    assert.equal(status, 200, JSON.stringify(standing));
    assert.match(html, /To withdraw these, give up your account\./);
    assert.match(html, /Your parent or guardian gives and withdraws this/);
    assert.match(html, /href="\/terms\/2026-11-27"[^>]*>Terms of Service, version 2026-11-27, English</);
    assert.doesNotMatch(html, /Withdraw: Terms/);
  }
});

test('a guardian withdraws by one press on the page of the link, and has a receipt', async () => {
  const { requestId = '', secret = '' } = await guardianThings.request.own(made);
  const address = `/guardian?request=${requestId}&secret=${secret}`;
  const giving = walker(null);
  await giving.open(address);
  const said = { relation: 'parent', adult: 'yes' };
  await giving.press(address, { intent: 'ask-code', ...said }, 2);
  const { email, account_id: childId } = await made.db
    .selectFrom('guardians')
    .select(['email', 'account_id'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  await setStanding(made, childId, { birth_date: bornYearsAgo(15) });
  const code = await mailedCode(made, email, 'guardian');
  await giving.press(address, { intent: 'agree', ...said, code }, 1);
  const withdrawing = walker(null);
  const html = await withdrawing.open(address);
  assert.match(html, /You have agreed|agreed/);
  const [, receipt = ''] = /href="(\/guardian\/receipt\/[^"]+)"/.exec(html) ?? [];
  assert.match((await ask(null, receipt)).html, /The consent was given\.[\s\S]*a parent or guardian/);
  await withdrawing.press(address, { intent: 'refuse' });
  assert.ok(withdrawing.count.pages <= giving.count.pages);
  assert.ok(withdrawing.count.presses <= giving.count.presses);
  assert.equal((await ask(null, receipt.replace(/C-.*/, 'C-22222222'))).status, 404);
});

test('a coming version stands at its address with what it changes, on Today and as a question', async () => {
  const core = { ...made, legalTexts: withSample() };
  const coming = await plainPages(core);
  const version = `/privacy/${sampleVersion}`;
  assert.equal((await ask(null, version)).status, 404);
  const { html } = await coming(null, version);
  for (const part of ['Not in force yet', 'What changes', 'We count how often stories are read.'])
    assert.ok(html.includes(part), part);
  assert.match(html, /<ins[\s\S]*A sample section/);
  assert.match(
    (await coming(null, '/privacy')).html,
    new RegExp(`A new version holds from[\\s\\S]*href="${version}"`),
  );
  for (const address of ['/terms/2026-11-27', '/privacy/2026-11-27', '/notice/2026-11-27'])
    assert.equal((await ask(null, address)).status, 200);
  for (const address of ['/terms/2026-11-28', '/notice/nothing', `/terms/${'9'.repeat(400)}`])
    assert.equal((await ask(null, address)).status, 404, address);
  const after = await plainPages({ ...made, legalTexts: withSample({ inForce: 0 }) });
  assert.match((await after(null, '/privacy')).html, /In force since[\s\S]*Who answers for it/);
  assert.match((await after(null, '/privacy/2026-11-27')).html, /An earlier version/);

  const who = await someone();
  const asked = '/rights/asked/sample_use';
  assert.match((await coming(who, '/dashboard')).html, new RegExp(`href="${asked}"`));
  assert.equal((await ask(who, asked)).status, 404);
  assert.match((await coming(who, asked)).html, /May we count which stories you read\?/);
  assert.equal((await coming(who, asked, { intent: 'no' })).status, 303);
  assert.match((await coming(who, asked)).html, /You said No/);
  assert.match((await coming(who, '/dashboard')).html, new RegExp(`href="${version}"`));
  assert.doesNotMatch((await ask(who, '/dashboard')).html, new RegExp(version));
  assert.equal((await coming(who, asked, { intent: 'yes' })).status, 303);
  assert.match((await coming(who, page)).html, /Counting of stories/);
});

test('under 18 the guardian is asked by the link: a Yes with a code, a No by one press', async () => {
  const core = { ...made, legalTexts: withSample() };
  const coming = await plainPages(core);
  const { requestId = '' } = await guardianThings.request.own(made);
  const guardian = made.db.selectFrom('guardians').selectAll().where('id', '=', requestId);
  const { account_id: childId, email } = await guardian.executeTakeFirstOrThrow();
  await setStanding(made, childId, { birth_date: bornYearsAgo(15), guardian_agreed_at: new Date() });
  await made.db.updateTable('guardians').set({ confirmed: true }).where('id', '=', requestId).execute();
  const address = `/guardian/asked/${requestId}/${linkSecretOf(made.key, 'guardian', requestId)}/sample_use`;
  assert.match((await coming(null, address)).html, /May we count/);
  assert.equal((await coming(null, `${address}x`)).status, 404);
  const sent = await coming(null, address, { intent: 'ask-code' });
  const cookie = sent.set.map((one) => one.split(';')[0]).join('; ');
  assert.equal((await coming(null, address, { intent: 'yes', code: '' }, { cookie })).status, 400);
  const code = await mailedCode(made, email, 'guardian');
  assert.equal((await coming(null, address, { intent: 'yes', code }, { cookie })).status, 303);
  assert.match((await coming(null, address)).html, /You said Yes/);
  assert.equal((await coming(null, address, { intent: 'no' })).status, 303);
  assert.match((await coming(null, address)).html, /You said No/);
  assert.ok(dayIn(30) > dayIn(0));
});
