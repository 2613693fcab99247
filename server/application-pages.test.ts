import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { goodNote, letWait } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { keepBeating } from '../core/deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../core/deadlines/lapse-due-deadlines.ts';

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
  const opportunity = await open({ questions: ['What have you built?'] });
  const apply = `/opportunities/${opportunity.slug}/apply`;
  assert.ok((await ask(null, `/opportunities/${opportunity.slug}`)).html.includes(apply));
  assert.match((await ask(null, apply)).to ?? '', /^\/login\?next=/);
  const applicant = await member(core, { name: 'Kavya Rao', password: null });
  assert.ok((await ask(applicant, `/find/opportunities/${opportunity.slug}`)).html.includes(apply));
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
  assert.ok(shown.includes('Take it back') && shown.includes('You can apply for it again after that.'));
  assert.equal(
    (await ask(applicant, `${own}/edit`, { ...sent, intent: 'save', version: '1', answer1: 'Two.' })).to,
    own,
  );
  const edited = { ...sent, intent: 'save', version: '1', answer1: 'In another tab.', hours: '9' };
  const older = await ask(applicant, `${own}/edit`, edited);
  assert.ok(older.status === 400 && older.html.includes('This changed while you were looking. Here is how'));
  assert.match(
    older.html,
    /How it is now[\s\S]*What have you built\?[\s\S]*Two\.[\s\S]*Hours a week[\s\S]*8</,
  );
  assert.ok(
    older.html.includes('>In another tab.</textarea>') && older.html.includes('name="version" value="2"'),
  );
  assert.ok(!/How it is now[\s\S]*Why you, and why this<\/dt>/.test(older.html));
  assert.ok((await ask(applicant, '/my/applications')).html.includes(own));
  assert.ok((await ask(applicant, '/dashboard')).html.includes('The team answers your application for'));
  const id = own.split('/').at(-1) ?? '';
  const list = `/my/opportunities/${opportunity.id}/applications`;
  assert.ok((await ask(owner, '/dashboard')).html.includes('Answer Kavya Rao about'));
  assert.ok((await ask(owner, `/my/opportunities/${opportunity.id}`)).html.includes(list));
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
  assert.ok(late.status === 400 && late.html.includes('The team has opened it, so you cannot change it.'));
  assert.ok(late.html.includes('>In another tab.</textarea>') && late.html.includes('>Two.</dd>'));
  assert.ok((await ask(applicant, `${own}/edit`)).html.includes('You cannot change it any more'));
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

