import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logIn } from '#core/sessions/log-in.ts';
import { withApp } from '#tests/factors/factors.ts';
import { device, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sourcesOf } from '#tests/rules/sources.ts';
import { memberUnder18, setStanding, standings } from '#tests/standings/standings.ts';

const core = await freshCore();
const ask = await plainPages(core);
const complaint = 'href="/complain"';
const withoutAccount = 'href="/rights/without-account"';
/** Where a signed-in member asks. */
const asMember = 'href="/rights"';

/** The ways in the page itself: the footer of each public page has one of them too. */
function lacking(html: string, ...ways: string[]): string[] {
  const page = html.replace(/<footer[\s\S]*?<\/footer>/g, '');
  return ways.filter((way) => !page.includes(way));
}

test('sign-in, lost factors and pages that refuse lead to complaints and to requests about own data', async () => {
  const { member: withFactor } = await withApp(core, await member(core));
  const { email } = withFactor.account;
  const half = await logIn(core, { email, password: goodPassword, device });
  const waiting = { ...withFactor, secret: half.secret };
  const child = await memberUnder18(core);
  const pages: [string, Parameters<typeof ask>[0], string, number, string][] = [
    ['the sign-in', null, '/login', 200, withoutAccount],
    ['lost factors', waiting, '/login/lost', 200, withoutAccount],
    ['no such page of a member', await member(core), '/my/projects/nothing-here', 404, asMember],
    ['closed by age', child, '/my/projects/new', 403, asMember],
  ];
  for (const [what, who, address, status, data] of pages) {
    const answer = await ask(who, address);
    assert.equal(answer.status, status, what);
    assert.deepEqual(lacking(answer.html, complaint, data), [], what);
  }
});

test('a suspended member is led to complaints, and no address to write to stands in their place', async () => {
  const who = await member(core);
  await setStanding(core, who.id, standings.suspended);
  const { html } = await ask(who, '/suspended');
  assert.deepEqual(lacking(html, complaint), []);
});

test('no text of today asks to write to us: it leads to the page for it', () => {
  const breaches = sourcesOf(/^(web|outside|core|contract)\/.*\.tsx?$/)
    .filter(({ file }) => !/\.test\.tsx?$|legal-texts\/texts\//.test(file))
    .flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /\b(write to us|write to \$\{(address|email)|answer this mail or write|write to the operator)/gi,
        ),
      ].map(([said]) => `${file}: ${said}`),
    );
  assert.deepEqual(breaches, []);
});
