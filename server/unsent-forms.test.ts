import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markField } from '#contract/unsent-forms/limits.ts';
import { secretFields } from '#contract/unsent-forms/secret-fields.ts';
import { realAddresses } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { forgetCounts } from '#tests/ground/forget-counts.ts';
import { type Element, elementsBelow, parseHtml, textIn } from '#tests/pages/html-tree.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { pages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';

const core = await freshCore();
const ask = await plainPages(core);
const owner = await member(core);
const child = await memberUnder18(core);
const real = await realAddresses(core, owner, child);
const cookieName = '__Host-unsent_forms';
const notSent = 'Not sent yet. Look it over, then send it.';

type Form = { action: string; isMultipart: boolean; intents: string[]; fields: Element[] };

const below = (element: Element) => [...elementsBelow(element)];

function formsIn(html: string): Form[] {
  return below(parseHtml(html))
    .filter(({ name, attributes }) => name === 'form' && attributes.method === 'post')
    .map((form) => ({
      action: form.attributes.action ?? '',
      isMultipart: form.attributes.enctype === 'multipart/form-data',
      intents: below(form).flatMap(({ name, attributes }) =>
        (name === 'button' || attributes.type === 'hidden') && attributes.name === 'intent'
          ? [attributes.value ?? '']
          : [],
      ),
      fields: below(form).filter(({ name, attributes }) => attributes.name && name !== 'button'),
    }));
}

const secret = /password|one-time-code|username/;
const isText = ({ name, attributes: { type = 'text', autocomplete = '' } }: Element) =>
  name === 'textarea' ||
  (name === 'input' &&
    /^(?:text|email|url|tel|search|number|date|time)$/.test(type) &&
    !secret.test(autocomplete));

/** A text that such a field takes. */
function textFor({ attributes: { type = 'text', inputmode = '' } }: Element, at: number): string {
  if (type === 'number' || /numeric|decimal/.test(inputmode)) return String(at + 3);
  if (type === 'date') return '2031-05-01';
  if (type === 'time') return '10:30';
  if (type === 'email') return `typed${at}@example.org`;
  return `Typed ${at}`;
}

function sentOf(
  { fields, isMultipart }: Form,
  intent: string,
): { body: FormData | Record<string, string>; typed: [string, string][] } {
  const typed: [string, string][] = [];
  const body = new FormData();
  if (intent) body.set('intent', intent);
  for (const [at, field] of fields.entries()) {
    const { name = '', value = '', type = '' } = field.attributes;
    if (isText(field)) {
      typed.push([name, textFor(field, at)]);
      body.set(name, textFor(field, at));
    } else if (type === 'hidden') body.set(name, value);
  }
  return { typed, body: isMultipart ? body : (Object.fromEntries(body) as Record<string, string>) };
}

const heldIn = (field: Element) =>
  field.name === 'textarea' ? textIn(field) : (field.attributes.value ?? '');
const cookieOf = (set: string[]) =>
  set
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair?.endsWith('=deleted'))
    .join('; ');

/** The sign-in page has read it. */
const withoutTold = (cookie: string) => cookie.replace(/\btold=[^;]*;? ?/, '');

for (const [name, who, least, isWanted] of [
  ['a member', owner, 60, (page: Page) => !page.isUnder18],
  ['a member under 18', child, 3, (page: Page) => page.isUnder18 === true],
] as const)
  test(`${name}: every personal form that was sent after its session had ended comes back filled`, async () => {
    const lost: string[] = [];
    let kept = 0;
    const found = (pages as readonly Page[]).filter((page) => page.kind === 'personal' && isWanted(page));
    for (const { path, sample, hasLayout } of found) {
      const address = real[path] ?? sample ?? path;
      const { status, html } = await ask(who, address);
      if (status !== 200) continue;
      for (const form of formsIn(html)) {
        for (const { attributes } of form.fields)
          if (attributes.type === 'password' || attributes.autocomplete === 'one-time-code')
            assert.match(attributes.name ?? '', secretFields, `${address}: a secret would be kept`);
        if (form.action === '/logout') continue;
        for (const intent of form.intents.length > 0 ? form.intents : ['']) {
          const { typed, body } = sentOf(form, intent);
          if (typed.length === 0) continue;
          await forgetCounts(core.connection.pool);
          const goal = form.action.startsWith('/') ? form.action : address.replace(/\?.*/, '') + form.action;
          const answer = await ask(null, form.action ? goal : address, body);
          const what = `${address} ${intent}`;
          // Guests may send the forms of some pages outside the layout.
          if (!hasLayout && !answer.to?.startsWith('/login?next=')) continue;
          if (!answer.to?.startsWith('/login?next=')) {
            lost.push(`${what}: ${answer.status} ${answer.to}`);
            continue;
          }
          const cookie = cookieOf(answer.set);
          if (!cookie.includes(cookieName)) {
            lost.push(`${what}: not kept`);
            continue;
          }
          const back = new URL(answer.to, 'https://x').searchParams.get('next') ?? '';
          const logIn = await ask(null, answer.to, undefined, { cookie });
          assert.ok(logIn.html.includes('What you typed is kept for 30 minutes.'), what);
          const again = await ask(who, back, undefined, { cookie: withoutTold(cookie) });
          const fields = formsIn(again.html)
            .filter(({ intents }) => intents.includes(intent) || intent === '')
            .flatMap((one) => one.fields);
          const empty = typed.filter(
            ([field, text]) => !fields.some((one) => one.attributes.name === field && heldIn(one) === text),
          );
          if (empty.length > 0)
            lost.push(`${what}: ${empty.map(([field]) => field)} is empty at ${back} ${again.status}`);
          if (!again.html.includes(notSent)) lost.push(`${what}: says nothing`);
          kept++;
        }
      }
    }
    assert.deepEqual(lost, []);
    assert.ok(kept >= least, `${kept} forms`);
  });

