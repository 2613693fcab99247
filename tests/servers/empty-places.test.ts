import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declineAgreement } from '#core/agreements/decline-agreement.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { founder } from '#rules/lists/roles.ts';
import { proposed, sidesOf } from '#tests/agreements/agreements.ts';
import { administrator, again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { dataOf } from '#tests/profiles/profile-documents.ts';

const { core, admin } = await administrator(await freshCore());
const ask = await plainPages(core);
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
/** The content of the page, without the layout around it. */
async function pageOf(who: Awaited<ReturnType<typeof member>>, address: string) {
  const { html } = await ask(await again(core, who), address);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

test('Today says to a founder in no team how to start a project, and to no founder who has one', async () => {
  const { owner } = await sidesOf(core);
  const [starts, studies] = [await member(core), await member(core)];
  for (const [who, role] of [
    [starts, founder],
    [owner, founder],
    [studies, 'Student'],
  ] as const)
    await createProfile(core, who, {
      id: 'unique()',
      data: dataOf(who, { role }),
      permissions: undefined,
      language: 'en',
    });
  const starting = async (who: typeof starts) =>
    linksOf(await pageOf(who, '/dashboard')).includes('/my/projects/new');
  assert.equal(await starting(starts), true);
  assert.equal(await starting(studies), false, 'their profile comes first');
  assert.equal(await starting(await again(core, owner as typeof starts)), false);
});

test('an administrator’s Today leads to the desk, and no other member’s does', async () => {
  const leads = async (who: typeof admin) => linksOf(await pageOf(who, '/dashboard')).includes('/admin');
  assert.deepEqual([await leads(admin), await leads(await member(core))], [true, false]);
});

test('agreements stand below their projects, and an owner reads where to begin one', async () => {
  const between = await sidesOf(core);
  const owner = between.owner as typeof admin;
  const begin = `/my/projects/${between.project}/agreements/new`;
  const empty = await pageOf(owner, '/my/agreements');
  assert.ok(linksOf(empty).includes(begin));
  assert.ok(!empty.includes('once you are in its team'), 'that is what a contributor reads');
  assert.ok((await pageOf(await member(core), '/my/agreements')).includes('once you are in its team'));
  const { id } = await proposed(core, between);
  const listed = await pageOf(owner, '/my/agreements');
  const heading = new RegExp(`<h2[^>]*>Rooms of ${between.contributor.id}</h2>`);
  assert.match(listed, heading);
  assert.ok(linksOf(listed).includes(`/my/agreements/${id}`) && linksOf(listed).includes(begin));
  await declineAgreement(core, between.contributor, id);
  const open = await pageOf(owner, '/my/agreements');
  assert.ok(open.includes('No agreement is open') && !heading.test(open));
  assert.match(await pageOf(owner, '/my/agreements?list=over'), heading);
});

test('an empty page of a member’s own says how to begin, and leads there', async () => {
  const who = await member(core);
  for (const [address, to] of [
    ['/my/opportunities', '/my/projects/new'],
    ['/my/applications', '/find/opportunities'],
    ['/my/saved', '/opportunities'],
    ['/my/projects', '/my/projects/new'],
    ['/messages', '/find/people'],
    ['/notifications', '/find/projects'],
  ] as const)
    assert.ok(linksOf(await pageOf(who, address)).includes(to), address);
});
