import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { goodNote } from '#tests/applications/applications.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { tellDeclines } from '../core/applications/tell-declines.ts';
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
const stageOf = async (id: string) =>
  (
    await core.db
      .selectFrom('applications')
      .select(['stage', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stage;

test('on the board, without scripts, applications are moved by a form; the list is narrowed by its address', async () => {
  const opportunity = await open();
  const ids: string[] = [];
  for (const name of ['Ishaan Mehta', 'Tara Iyer']) {
    const one = await member(core, { name, password: null });
    ids.push(
      ((await ask(one, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '').split('/').at(-1) ?? '',
    );
  }
  const [first = '', second = ''] = ids;
  const board = `/my/opportunities/${opportunity.id}/board`;
  const list = `/my/opportunities/${opportunity.id}/applications`;
  const shown = (await ask(owner, board)).html;
  assert.ok(shown.includes('aria-label="Move Ishaan Mehta to"') && shown.includes('waits since today'));
  assert.ok((await ask(owner, list)).html.includes(board) && shown.includes(list));
  const move = (id: string, to: string, version = '1') =>
    ask(owner, board, { intent: 'move', one: `${id}:${version}`, [`to.${id}`]: to });
  assert.ok((await move(first, '')).html.includes('Choose where to move them first.'));
  assert.equal((await move(first, 'shortlist')).to, `${board}?stage=shortlisted`);
  assert.equal(await stageOf(first), 'shortlisted');
  assert.ok((await move(first, 'shortlist', '7')).html.includes('This changed while you were looking.'));
  assert.equal((await move(second, 'decline')).to, `${list}/${second}?do=decline`);
  assert.match(
    (await ask(owner, `${list}/${second}?do=decline`)).html,
    /<details[^>]* open=""[^>]*><summary[^>]*>Decline/,
  );
  assert.equal((await move(second, 'nonsense')).status, 400);
  assert.equal((await move(second, 'interview')).to, `${list}/${second}?do=interview`);
  const narrowed = (await ask(owner, `${list}?search=tara&hours=7`)).html;
  assert.ok(narrowed.includes('Tara Iyer') && !narrowed.includes('Ishaan Mehta'));
  const none = (await ask(owner, `${list}?search=nobody&turn=yes`)).html;
  assert.ok(none.includes('No one here fits all of this.') && none.includes('Drop all of these'));
  assert.match((await ask(null, board)).to ?? '', /^.login/);
});

test('plain forms alone decline several with one email, undo it, and decide about all at the closing', async () => {
  const opportunity = await open();
  const people = await Promise.all(
    ['Farah Khan', 'Ojas Patil', 'Zoya Ali'].map((name) => member(core, { name, password: null })),
  );
  const ids: string[] = [];
  for (const one of people) {
    const own = (await ask(one, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '';
    ids.push(own.split('/').at(-1) ?? '');
  }
  const [first, second, third] = ids.map((id) => `one.${id}`) as [string, string, string];
  const list = `/my/opportunities/${opportunity.id}/applications`;
  const shown = (await ask(owner, list)).html;
  assert.ok(shown.includes(`name="${first}"`) && shown.includes('aria-label="Choose Farah Khan"'));
  const bare = await ask(owner, list, { intent: 'decline', reason: 'chose_another' });
  assert.ok(bare.html.includes('Tick those whom you mean first.'));
  const why = { reason: 'chose_another', words: 'It was a close choice.' };
  const mute = await ask(owner, list, { intent: 'decline', [first]: '1', reason: '', words: 'Kept words' });
  assert.ok(mute.html.includes('Choose the reason. They read it.') && mute.html.includes('Kept words'));
  assert.match(mute.html, new RegExp(`checked="" name="${first}"|name="${first}"[^>]*checked`));
  const leaving = `${list}?list=leaving`;
  const declined = await ask(owner, list, { intent: 'decline', [first]: '1', [second]: '1', ...why });
  assert.equal(declined.to, leaving);
  assert.ok((await ask(owner, leaving)).html.includes(`name="${second}"`));
  assert.equal((await ask(owner, list, { intent: 'undo', [second]: '2' })).to, list);
  const own = (await ask(owner, `/my/opportunities/${opportunity.id}`)).html;
  const close = `/my/opportunities/${opportunity.id}/close`;
  assert.ok(own.includes(close) && own.includes('2 people wait for a decision'));
  const page = (await ask(owner, close)).html;
  assert.ok(page.includes(`name="${third}"`) && !page.includes(`name="${first}"`));
  assert.equal((await ask(people[0] ?? null, close)).status, 404);
  const closed = await ask(owner, close, { intent: 'close', [second]: '1', ...why });
  assert.equal(closed.to, `/my/opportunities/${opportunity.id}`);
  await runReactions(core);
  await sql`update applications set decline_at = now() where decline_at is not null`.execute(core.db);
  await tellDeclines(core);
  for (const [at, name] of ['Farah Khan', 'Ojas Patil'].entries()) {
    const email = (await ask(people[at] ?? null, `/my/applications/${ids[at]}`)).html;
    assert.ok(email.includes(`Dear ${name},`) && email.includes('This time we have chosen another person.'));
    assert.ok(email.includes('It was a close choice.') && !email.includes('Zoya'));
  }
  const rest = (await ask(people[2] ?? null, `/my/applications/${ids[2]}`)).html;
  assert.ok(rest.includes('The opportunity was closed'));
  assert.equal((await ask(owner, close)).status, 404);
});

test('one plain form applies with a new file; a refused one shows its field errors and leaves no file', async () => {
  const opportunity = await open({ questions: ['What have you built?'] });
  const applicant = await member(core, { name: 'Omkar Jadhav', password: null });
  const apply = `/opportunities/${opportunity.slug}/apply`;
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
  assert.ok(fake.status === 400 && fake.html.includes('again: the browser forgets it'));
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

test('by plain forms alone a trial task is asked for and handed in with a new file, which both sides read', async () => {
  const opportunity = await open({ trialTask: 'Read one meter.', trialHours: 1 });
  const applicant = await member(core, { name: 'Nilima Das', password: null });
  const own = (await ask(applicant, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '';
  const id = own.split('/').at(-1) ?? '';
  const received = `/my/opportunities/${opportunity.id}/applications/${id}`;
  assert.ok(!(await ask(owner, received)).html.includes('Ask for the trial task'));
  await ask(owner, received, { intent: 'shortlist', version: '1' });
  assert.equal((await ask(owner, received, { intent: 'askTrial', version: '2' })).status, 303);
  assert.ok((await ask(applicant, '/dashboard')).html.includes('Hand in the trial task of'));
  assert.ok((await ask(applicant, own)).html.includes(`${own}/trial`));
  const form = (fields: Record<string, string>, name = '', bytes: Uint8Array = Buffer.alloc(0)) => {
    const data = new FormData();
    for (const [field, value] of Object.entries(fields)) data.set(field, value);
    data.set('file', new File([new Uint8Array(bytes)], name));
    return data;
  };
  const hand = `${own}/trial?file=handIn`;
  const empty = await ask(applicant, hand, form({ text: '', links: '', stored: '' }));
  assert.ok(empty.status === 400 && empty.html.includes('Hand in words, a link or a file.'));
  const wrong = await ask(
    applicant,
    hand,
    form({ text: 'It read 4,711.', links: 'nowhere' }, 'm.pdf', pdf()),
  );
  assert.ok(
    wrong.html.includes('It read 4,711.') && wrong.html.includes('one a line, like https://example.com'),
  );
  const fake = await ask(applicant, hand, form({ text: 'Kept.' }, 'm.pdf', Buffer.from('no document')));
  assert.ok(fake.status === 400 && fake.html.includes('Kept.'));
  const fields = { text: 'It read 4,711.', links: 'https://example.org/m', stored: '' };
  assert.equal((await ask(applicant, hand, form(fields, 'meter.pdf', pdf()))).to, own);
  for (const [who, page] of [
    [applicant, own],
    [owner, received],
  ] as const) {
    const { html } = await ask(who, page);
    assert.ok(
      html.includes('meter.pdf') && html.includes('It read 4,711.') && html.includes('Trial task handed in'),
    );
  }
  const kept = await sql<{ bytes: number; loose: number }>`select count(*)::int as bytes,
    (select count(*)::int from unclaimed_bytes) as loose from application_trial_files`.execute(core.db);
  assert.deepEqual(kept.rows, [{ bytes: 1, loose: 0 }], 'what was refused left nothing');
});

test('the table of open applications calculates nothing, and each timeline records its download', async () => {
  const opportunity = await open({ questions: ['What have you built?'] });
  const names = ['=HYPERLINK("https://evil.example")', 'Bela, "the" Reader', 'Charu Nair'];
  const people = await Promise.all(names.map((name) => member(core, { name, password: null })));
  const ids: string[] = [];
  for (const [at, one] of people.entries()) {
    const answer1 = ['+1 counter\nand another', '@SUM(A1:A9)', '-2+3'][at] ?? '';
    const own = (await ask(one, `/opportunities/${opportunity.slug}/apply`, { ...sent, answer1 })).to ?? '';
    ids.push(own.split('/').at(-1) ?? '');
  }
  await sql`update profiles set phone = '+919822012345' where owner_id = ${people[1]?.id}`.execute(core.db);
  await ask(people[2] ?? null, `/my/applications/${ids[2]}`, { intent: 'withdraw' });
  const list = `/my/opportunities/${opportunity.id}/applications`;
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
    where opportunity_id = ${opportunity.id}`.execute(core.db);
  assert.deepEqual(rows, [{ count: 1 }]);
});

test('if questions change while a member answers, each answer stays with its question, and none is lost', async () => {
  const opportunity = await open({ questions: ['What have you built?', 'Where do you live?'] });
  const applicant = await member(core, { name: 'Nila Bose', password: null });
  const apply = `/opportunities/${opportunity.slug}/apply`;
  const form = (await ask(applicant, apply)).html;
  assert.ok(form.includes('name="asked2" value="Where do you live?"'));
  const asked = { asked1: 'What have you built?', asked2: 'Where do you live?' };
  const answers = { ...asked, answer1: 'A counter.', answer2: 'By the sea.' };
  const questions = ['Where do you live?', 'When are you there?'];
  await editOpportunity(core, owner, {
    opportunityId: opportunity.id,
    version: opportunity.version,
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
  assert.ok((await ask(applicant, own ?? '')).html.includes('You can apply for it again after that.'));
});
