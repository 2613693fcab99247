import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountPaths } from '#contract/accounts/paths.ts';
import type { Member } from '#core/ground/actor.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { refuseAsGuardian } from '#core/guardians/refuse-as-guardian.ts';
import { askGuardian } from '#core/guardians/steps/ask-guardian.ts';
import { realAddresses } from '#tests/collected.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { elementsBelow, parseHtml, textIn } from '#tests/pages/html-tree.ts';
import { formsOf } from '#tests/pages/plain-browser.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { memberUnder18, setStanding, standings } from '#tests/standings/standings.ts';
import { pages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import { pageAt } from '../web/page-at.ts';

const core = await freshCore();
const ask = await plainPages(core);
const owner = await member(core);
const agreed = await memberUnder18(core);
const real = await realAddresses(core, owner, agreed);

/** A member under 18 whose guardian has been asked, and has refused where `isRefused`. */
async function asked(isRefused: boolean) {
  const who = await member(core);
  await setStanding(core, who.id, standings['waiting for a guardian']);
  const email = `guardian.${who.id}@example.org`;
  await core.db
    .transaction()
    .execute((tx) => askGuardian(tx, { accountId: who.id, email, adultOn: '2090-01-01' }));
  const { id } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', who.id)
    .executeTakeFirstOrThrow();
  if (isRefused) await refuseAsGuardian(core, { id, secret: linkSecretOf(core.key, 'guardian', id) });
  return again(core, who);
}

const children = { waiting: await asked(false), agreed, refused: await asked(true) };

/** Every address of this site to which a page leads: by its links, and by its forms that only ask, as they stand. */
function goalsIn(html: string, within: string): string[] {
  const document = parseHtml(html);
  const main = [...elementsBelow(document)].find(({ name }) => name === within) ?? document;
  const own = (address = '') => (/^\/(?!\/|v1\/)/.test(address) ? [address.replace(/#.*/, '')] : []);
  return [...elementsBelow(main)].flatMap((element) => {
    const { name, attributes } = element;
    if (name === 'a') return own(attributes.href);
    if (name !== 'form' || attributes.method === 'post') return [];
    const fields = [...elementsBelow(element)].filter((one) => one.attributes.name && one.name !== 'button');
    const typed = fields.map(({ name: tag, attributes: { name: field = '', value = '' } }) => [
      field,
      tag === 'input' ? value || 'x' : '',
    ]);
    return own(`${attributes.action}?${new URLSearchParams(typed)}`);
  });
}

const kindOf = (address: string) => pageAt(address.replace(/\?.*/, ''))?.page.kind;
const isPersonal = (address: string) => /personal|act/.test(kindOf(address) ?? '');

/** Where public pages lead a member, with the page that does. Of each page there is one, and one of nothing where it has an address. */
async function waysIn(): Promise<Map<string, string>> {
  const ways = new Map<string, string>();
  const left = (pages as readonly Page[])
    .filter(({ kind }) => kind === 'public')
    .flatMap(({ path, sample }) => [real[path] ?? sample ?? path, sample ?? path]);
  const read = new Set<string>();
  for (const address of left) {
    if (read.has(address)) continue;
    read.add(address);
    const { html } = await ask(null, address);
    for (const goal of goalsIn(html, 'body')) {
      if (isPersonal(goal) && !ways.has(goal)) ways.set(goal, address);
      // A search that was sent has ways of its own.
      if (kindOf(goal) === 'public' && goal.includes('?')) left.push(goal);
    }
  }
  return ways;
}

const ways = await waysIn();

/** Addresses of one page. */
const mostOfOne = 6;

type Seen = { address: string; from: string; status: number; html: string };

type Walked = { seen: Seen[]; drawn: { address: string; on: string }[] };

/** Every personal page to which public pages and Today lead this member, those that these lead to, and what they draw. */
async function walk(who: Member & { secret: string }): Promise<Walked> {
  const drawn: Walked['drawn'] = [];
  const left = [...ways].map(([address, from]) => ({ address, from }));
  left.push({ address: '/dashboard', from: '' });
  const seen = new Map<string, Seen>();
  const asked = new Map<string, number>();
  for (const { address, from } of left) {
    if (seen.has(address) || !isPersonal(address)) continue;
    // Months and pages of a list have no end.
    const page = pageAt(address.replace(/\?.*/, ''))?.page.path ?? '';
    asked.set(page, (asked.get(page) ?? 0) + 1);
    if ((asked.get(page) ?? 0) > mostOfOne) continue;
    const { status, to, html } = await ask(who, address);
    seen.set(address, { address, from, status, html });
    if (to) left.push({ address: to, from });
    if (html.includes('class="work"'))
      for (const goal of goalsIn(html, 'body')) {
        left.push({ address: goal, from: address });
        drawn.push({ address: goal, on: address });
      }
  }
  return { seen: [...seen.values()], drawn };
}

/** Mentors for members under 18 open as soon as a guardian has agreed; all else on the birthday. */
const opensLater =
  /This opens (?:on \d+ \w+ \d{4}|when your parent or guardian has agreed)\. Until then you can:/;
const byAge = /This opens (?:on|as soon as)/;
const isLast = ({ address }: Seen) => address === accountPaths.settings;
const mainOf = (html: string) =>
  [...elementsBelow(parseHtml(html))].find(({ name }) => name === 'main') ?? parseHtml('');

for (const [name, who] of Object.entries(children)) {
  const walked = walk(who);

  test(`${name}: from public pages, what is closed is one page that says when it opens and what is open`, async () => {
    const closed = (await walked).seen.filter(({ address, status }) => status === 403 && ways.has(address));
    let dated = 0;
    for (const { address, html } of closed) {
      const main = mainOf(html);
      assert.match(textIn(main), opensLater, address);
      dated += Number(/This opens on/.test(textIn(main)));
      assert.ok(![...elementsBelow(main)].some((one) => /form|input|textarea/.test(one.name)), address);
      const links = goalsIn(html, 'main');
      assert.ok(links.length >= 3, address);
      for (const link of links) assert.equal((await ask(who, link)).status, 200, `${address}: ${link}`);
    }
    assert.ok(dated >= 5, `${dated} ways open on the birthday`);
  });

  test(`${name}: personal pages draw no way into a closed page`, async () => {
    const { seen, drawn } = await walked;
    const closed = new Set(seen.filter(({ status }) => status >= 400).map(({ address }) => address));
    assert.ok(closed.size > 0 && drawn.length > 50, `${drawn.length} links`);
    assert.deepEqual(
      drawn.filter(({ address }) => closed.has(address)),
      [],
    );
  });

  test(`${name}: no form is refused by age after typing`, async () => {
    const refused: string[] = [];
    let [sent, signedOut] = [0, 0];
    // The last ones end sessions.
    const pages = (await walked).seen.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
    for (const { address, status, html } of pages) {
      if (status !== 200 || !html.includes('class="work"')) continue;
      for (const { action, intents, values, isMultipart } of formsOf(html)) {
        if (action === '/logout') continue;
        for (const intent of intents.length > 0 ? intents : ['']) {
          const typed = Object.entries(values).map(([field, value]) => [field, value || 'Sample text']);
          const fields = { ...Object.fromEntries(typed), ...(intent && { intent }) };
          const body = new FormData();
          for (const [field, value] of Object.entries<string>(fields)) body.set(field, value);
          const to = action.startsWith('/') ? action : address.replace(/\?.*/, '') + action;
          const answer = await ask(who, to || address, isMultipart ? body : fields);
          sent++;
          const isRefused = answer.status === 403 || (byAge.test(answer.html) && !byAge.test(html));
          if (isRefused) refused.push(`${address}: ${intent}`);
          signedOut += Number(answer.to?.startsWith('/login') ?? false);
        }
      }
    }
    assert.deepEqual(refused, []);
    assert.ok(sent - signedOut > 5, `${sent} forms, ${signedOut} without a session`);
  });
}
