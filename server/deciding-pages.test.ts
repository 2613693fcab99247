import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { goodNote } from '#tests/applications/applications.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../core/deadlines/keep-beating.ts';
import { editOpportunity } from '../core/opportunities/edit-opportunity.ts';

const core = sharedCore;
await keepBeating(core);
const ask = await plainPages(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const open = (changes = {}) => openOpportunity(core, owner, changes, project);
const sent = {
  intent: 'send',
  terms: '1',
  note: goodNote,
  hours: '8',
  startsOn: dayFromNow(20),
  file: '',
};
const _stageOf = async (id: string) =>
  (
    await core.db
      .selectFrom('applications')
      .select(['stage', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stage;

test('one plain form applies with a new file; a refused one shows its field errors and leaves no file', async () => {
  const place = await open({ questions: ['What have you built?'] });
  const applicant = await member(core, { name: 'Omkar Jadhav', password: null });
  const apply = `/opportunities/${place.slug}/apply`;
  const page = (await ask(applicant, apply)).html;
  assert.match(page, /enctype="multipart\/form-data".*?type="file"/is);
  assert.match(page, /name="key" value="[\w-]{36}"/, 'what the form sends twice is one application');
  const { intent: _, file: __, ...typed } = sent;
  const fields = { ...typed, answer1: 'A counter.', stored: '', key: 'once' };
  const send = (changes: Record<string, string>, name = 'cv.pdf', bytes: Uint8Array = pdf()) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...fields, ...changes })) form.set(field, value);
    form.set('file', new File([new Uint8Array(bytes)], name));
    return ask(applicant, `${apply}?file=send`, form);
  };
  for (const [changes, sentence] of [
    [{ note: 'Kept, though short.' }, 'Please write 120 to 2,000 characters.'],
    [{ answer1: '' }, 'Please answer each question.'],
    [{ hours: 'many' }, 'Kept, though'],
  ] as const) {
    const refusedForm = await send({ note: `Kept, though ${goodNote}`, ...changes });
    assert.equal(refusedForm.status, 400);
    assert.ok(refusedForm.html.includes(sentence) && refusedForm.html.includes('Kept, though'), sentence);
  }
  const fake = await send({}, 'cv.pdf', Buffer.from('no document at all'));
  assert.ok(fake.status === 400 && fake.html.includes('once more: a browser forgets it'));
  // As a browser sends the form of a member without files.
  const without = new FormData();
  const { stored: ___, ...said } = fields;
  const sister = await member(core, { name: 'Ketaki Jadhav', password: null });
  const [, key = 'none'] = /name="key" value="([^"]*)"/.exec((await ask(sister, apply)).html) ?? [];
  assert.match(key, /^[0-9a-f-]{36}$/);
  for (const [field, value] of Object.entries({ ...said, key })) without.set(field, value);
  without.set('file', new File([], ''));
  const bare = await ask(sister, `${apply}?file=send`, without);
  assert.match(bare.to ?? bare.html, /^\/my\/applications\/\w+$/);
  const own = (await send({})).to ?? '';
  assert.match(own, /^\/my\/applications\/\w+$/);
  assert.equal((await send({}, 'other.pdf')).to, own, 'the same key is one application');
  assert.ok((await ask(applicant, own)).html.includes('cv.pdf'));
  const kept = await sql<{ files: number; loose: number }>`select count(*)::int as files,
    (select count(*)::int from unclaimed_bytes) as loose from application_files`.execute(core.db);
  assert.deepEqual(kept.rows, [{ files: 1, loose: 0 }]);
  const other = await open();
  const plain = await ask(applicant, `/opportunities/${other.slug}/apply`, sent);
  assert.match(plain.to ?? '', /^\/my\/applications\//, 'a form without a file goes the way it went');
});

test('the table of open applications calculates nothing, and each timeline records its download', async () => {
  const place = await open({ questions: ['What have you built?'] });
  const names = ['=HYPERLINK("https://evil.example")', 'Bela, "the" Reader', 'Charu Nair'];
  const people = await Promise.all(names.map((name) => member(core, { name, password: null })));
  const ids: string[] = [];
  for (const [at, one] of people.entries()) {
    const answer1 = ['+1 counter\nand another', '@SUM(A1:A9)', '-2+3'][at] ?? '';
    const own = (await ask(one, `/opportunities/${place.slug}/apply`, { ...sent, answer1 })).to ?? '';
    ids.push(own.split('/').at(-1) ?? '');
  }
  await sql`update profiles set phone = '+919822012345' where owner_id = ${people[1]?.id}`.execute(core.db);
  await ask(people[2] ?? null, `/my/applications/${ids[2]}`, { intent: 'withdraw' });
  const list = `/my/opportunities/${place.id}/applications`;
  const exporting = `${list}/export`;
  const table = await ask(owner, exporting, {});
  assert.equal(table.status, 200);
  const lines = table.html.split('\r\n').filter(Boolean);
  assert.equal(lines.length, 3, 'a head and the two that are open');
  assert.match(lines[0] ?? '', /^\uFEFF?"Name","Headline","Role",/);
  assert.match(
    lines[1] ?? '',
    /^"'=HYPERLINK\(""https:\/\/evil\.example""\)",.*"'\+1 counter\nand another"/s,
  );
  assert.match(lines[2] ?? '', /^"Bela, ""the"" Reader",.*"'@SUM\(A1:A9\)"/);
  for (const kept of ['9822012345', people[1]?.account.email ?? '', 'Charu'])
    assert.ok(!table.html.includes(kept));
  assert.ok(
    (await ask(people[0] ?? null, `/my/applications/${ids[0]}`)).html.includes('Exported as a table'),
  );
  assert.ok(
    !(await ask(people[2] ?? null, `/my/applications/${ids[2]}`)).html.includes('Exported as a table'),
  );
  const logged = (await ask(owner, list)).html;
  assert.match(logged, /Who has exported them.*: 2</s);
  assert.equal((await ask(people[0] ?? null, exporting, {})).status, 404);
  assert.equal((await ask(owner, exporting)).to, list, 'a link exports nothing');
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from application_exports
    where opportunity_id = ${place.id}`.execute(core.db);
  assert.deepEqual(rows, [{ count: 1 }]);
});

test('if questions change while a member answers, each answer stays with its question, and none is lost', async () => {
  const place = await open({ questions: ['What have you built?', 'Where do you live?'] });
  const applicant = await member(core, { name: 'Nila Bose', password: null });
  const apply = `/opportunities/${place.slug}/apply`;
  const form = (await ask(applicant, apply)).html;
  assert.ok(form.includes('name="asked2" value="Where do you live?"'));
  const asked = { asked1: 'What have you built?', asked2: 'Where do you live?' };
  const answers = { ...asked, answer1: 'A counter.', answer2: 'By the sea.' };
  const questions = ['Where do you live?', 'When are you there?'];
  await editOpportunity(core, owner, {
    opportunityId: place.id,
    version: place.version,
    said: { questions },
  });
  const { status, html } = await ask(applicant, apply, { ...sent, ...answers });
  assert.equal(status, 400);
  assert.match(html, /name="answer1"[^>]*>By the sea\.<\/textarea>/);
  assert.match(html, /name="answer2"[^>]*><\/textarea>/);
  assert.match(html, /does not ask any more[\s\S]*A counter\./);
  const own = (
    await ask(applicant, apply, { ...sent, terms: '2', answer1: 'By the sea.', answer2: 'On Friday.' })
  ).to;
  assert.ok((await ask(applicant, own ?? '')).html.includes('You can apply for it once more after that.'));
});