const begin = '/my/projects/new';

/** The form that begins a project as a page made for `who` has it, sent after their session ended. */
async function sendEnded(who: typeof owner, name: string, cookie = '') {
  await forgetCounts(core.connection.pool);
  const form = formsIn((await ask(who, begin)).html).find(({ intents }) => intents.includes('begin'));
  assert.ok(form);
  const { body } = sentOf(form, 'begin');
  return ask(null, begin, { ...(body as Record<string, string>), name }, { cookie });
}

test('another account does not find the text, and the first one still does', async () => {
  const other = await member(core);
  const cookie = withoutTold(cookieOf((await sendEnded(owner, 'Cold rooms')).set));
  const seen = await ask(other, begin, undefined, { cookie });
  assert.ok(!seen.html.includes('Cold rooms') && !seen.html.includes(notSent));
  assert.ok(!seen.set.some((line) => line.startsWith(cookieName)), 'the key stays');
  const prefetched = await ask(owner, begin, undefined, { cookie, purpose: 'prefetch' });
  assert.ok(!prefetched.html.includes('Cold rooms'), 'a visit that may never come takes nothing');
  const own = await ask(owner, begin, undefined, { cookie });
  assert.ok(own.html.includes('Cold rooms') && own.html.includes(notSent));
  assert.ok(
    own.set.some((line) => line.startsWith(`${cookieName}=deleted`)),
    'the key is used',
  );
  assert.ok(!(await ask(owner, begin, undefined, { cookie })).html.includes('Cold rooms'));
});

test('a form that was sent twice comes back once, as it was sent last', async () => {
  const first = withoutTold(cookieOf((await sendEnded(owner, 'First name')).set));
  const cookie = withoutTold(cookieOf((await sendEnded(owner, 'Second name', first)).set));
  assert.ok((await ask(owner, begin, undefined, { cookie })).html.includes('Second name'));
  assert.ok(!(await ask(owner, begin, undefined, { cookie })).html.includes(notSent));
});

test('without cookies, with a forged mark or without one, nothing comes back, and the sign-in says so', async () => {
  await sendEnded(owner, 'No cookie');
  assert.ok(!(await ask(owner, begin)).html.includes(notSent));
  const sent = { intent: 'begin', name: 'Cold rooms', line: 'One line', key: '' };
  for (const mark of [undefined, '', `${owner.id}.forged`]) {
    const answer = await ask(null, begin, { ...sent, ...(mark !== undefined && { [markField]: mark }) });
    assert.equal(answer.to, `/login?next=${encodeURIComponent(begin)}`);
    const cookie = cookieOf(answer.set);
    assert.ok(!cookie.includes(cookieName));
    const { html } = await ask(null, answer.to ?? '', undefined, { cookie });
    assert.ok(html.includes('Nothing was sent, and what you typed is not kept.'));
  }
});

test('of one network twenty forms an hour are kept', async () => {
  await forgetCounts(core.connection.pool);
  const { html } = await ask(owner, begin);
  const [mark = ''] = new RegExp(`(?<=name="${markField}" value=")[^"]+`).exec(html) ?? [];
  const fields = { intent: 'begin', name: 'Cold rooms', line: 'One line', [markField]: mark };
  const kept: boolean[] = [];
  for (let at = 0; at < 21; at++)
    kept.push(cookieOf((await ask(null, begin, fields)).set).includes(cookieName));
  assert.deepEqual([kept.filter(Boolean).length, kept[20]], [20, false]);
});

test('a form with a file is kept without the file', async () => {
  await forgetCounts(core.connection.pool);
  const address = real['/messages/:id'] ?? real['/messages/:conversationId'] ?? '';
  const form = formsIn((await ask(owner, address)).html).find(({ action }) => action === '?file=send');
  assert.ok(form, address);
  const { body } = sentOf(form, '');
  const sent = body as FormData;
  sent.set('text', 'I can come on Monday');
  sent.append('file', new File(['x'.repeat(300_000)], 'plan.pdf', { type: 'application/pdf' }));
  const answer = await ask(null, `${address}?file=send`, sent);
  assert.equal(answer.to, `/login?next=${encodeURIComponent(address)}`);
  const cookie = withoutTold(cookieOf(answer.set));
  assert.ok((await ask(owner, address, undefined, { cookie })).html.includes('I can come on Monday'));
});
