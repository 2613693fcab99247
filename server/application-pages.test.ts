import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { goodNote } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../core/deadlines/keep-beating.ts';

const core = sharedCore;
await keepBeating(core);
const ask = await plainPages(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const open = (changes = {}) => openOpportunity(core, owner, changes, project);
const sent = { intent: 'send', terms: '1', note: goodNote, hours: '8', startsOn: dayFromNow(20), file: '' };
const stageOf = async (id: string) =>
  (await sql<{ stage: string }>`select stage from applications where id = ${id}`.execute(core.db)).rows[0]
    ?.stage;

test('plain forms alone send, change and shortlist an application; both sides see whose turn it is', async () => {
  const place = await open({ questions: ['What have you built?'] });
  const apply = `/opportunities/${place.slug}/apply`;
  assert.ok((await ask(null, `/opportunities/${place.slug}`)).html.includes(apply));
  assert.match((await ask(null, apply)).to ?? '', /^\/login\?next=/);
  const applicant = await member(core, { name: 'Kavya Rao', password: null });
  assert.ok((await ask(applicant, `/find/opportunities/${place.slug}`)).html.includes(apply));
  const form = (await ask(applicant, apply)).html;
  assert.ok(form.includes('What have you built?') && form.includes('name="terms" value="1"'));
  const short = await ask(applicant, apply, { ...sent, answer1: 'A counter.', note: 'Please.' });
  assert.equal(short.status, 400);
  assert.ok(short.html.includes('Please write 120 to 2,000 characters.') && short.html.includes('Please.'));
  const silent = await ask(applicant, apply, { ...sent, answer1: '' });
  assert.ok(silent.html.includes('Please answer each question.'));
  const own = (await ask(applicant, apply, { ...sent, answer1: 'A counter.', key: 'k' })).to ?? '';
  assert.match(own, /^\/my\/applications\/\w+$/);
  assert.equal((await ask(applicant, apply, { ...sent, answer1: 'A counter.', key: 'k' })).to, own);
  assert.ok((await ask(applicant, apply)).html.includes('You have applied for this already.'));
  const shown = (await ask(applicant, own)).html;
  assert.ok(shown.includes('The team’s turn: they answer by') && shown.includes('A counter.'));
  assert.ok(shown.includes('Take it back') && shown.includes('You can apply for it once more after that.'));
  assert.equal(
    (await ask(applicant, `${own}/edit`, { ...sent, intent: 'save', version: '1', answer1: 'Two.' })).to,
    own,
  );
  const edited = { ...sent, intent: 'save', version: '1', answer1: 'In another tab.', hours: '9' };
  const older = await ask(applicant, `${own}/edit`, edited);
  assert.ok(older.status === 400 && older.html.includes('This changed while you were looking. Here is how'));
  assert.match(
    older.html,
    /How it stands now[\s\S]*What have you built\?[\s\S]*Two\.[\s\S]*Hours a week[\s\S]*8</,
  );
  assert.ok(
    older.html.includes('>In another tab.</textarea>') && older.html.includes('name="version" value="2"'),
  );
  assert.ok(!/How it stands now[\s\S]*Why you, and why this<\/dt>/.test(older.html));
  assert.ok((await ask(applicant, '/my/applications')).html.includes(own));
  assert.ok((await ask(applicant, '/dashboard')).html.includes('The team answers your application for'));
  const id = own.split('/').at(-1) ?? '';
  const list = `/my/opportunities/${place.id}/applications`;
  assert.ok((await ask(owner, '/dashboard')).html.includes('Answer Kavya Rao about'));
  assert.ok((await ask(owner, `/my/opportunities/${place.id}`)).html.includes(list));
  assert.ok((await ask(owner, list)).html.includes('Kavya Rao'));
  assert.equal((await ask(applicant, list)).status, 404);
  const received = `${list}/${id}`;
  assert.equal((await ask(owner, own)).to, received);
  assert.ok((await ask(owner, received, undefined, { purpose: 'prefetch' })).html.includes('Two.'));
  assert.equal(await stageOf(id), 'submitted');
  await ask(owner, received);
  assert.equal(await stageOf(id), 'seen');
  assert.match((await ask(applicant, own)).html, /Opened on \d/);
  const late = await ask(applicant, `${own}/edit`, { ...edited, version: '2' });
  assert.ok(late.status === 400 && late.html.includes('Somebody has opened it, so it stays as it is now.'));
  assert.ok(late.html.includes('>In another tab.</textarea>') && late.html.includes('>Two.</dd>'));
  assert.ok((await ask(applicant, `${own}/edit`)).html.includes('It cannot be changed any more'));
  assert.equal((await ask(owner, `${own}/edit`)).status, 404);
  assert.equal((await ask(owner, received, { intent: 'shortlist', version: '2' })).status, 303);
  assert.ok((await ask(owner, `${list}?list=shortlisted`)).html.includes('Kavya Rao'));
  const listed = (await ask(applicant, own)).html;
  assert.ok(listed.includes('On the short list') && listed.includes('The team’s turn'));
  assert.ok((await ask(applicant, '/my/applications')).html.includes('On the short list'));
  assert.equal((await ask(owner, received, { intent: 'shortlist', version: '2' })).status, 303);
  const decided = await ask(owner, received, { intent: 'shortlist', version: '1' });
  assert.ok(decided.html.includes('This changed while you were looking.'));
});

test('plain forms alone let a student apply, meet the team, take its offer and become one more dot', async () => {
  const place = await open({ title: 'Ledger of pumps', seats: 1 });
  const applicant = await member(core, { name: 'Esi Mensah', password: null });
  const found = (await ask(applicant, '/find/opportunities?search=pumps&hours=10')).html;
  assert.ok(found.includes('1 opportunity needs at most 10 hours a week: “pumps”.'));
  const shown = /\/find\/opportunities\/[a-z0-9-]*pumps[a-z0-9-]*/.exec(found)?.[0] ?? '';
  const apply = /\/opportunities\/[a-z0-9-]+\/apply/.exec((await ask(applicant, shown)).html)?.[0] ?? '';
  const people = (html: string) => Number(/(\d+) (person|people) ·/.exec(html)?.[1]);
  const before = people((await ask(null, `/opportunities/${place.slug}`)).html);
  const own = (await ask(applicant, apply, sent)).to ?? '';
  const received = `/my/opportunities/${place.id}/applications/${own.split('/').at(-1)}`;
  const step = async (who: typeof owner, page: string, fields: Record<string, string>) => {
    const version = /name="version" value="(\d+)"/.exec((await ask(who, page)).html)?.[1] ?? '';
    const { status, html } = await ask(who, page, { version, ...fields });
    assert.equal(status, 303, html);
    return (await ask(applicant, own)).html;
  };
  assert.ok((await step(owner, received, { intent: 'shortlist' })).includes('On the short list'));
  const interview = {
    intent: 'interview',
    time1: `${dayFromNow(8)}T15:00`,
    minutes: '30',
    place: 'Our shed',
  };
  const asked = await step(owner, received, { ...interview, time2: '', time3: '' });
  const [, time = ''] = /name="time" value="([^"]+)"/.exec(asked) ?? [];
  assert.ok((await step(applicant, own, { intent: 'takeTime', time })).includes('You meet on '));
  const offer = { title: 'Keeper of pumps', startsOn: dayFromNow(20), hours: '8', terms: '', answerOn: '' };
  assert.ok((await step(owner, received, { intent: 'offer', ...offer })).includes('Keeper of pumps'));
  assert.ok((await step(applicant, own, { intent: 'accept' })).includes('You have accepted.'));
  assert.ok((await step(owner, received, { intent: 'join' })).includes('You are in the team.'));
  const filled = (await ask(null, `/projects/${project}`)).html;
  assert.equal(Number(/(\d+) people/.exec(filled)?.[1]), before + 1);
  assert.ok((await ask(applicant, '/dashboard')).html.includes(`/my/projects/${project}`));
});