test('by plain forms alone an offer is made, accepted and confirmed, and the member is on the team', async () => {
  const opportunity = await open({ seats: 1 });
  const applicant = await member(core, { name: 'Meera Joshi', password: null });
  const own = (await ask(applicant, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '';
  const id = own.split('/').at(-1) ?? '';
  const received = `/my/opportunities/${opportunity.id}/applications/${id}`;
  await ask(owner, received);
  const offer = {
    intent: 'offer',
    version: '1',
    title: 'Keeper of meters',
    startsOn: dayFromNow(20),
    hours: '8',
    terms: 'Three rooms, ₹6,000 a month.',
    answerOn: '',
  };
  const far = await ask(owner, received, { ...offer, answerOn: dayFromNow(45) });
  assert.ok(
    far.html.includes('Choose a day for the answer from tomorrow on') && far.html.includes('Three rooms'),
  );
  assert.ok((await ask(owner, received, { ...offer, title: '' })).html.includes('Give it a title.'));
  const early = await ask(owner, received, { ...offer, startsOn: dayFromNow(-1) });
  assert.ok(early.html.includes('Choose a day for the start from today on'));
  assert.equal((await ask(owner, received, offer)).status, 303);
  assert.ok((await ask(applicant, '/dashboard')).html.includes('Answer the offer of'));
  const shown = (await ask(applicant, own)).html;
  assert.ok(shown.includes('Keeper of meters') && shown.includes('Your turn: answer the offer by'));
  assert.equal((await ask(owner, received, { intent: 'takeBack', version: '2' })).status, 303);
  const other = { ...offer, version: '3', title: 'Keeper of pumps', terms: 'Two rooms.' };
  assert.equal((await ask(owner, received, other)).status, 303);
  const read = { intent: 'accept', version: '2', title: offer.title, hours: '8', terms: offer.terms };
  const unread = await ask(applicant, own, { ...read, startsOn: offer.startsOn });
  assert.ok(unread.status === 400 && unread.html.includes('This changed while you were looking.'));
  for (const words of ['Two rooms.', 'What you had read before', offer.terms])
    assert.ok(unread.html.includes(words), words);
  assert.equal((await ask(applicant, own, { intent: 'accept', version: '4' })).status, 303);
  assert.ok((await ask(applicant, own)).html.includes('You have accepted.'));
  assert.equal((await ask(owner, received, { intent: 'join', version: '5' })).status, 303);
  assert.ok((await ask(applicant, own)).html.includes('You are in the team.'));
  assert.ok((await ask(applicant, `/my/projects/${project}/team`)).html.includes('Keeper of pumps'));
});

test('plain forms alone propose interview times in both zones, take one, move it and call it off', async () => {
  const opportunity = await open();
  const applicant = await member(core, { name: 'Abena Owusu', password: null });
  await setStanding(core, owner.id, { zone: 'Asia/Kolkata' });
  const own = (await ask(applicant, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '';
  const id = own.split('/').at(-1) ?? '';
  const received = `/my/opportunities/${opportunity.id}/applications/${id}`;
  assert.ok((await ask(owner, received)).html.includes('On your clock (India Standard Time)'));
  const asked = {
    intent: 'interview',
    version: '1',
    time1: `${dayFromNow(10)}T15:00`,
    time2: '',
    time3: '',
    minutes: '30',
    place: 'https://meet.example.org/cold',
  };
  const refusals = [
    [{ time1: '' }, 'Propose at least one time.'],
    [{ time3: 'tomorrow' }, 'Please enter a day and a time.'],
    [{ time3: asked.time1 }, 'Name each time once'],
    [{ time3: `${dayFromNow(-3)}T15:00` }, 'This time has passed.'],
    [{ time3: `${dayFromNow(90)}T15:00` }, 'at most 60 days ahead'],
    [{ place: '' }, 'Say where it is'],
    [{ minutes: '31' }, 'Choose one of the entries of the list.'],
  ] as const;
  for (const [changes, sentence] of refusals) {
    const { status, html } = await ask(owner, received, { ...asked, ...changes });
    assert.deepEqual([status, html.includes(sentence)], [400, true], sentence);
    assert.ok('place' in changes || html.includes('https://meet.example.org/cold'));
  }
  assert.equal((await ask(owner, received, { ...asked, time3: `${dayFromNow(11)}T15:00` })).status, 303);
  assert.ok((await ask(applicant, '/dashboard')).html.includes('Choose a time for the interview about'));
  const shown = (await ask(applicant, own)).html;
  assert.match(shown, /09:30 UTC \(Coordinated Universal Time\)/);
  assert.match(shown, /for the team [^<]*15:00 IST \(India Standard Time\)/);
  assert.ok(shown.includes('Your turn: take a time for the interview by'));
  const [time = ''] = /name="time" value="([^"]+)"/.exec(shown)?.slice(1) ?? [];
  assert.equal((await ask(applicant, own, { intent: 'takeTime', time })).status, 303);
  const set = (await ask(applicant, own)).html;
  assert.ok(set.includes('Interview on ') && set.includes('You meet on '));
  const file = /href="([^"]*calendar-entry[^"]*)"/.exec(set)?.[1] ?? '';
  assert.match(file, new RegExp(`/v1/interviews/${id}/calendar-entry`));
  assert.match((await ask(owner, `/my/opportunities/${opportunity.id}/applications`)).html, /Interview on /);
  const move = { intent: 'interview', version: '3', time1: `${dayFromNow(12)}T09:00`, time2: '', time3: '' };
  const old = await ask(applicant, own, { ...move, version: '1' });
  assert.ok(old.html.includes('This changed while you were looking.') && old.html.includes(move.time1));
  assert.equal((await ask(applicant, own, move)).status, 303);
  const turn = (await ask(owner, received)).html;
  const [other = ''] = /name="time" value="([^"]+)"/.exec(turn)?.slice(1) ?? [];
  assert.ok(turn.includes('Until another time is taken, this one stands.') && other !== time);
  assert.equal((await ask(owner, received, { intent: 'takeTime', time: other })).status, 303);
  assert.equal((await ask(owner, received, { intent: 'callOff', version: '5' })).status, 303);
  assert.ok((await ask(applicant, own)).html.includes('Take it out of your calendar'));
  assert.ok((await ask(owner, received)).html.includes('On the short list'));
});

