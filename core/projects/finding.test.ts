import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { completeProject, publishedProject } from '#tests/projects/published-project.ts';
import { archiveProject } from './archive-project.ts';
import { editProject } from './edit-project.ts';
import { findProjects } from './find-projects.ts';

const core = await freshCore();
const all = { search: '', stage: '', sector: '', place: '', textIn: '', after: '' };
const found = async (filters: Partial<typeof all>) =>
  (await findProjects(core, { ...all, ...filters })).projects.map(({ slug }) => slug);

test('projects are found by words in any order, with a typing error, without accents and in Devanagari', async () => {
  const asha = await member(core);
  const loom = await publishedProject(core, asha, 'Lòom ledger for weavers');
  const water = await publishedProject(core, await member(core), 'गाँव का पानी');
  for (const search of ['weavers loom', 'LEDGER', 'weavrs', 'ledgre loom'])
    assert.deepEqual(await found({ search }), [loom], search);
  assert.deepEqual(await found({ search: 'गांव पानी' }), [water]);
});

test('filters combine, and an empty result names the filter to drop', async () => {
  const asha = await member(core);
  const slug = await publishedProject(core, asha, 'Rickshaw radio');
  await editProject(core, asha, { projectSlug: slug, version: 1, place: 'Pune', stage: 'Revenue' });
  const wanted = { search: 'radio', stage: 'Revenue', sector: 'Agriculture', place: 'Poona' };
  assert.deepEqual(await found(wanted), [slug]);
  const none = await findProjects(core, { ...all, ...wanted, stage: 'Idea' });
  assert.deepEqual([none.projects, none.drop], [[], { filter: 'stage', total: { count: 1, isMore: false } }]);
});

test('drafts, archived projects and words that were edited out are not found', async () => {
  const asha = await member(core);
  await completeProject(core, asha, 'Zeppelin draft');
  assert.deepEqual(await found({ search: 'zeppelin' }), []);
  const slug = await publishedProject(core, asha, 'Zeppelin yard');
  assert.deepEqual(await found({ search: 'zeppelin' }), [slug]);
  await editProject(core, asha, { projectSlug: slug, version: 1, name: 'Balloon yard' });
  assert.deepEqual([await found({ search: 'zeppelin' }), await found({ search: 'balloon' })], [[], [slug]]);
  await archiveProject(core, asha, slug);
  assert.deepEqual(await found({ search: 'balloon' }), []);
});

test('pages follow each other, and a count above a thousand says so', async () => {
  await sql`insert into projects (id, slug, name, line, state, published_at, stage, asked_as)
    select 'n' || n, 'plenty-' || n, 'Plenty', 'Line', 'published', now(), 'Idea', 'n' || n
    from generate_series(1, 1030) n`.execute(core.db);
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const page = await findProjects(core, { ...all, search: 'plenty', after });
    assert.deepEqual(page.total, { count: 1000, isMore: true });
    seen.push(...page.projects.map(({ slug }) => slug));
    after = page.next;
    if (!after) break;
  }
  assert.equal(seen.length, 1030);
  assert.equal(new Set(seen).size, 1030);
});

test('a project is found by the language of its text: the declared one, or else by its script', async () => {
  const { rows } = await sql<{ declared: string; text: string; tags: string[] }>`
    select declared, text, text_tags(declared, text) as tags from (values
      ('en', 'Cold rooms for farms'), ('en', 'शेतकऱ्यांसाठी cold rooms'), ('mr', 'Thand kholya'), ('gu', 'ઠંડા'), (null, '')
    ) one (declared, text)`.execute(core.db);
  assert.deepEqual(
    rows.map(({ tags }) => tags),
    [['text:en'], ['text:hi', 'text:mr'], ['text:mr'], ['text:gu'], ['text:en']],
  );
  const found = async (textIn: 'en' | 'hi') =>
    (await findProjects(core, { ...all, textIn })).projects.map(({ slug }) => slug);
  const [english, hindi] = await Promise.all([found('en'), found('hi')]);
  assert.ok(english.length > 0);
  await sql`update projects set language = 'hi' where slug = ${english[0]}`.execute(core.db);
  assert.deepEqual((await found('hi')).toSorted(), [...hindi, english[0]].toSorted());
  await sql`update projects set language = 'en' where slug = ${english[0]}`.execute(core.db);
});
