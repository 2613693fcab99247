import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { editOrganisation } from '#core/organisations/edit-organisation.ts';
import { getOrganisation } from '#core/organisations/get-organisation.ts';
import { sayOrganisation } from '#core/organisations/say-organisation.ts';
import { sayProject } from '#core/organisations/say-project.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { activeOrganisation, ownerOf } from '#tests/organisations/organisations.ts';
import { pictureOf } from '#tests/organisations/page-access.ts';
import { structuredOf } from '#tests/pages/page-parts.ts';
import { publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { createPages } from './pages.ts';
import { createSharePictures } from './share-pictures.ts';

const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const core = await freshCore();
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });
const get = (address: string) => pages(new Request(origin + address), { ip: '203.0.113.91' });
const show = async (address: string) => (await get(address)).text();
const aSecond = () => wait(1100);

test('an organisation has a page with its facts, its structured data and its place in the sitemap', async () => {
  const { owner, slug } = await ownerOf(core, { name: 'Sevagram College' });
  await showToEverybody(core, owner);
  const pictureId = await pictureOf(core, owner, slug);
  await aSecond();
  const html = await show(`/organisations/${slug}`);
  const { registryNumber, website } = await getOrganisation(core, slug);
  for (const text of [
    'Sevagram College',
    'Educational institution',
    registryNumber,
    `href="${website}"`,
    'Wardha',
    'Join with a code',
    'nine hundred students',
  ])
    assert.ok(html.includes(text), text);
  assert.ok(html.includes(`/organisation-pictures/${pictureId}`));
  assert.ok(html.includes(`/report?`) || html.includes('/report/'), 'it can be reported');
  const found = structuredOf(html).find((one) => String(one['@type']).includes('CollegeOrUniversity'));
  assert.deepEqual(
    [found?.name, found?.url, found?.sameAs],
    ['Sevagram College', `${origin}/organisations/${slug}`, website],
  );
  assert.ok((await show('/sitemap.xml')).includes(`${origin}/organisations/${slug}<`));
  assert.ok(html.includes(`${origin}/share/organisation/${slug}.png`));
  const picture = await createSharePictures(core)(`organisation/${slug}`);
  assert.deepEqual(picture?.subarray(1, 4).toString(), 'PNG');
});

test('a company is an Organization; an unknown one, a draft and a closed one are the same 404', async () => {
  const owner = await member(core, { password: null });
  const slug = await activeOrganisation(core, owner, { kind: 'Company', name: 'Ghar Tools' });
  assert.ok(
    structuredOf(await show(`/organisations/${slug}`)).some((one) => one['@type'] === 'Organization'),
  );
  const { slug: closed } = await ownerOf(core, { state: 'closed' });
  const { slug: draft } = await ownerOf(core, { state: 'draft' });
  const answers = await Promise.all(
    [closed, draft, 'no-such-one'].map(async (one) => {
      const answer = await get(`/organisations/${one}`);
      return [answer.status, (await answer.text()).replaceAll(one, '')];
    }),
  );
  assert.deepEqual(answers[0], answers[2]);
  assert.deepEqual(answers[1], answers[2]);
  assert.equal(answers[2]?.[0], 404);
});

test('kept pages of both follow what a project and an organisation say of each other, and a pause', async () => {
  const team = await member(core, { password: null });
  const projectSlug = await publishedProject(core, team, 'Loom lights');
  const { owner, slug: organisationSlug } = await ownerOf(core, { name: 'Paithan Weavers College' });
  const named = { projectSlug, organisationSlug };
  const [ofProject, ofOrganisation] = [`/projects/${projectSlug}`, `/organisations/${organisationSlug}`];
  const says = async () => [
    (await show(ofProject)).includes('Paithan Weavers College'),
    (await show(ofOrganisation)).includes('Loom lights'),
  ];
  assert.deepEqual(await says(), [false, false]);
  await sayOrganisation(core, team, named);
  await aSecond();
  assert.deepEqual(await says(), [false, false]);
  await sayProject(core, owner, named);
  await aSecond();
  assert.deepEqual(await says(), [true, true]);
  await core.db
    .updateTable('organisations')
    .set({ state: 'paused' })
    .where('slug', '=', organisationSlug)
    .execute();
  await aSecond();
  assert.ok((await show(ofOrganisation)).includes('Nothing new begins here at present.'));
  await core.db
    .updateTable('organisations')
    .set({ state: 'closed' })
    .where('slug', '=', organisationSlug)
    .execute();
  await aSecond();
  assert.equal((await get(ofOrganisation)).status, 404);
  assert.ok(!(await show(ofProject)).includes('Paithan Weavers College'));
});

test('the list takes words, kind and district from its address, and an empty one says what to do', async () => {
  const owner = await member(core, { password: null });
  const slug = await activeOrganisation(core, owner, { kind: 'Company', name: 'Indrayani Kilns' });
  await aSecond();
  const found = await show('/organisations?search=kilns&kind=Company&place=Wardha');
  assert.ok(found.includes(`/organisations/${slug}`));
  assert.ok(found.includes('1 organisation found.'));
  const empty = await show('/organisations?search=kilns&place=Pune');
  assert.ok(empty.includes('No organisation is like this.'));
  assert.ok(empty.includes('Without Pune: 1 organisation'));
});

test('the page about working together lists who agreed, and three real ones end the samples of a list', async () => {
  const sample = 'Banyan Loop Systems';
  const list = async (name: string) => {
    const owner = await member(core, { password: null });
    const organisationSlug = await activeOrganisation(core, owner, { kind: 'Company', name });
    await editOrganisation(core, owner, { organisationSlug, version: 2, isListed: true });
    return organisationSlug;
  };
  const slugs = [await list('Satpuda Solar'), await list('Tapi Textiles')];
  await aSecond();
  const two = await show('/collaboration');
  for (const slug of slugs) assert.ok(two.includes(`href="/organisations/${slug}"`), slug);
  assert.ok(two.includes(sample));
  await list('Purna Printers');
  await aSecond();
  const three = await show('/collaboration');
  assert.ok(three.includes('Purna Printers') && !three.includes(sample));
  assert.ok(three.includes('Godavari Institute of Technology'), 'the other list keeps its samples');
});