test('by plain forms alone both sides write in the page of an application, three times before an answer', async () => {
  const opportunity = await open();
  const applicant = await member(core, { name: 'Kofi Mensah', password: null });
  const own = (await ask(applicant, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '';
  const received = `/my/opportunities/${opportunity.id}/applications/${own.split('/').at(-1)}`;
  const write = (text: string) => ({ intent: 'write', text, key: text.replace(/\W/g, '') || 'k' });
  assert.ok((await ask(applicant, own)).html.includes('Nothing is written yet.'));
  const empty = await ask(applicant, own, write(' '));
  assert.ok(empty.html.includes('Please write something that others can see'));
  for (const text of ['Which rooms?', 'Which rooms?', 'And where?'])
    assert.equal((await ask(applicant, own, write(text))).status, 303);
  assert.ok((await ask(applicant, own)).html.includes('you can write 1 message more'));
  assert.equal((await ask(applicant, own, write('Since when?'))).status, 303);
  const waits = (await ask(applicant, own)).html;
  assert.ok(waits.includes('You can go on once the team has answered.') && waits.includes('Since when?'));
  const more = await ask(applicant, own, write('Hello?'));
  assert.ok(more.status === 400 && more.html.includes('You have written 3 messages.'));
  assert.ok((await ask(owner, '/messages')).html.includes('Kofi Mensah'));
  assert.ok((await ask(owner, received)).html.includes('Which rooms?'));
  assert.equal((await ask(owner, received, write('Two near Nagpur.'))).status, 303);
  assert.equal((await ask(applicant, own, write('Thank you!'))).status, 303);
  const talk =
    /\/messages\/[\w-]+/.exec((await ask(applicant, own)).html.split('id="talk"')[1] ?? '')?.[0] ?? '';
  const whole = (await ask(applicant, talk)).html;
  assert.ok(whole.includes('Two near Nagpur.') && whole.includes(own));
  assert.equal((await ask(applicant, own, { intent: 'withdraw' })).status, 303);
  assert.equal((await ask(owner, talk)).status, 404);
  assert.ok((await ask(applicant, talk)).html.includes('The application has ended'));
  assert.ok(!(await ask(owner, received)).html.includes('Thank you!'));
});

test('plain forms alone let a student apply, meet the team, take its offer and become one more dot', async () => {
  const opportunity = await open({ title: 'Ledger of pumps', seats: 1 });
  const applicant = await member(core, { name: 'Esi Mensah', password: null });
  const found = (await ask(applicant, '/find/opportunities?search=pumps&hours=10')).html;
  assert.ok(found.includes('1 opportunity needs at most 10 hours a week: “pumps”.'));
  const shown = /\/find\/opportunities\/[a-z0-9-]*pumps[a-z0-9-]*/.exec(found)?.[0] ?? '';
  const apply = /\/opportunities\/[a-z0-9-]+\/apply/.exec((await ask(applicant, shown)).html)?.[0] ?? '';
  const people = (html: string) => Number(/(\d+) (person|people) ·/.exec(html)?.[1]);
  const before = people((await ask(null, `/opportunities/${opportunity.slug}`)).html);
  const own = (await ask(applicant, apply, sent)).to ?? '';
  const received = `/my/opportunities/${opportunity.id}/applications/${own.split('/').at(-1)}`;
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

test('a decline has a reason and can be undone; a withdrawal takes what was sent from the team', async () => {
  const opportunity = await open();
  const applicant = await member(core, { name: 'Ravi Shah', password: null });
  const own = (await ask(applicant, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '';
  const received = `/my/opportunities/${opportunity.id}/applications/${own.split('/').at(-1)}`;
  // While the database takes no changes, what came is still read: that it was opened is noted another time.
  await sql`create function take_nothing() returns trigger language plpgsql as
    $$begin raise exception 'full' using errcode = '25006'; end$$`.execute(core.db);
  await sql`create trigger take_nothing before update on applications execute function take_nothing()`.execute(
    core.db,
  );
  const unopened = await ask(owner, received);
  assert.deepEqual([unopened.status, unopened.html.includes('Ravi Shah')], [200, true]);
  await sql`drop trigger take_nothing on applications`.execute(core.db);
  const bare = await ask(owner, received, { intent: 'decline', version: '1', reason: '', words: '' });
  assert.ok(bare.html.includes('Choose the reason. They read it.'));
  const mute = await ask(owner, received, { intent: 'decline', version: '1', reason: 'other', words: '' });
  assert.ok(mute.html.includes('Please say the reason in your own words.'));
  const noted = await ask(owner, received, { intent: 'note', text: 'Ask about the meters.', key: 'n' });
  assert.equal(noted.status, 303);
  assert.ok(
    (await ask(owner, received, { intent: 'note', text: ' ', key: 'm' })).html.includes(
      'Write the note first.',
    ),
  );
  const side = (await ask(owner, received)).html.match(new RegExp(`${received}/notes/\\w+`))?.[0] ?? '';
  const note = { intent: 'save', version: '1', text: 'Ask about the pumps.' };
  assert.equal((await ask(owner, side, note)).to, received);
  const outdated = (await ask(owner, side, { ...note, text: 'Typed meanwhile.' })).html;
  assert.ok(outdated.includes('Typed meanwhile.') && outdated.includes('Ask about the pumps.'));
  assert.ok(outdated.includes('name="version" value="2"') && outdated.includes('How it is now'));
  assert.equal((await ask(applicant, side)).status, 404);
  assert.ok(!(await ask(applicant, own)).html.includes('pumps'));
  assert.equal((await ask(owner, side, { intent: 'delete' })).to, received);
  const decline = { intent: 'decline', reason: 'hours_do_not_fit', words: 'Thank you for writing.' };
  assert.equal((await ask(owner, received, { ...decline, version: '1' })).status, 303);
  assert.ok((await ask(owner, received)).html.includes('It is told at'));
  const waits = (await ask(applicant, own)).html;
  assert.ok(!waits.includes('Thank you for writing.') && waits.includes('The team’s turn: they answer by'));
  assert.equal((await ask(owner, received, { intent: 'undo' })).status, 303);
  assert.equal((await ask(applicant, own, { intent: 'withdraw' })).status, 303);
  const left = (await ask(owner, received)).html;
  assert.ok(left.includes('Ravi Shah') && !left.includes(goodNote) && left.includes('not yours to read'));
  assert.ok((await ask(applicant, own)).html.includes('Apply again'));
});

test('an applicant without an answer in time is led to similar opportunities, with their own words', async () => {
  const skills = ['Weaving'];
  const [opportunity, alike] = [await open({ skills }), await open({ skills, title: 'Meter reader' })];
  const applicant = await member(core, { password: null });
  const own = (await ask(applicant, `/opportunities/${opportunity.slug}/apply`, sent)).to ?? '';
  const id = own.split('/').at(-1) ?? '';
  await letWait(core, id, 24 * 12);
  await lapseDueDeadlines(core);
  await runReactions(core);
  const { html } = await ask(applicant, own);
  const next = `/opportunities/${alike.slug}/apply?from=${id}`;
  assert.ok(html.includes('No answer came in time.') && html.includes(next));
  assert.ok((await ask(applicant, next)).html.includes(goodNote));
  await sql`update opportunities set state = 'paused' where id = ${alike.id}`.execute(core.db);
  assert.ok((await ask(applicant, next)).html.includes('The team takes no new applications at the moment.'));
});
