import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createGunzip } from 'node:zlib';
import type { DataFile } from '#contract/open-data/rare-paths.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { removeDueBytes } from '../files/unclaimed-bytes.ts';
import { pauseOpportunity } from '../opportunities/pause-opportunity.ts';
import { endSharing } from './end-sharing.ts';
import { getSharing } from './get-sharing.ts';
import { listOpenData } from './list-open-data.ts';
import { openDataFile } from './open-data-file.ts';
import { writeOpenData } from './write-open-data.ts';

const core = await freshCore();
const owner = await member(core, { name: 'Kwame Mensah' });
const project = await publishedProject(core, owner, 'Cold "rooms", <b>');
const open = (changes: Parameters<typeof openOpportunity>[2], of = project) =>
  openOpportunity(core, owner, changes, of);

async function read(name: DataFile): Promise<string> {
  const file = await openDataFile(core, name);
  assert.ok(file, name);
  return text((await file.read()).pipe(createGunzip()));
}
const lines = async (name: DataFile): Promise<Record<string, unknown>[]> =>
  (await read(name))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const titles = async () => (await lines('opportunities.ndjson')).map(({ title }) => title);

/** The cells of a table by RFC 4180. */
const cellsOf = (table: string) =>
  table
    .split('\r\n')
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );

test('before the first night there is no file', async () => {
  assert.deepEqual(await listOpenData(core), { files: [] });
  assert.equal(await openDataFile(core, 'opportunities.csv'), null);
});

test('the files say of each open opportunity what it offers, and name no member', async () => {
  await open({ title: 'Counter', wouldDo: 'Read "meters", and more.', place: 'Nagpur' });
  await open({
    title: '=HYPERLINK("x")',
    kind: 'Advice',
    pay: null,
    equity: false,
    credit: { institution: 'VNIT', hours: 40 },
  });
  await writeOpenData(core);
  const [advice, counter] = await lines('opportunities.ndjson');
  assert.equal(counter?.title, 'Counter');
  assert.equal(advice?.title, '=HYPERLINK("x")');
  const { pay_min, pay_max, pay_currency, pay_period, equity, district, country, skills } = counter ?? {};
  assert.deepEqual(
    { pay_min, pay_max, pay_currency, pay_period, equity, district, country, skills },
    {
      pay_min: 6000,
      pay_max: 9000,
      pay_currency: 'INR',
      pay_period: 'Per month',
      equity: 'yes',
      district: 'Nagpur',
      country: 'IN',
      skills: ['Python', 'Sensors'],
    },
  );
  assert.deepEqual([advice?.pay_min, advice?.equity, advice?.credit_hours], [null, 'no', 40]);
  assert.deepEqual([advice?.credit_confirmed, counter?.credit_confirmed], ['no', null]);
  assert.match(String(counter?.link), /^https:\/\/saharambh\.example\/opportunities\/counter/);
  const [head = [], first = [], second = []] = cellsOf(await read('opportunities.csv'));
  const cell = (row: string[], name: string) => row[head.indexOf(name)];
  assert.equal(cell(second, 'project'), 'Cold "rooms", <b>');
  assert.equal(cell(second, 'text'), 'Read "meters", and more.');
  assert.equal(cell(first, 'title'), `'=HYPERLINK("x")`, 'no spreadsheet calculates it');
  for (const name of ['opportunities.csv', 'opportunities.ndjson', 'job-postings.ndjson'] as const)
    assert.doesNotMatch(await read(name), /Kwame|Mensah/, name);
});

test('internships and jobs are also postings by schema.org, and other kinds are not', async () => {
  const postings = await lines('job-postings.ndjson');
  assert.deepEqual(
    postings.map(({ title }) => title),
    ['Counter'],
  );
  const [posting] = postings;
  for (const needed of [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'validThrough',
  ])
    assert.ok(posting?.[needed], needed);
  assert.deepEqual([posting?.['@context'], posting?.['@type']], ['https://schema.org', 'JobPosting']);
  assert.match(JSON.stringify(posting), /"url":"https:\/\/saharambh\.example\/opportunities/);
});

test('the list says how much is in each file', async () => {
  const { files } = await listOpenData(core);
  assert.deepEqual(
    files.map(({ name, entries }) => [name, entries]),
    [
      ['opportunities.csv', 2],
      ['opportunities.ndjson', 2],
      ['job-postings.ndjson', 1],
    ],
  );
  for (const { name, size } of files) assert.equal(size, Buffer.byteLength(await read(name)), name);
});

test('the next night replaces the files and their bytes, and does not have what was paused or opted out', async () => {
  const other = await publishedProject(core, owner, 'Loom');
  const paused = await open({ title: 'Paused' }, other);
  await writeOpenData(core);
  assert.ok((await titles()).includes('Paused'));
  const before = await openDataFile(core, 'opportunities.csv');
  await pauseOpportunity(core, owner, paused.id);
  await endSharing(core, owner, project);
  assert.deepEqual(await getSharing(core, owner, project), { isShared: false, canChange: true });
  await writeOpenData(core);
  assert.deepEqual(await titles(), []);
  assert.equal(await removeDueBytes(core), 0);
  await assert.rejects(async () => before?.read());
});

test('several hundred opportunities are all there once', async () => {
  const { id } = await open({ title: 'Many' }, await publishedProject(core, owner, 'Many'));
  await core.connection.pool.query(
    `insert into opportunities (id, project_id, slug, state, said, terms, published_at, closes_at, submitted_by, asked_as)
     select 'many' || n, project_id, 'many-' || n, 'live', said, 1, now(), closes_at, submitted_by, 'many' || n
     from opportunities, generate_series(1, 1200) n where id = $1`,
    [id],
  );
  await writeOpenData(core);
  const links = (await lines('opportunities.ndjson')).map(({ link }) => link);
  assert.deepEqual([links.length, new Set(links).size], [1201, 1201]);
});
