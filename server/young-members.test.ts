import assert from 'node:assert/strict';
import { test } from 'node:test';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const core = await freshCore();
const ask = await plainPages(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const slug = (await openOpportunity(core, owner, {}, project)).slug;
const found = `/find/opportunities/${slug}`;

/**
 * Follows the links of each page within the layout, from these on; returns, by address, the status and where the link
 * stands.
 */
async function walk(who: Awaited<ReturnType<typeof member>>, begin: readonly string[]) {
  const seen = new Map<string, { status: number; from: string }>();
  const left = begin.map((address) => ({ address, from: '' }));
  for (const { address, from } of left) {
    if (seen.has(address)) continue;
    const { status, html } = await ask(who, address);
    seen.set(address, { status, from });
    if (!html.includes('class="work"')) continue;
    for (const [, to = ''] of html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g))
      if (!to.startsWith('/v1/')) left.push({ address: to, from: address });
  }
  return seen;
}

for (const [name, begin] of [
  ['adult', ['/dashboard', found]],
  ['waiting for a guardian', ['/dashboard']],
  ['a child with consent', ['/dashboard', found]],
] as const)
  test(`${name}: no page in the layout leads to a page that is closed`, async () => {
    const who = await member(core);
    await setStanding(core, who.id, standings[name]);
    const seen = await walk(who, begin);
    assert.ok(seen.size > 10, `${seen.size} pages`);
    const closed = [...seen].filter(([, { status }]) => status >= 400);
    assert.deepEqual(closed, []);
    assert.equal(seen.has('/messages'), name === 'adult');
    assert.equal(seen.has('/my/saved'), name !== 'waiting for a guardian');
  });

test('a child reads when it may apply, can save the opportunity, and a closed page leads back to Today', async () => {
  const child = await member(core);
  await setStanding(core, child.id, standings['a child with consent']);
  const { html } = await ask(child, found);
  assert.match(html, /To apply: This opens on \d+ \w+ \d{4}\. Until then you can save it\./);
  assert.ok(!html.includes(`/opportunities/${slug}/apply`));
  assert.equal((await ask(child, found, { intent: 'save' })).status, 303);
  assert.ok((await ask(child, '/my/saved')).html.includes(found));
  // As the public page of the opportunity leads there.
  assert.ok((await ask(null, `/opportunities/${slug}`)).html.includes(`/opportunities/${slug}/apply`));
  const apply = await ask(child, `/opportunities/${slug}/apply`);
  assert.equal(apply.status, 403);
  assert.match(apply.html, /This opens on \d+ \w+ \d{4}\. Until then you can:/);
  assert.ok(apply.html.includes(`href="${found}"`), 'it leads to where the child can save it');
  const closedPage = await ask(child, '/messages');
  assert.equal(closedPage.status, 403);
  assert.match(
    closedPage.html,
    /This opens on \d+ \w+ \d{4}\..*<a [^>]*href="\/dashboard"[^>]*>Go to Today/s,
  );
  assert.match(closedPage.html, /class="work".*<main[^>]*>.*This opens on/s, 'inside the frame');
  assert.doesNotMatch(closedPage.html, /Get Started/);
});
