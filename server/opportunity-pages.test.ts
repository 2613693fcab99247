import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { archiveProject } from '../core/projects/archive-project.ts';
import { createSharePictures } from './share-pictures.ts';

const { core, admin } = await administrator(await freshCore());
const ask = await plainPages(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const offered = `/my/projects/${project}/opportunities`;
/** A second, and what a look takes. */
const aSecond = () => wait(1100);

const basics = {
  intent: 'save',
  version: '1',
  kind: 'Internship',
  title: 'Counter for <rooms>',
  wouldDo: 'Read the meters.',
  wouldLearn: '',
  lookFor: 'A steady hand.',
  skills: 'js, Weaving',
};
const terms = {
  intent: 'save',
  version: '2',
  seats: '2',
  startsOn: dayFromNow(20),
  weeks: '8',
  hoursAWeek: '8',
  mode: 'Both',
  place: '440001',
  closesOn: dayFromNow(14),
  payMin: '6,000',
  payMax: '९,०००',
  currency: 'INR',
  period: 'Per month',
  equity: 'yes',
  creditInstitution: '',
  creditHours: '',
};

const searchFields = { search: 'meters', kind: 'jobs', pay: '6000', currency: '' };

type JsonLd = Record<string, unknown> & { '@type': unknown };
const jsonLd = (html: string): JsonLd[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

async function begin(title = 'Counter'): Promise<string> {
  const begun = await ask(owner, offered, { intent: 'begin', kind: 'Internship', title, key: title });
  return begun.to ?? '';
}

test('plain forms alone let a founder offer an opportunity, an administrator approve it, and all see it', async () => {
  const own = await begin();
  assert.match(own, /^\/my\/opportunities\/\w+$/);
  assert.ok((await ask(owner, own)).html.includes('8 things left'));
  assert.equal((await ask(owner, `${own}/edit/basics`, basics)).to, own);
  const goneOn = await ask(owner, `${own}/edit/terms`, { ...terms, intent: 'go' });
  assert.equal(goneOn.to, `${own}/edit/questions`);
  const questions = { intent: 'save', version: '3', question1: 'Why this?', question2: '', trialTask: '' };
  assert.equal((await ask(owner, `${own}/edit/questions`, questions)).to, own);
  assert.ok((await ask(owner, own)).html.includes('Nagpur district, Maharashtra or remote'));
  assert.equal((await ask(owner, own, { intent: 'submit' })).status, 303);
  assert.ok((await ask(owner, own)).html.includes('first three of an account'));
  assert.ok((await ask(owner, '/dashboard')).html.includes('We look at your opportunity: Counter for'));
  const id = own.split('/').at(-1) ?? '';
  const desk = `/admin/opportunities/${id}`;
  assert.ok((await ask(admin, '/admin/opportunities')).html.includes(desk));
  assert.equal((await ask(owner, '/admin/opportunities')).status, 404);
  const without = await ask(admin, desk, { intent: 'return', version: '4', reason: '' });
  assert.ok(without.html.includes('Say why, so that its team can mend it.'));
  assert.equal((await ask(admin, desk, { intent: 'approve', version: '4', reason: '' })).status, 303);
  const { html } = await ask(owner, own);
  const path =
    /\/opportunities\/[a-z0-9-]+/.exec(html.split('Its public page')[0]?.split('href="').at(-1) ?? '')?.[0] ??
    '';
  const shown = await ask(null, path);
  assert.equal(shown.status, 200);
  assert.ok(shown.html.includes('₹6,000 to ₹9,000 a month or equity') && shown.html.includes('Why this?'));
  const posting = jsonLd(shown.html).find((one) => one['@type'] === 'JobPosting');
  assert.ok(posting);
  for (const needed of [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'validThrough',
    'employmentType',
    'baseSalary',
    'identifier',
  ])
    assert.ok(posting[needed], needed);
  assert.deepEqual([posting.employmentType, posting.directApply], [['INTERN', 'PART_TIME'], true]);
  for (const said of [
    'What you would do on Monday',
    'Unregistered team',
    '8 h a week for 8 weeks: about ₹11,077 to ₹16,615 in all, ₹173 to ₹260 an hour.',
    '1 person · 2 open seats',
    'property="og:image" content="http',
  ])
    assert.ok(shown.html.includes(said), said);
  assert.equal(JSON.stringify(posting.baseSalary).includes('"minValue":6000'), true);
  const list = await ask(null, '/opportunities?kind=jobs&pay=6000&place=Nagpur&within=50');
  assert.ok(list.html.includes(path) && list.html.includes('about'));
  assert.ok(
    list.html.includes(
      '1 opportunity is open near Nagpur, Maharashtra: internships and jobs, at least 6,000 a month.',
    ),
  );
  for (const chip of [
    'Hours',
    'near Nagpur, 50 km',
    'at least 6,000 a month',
    'Begins',
    'internships and jobs',
  ])
    assert.ok(list.html.includes(`>${chip}</summary>`), chip);
  assert.ok((await ask(null, `/projects/${project}`)).html.includes(path));
  assert.ok((await ask(null, '/sitemap.xml')).html.includes(path));
  assert.ok((await ask(owner, '/dashboard')).html.includes('My projects'));
  const begun = (await ask(null, '/opportunities')).html;
  assert.match(begun, /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/opportunities.atom"/);
  const feed = (await ask(null, '/opportunities.atom')).html;
  assert.ok(feed.includes(path) && feed.includes('Counter for &lt;rooms&gt;'));
  assert.ok(await createSharePictures(core)(`opportunity/${path.split('/').at(-1)}`));
});

test('each field error of a form stands at its field, and the typed text stays', async () => {
  const own = await begin('Refused');
  const refused: [string, Record<string, string>, string, string][] = [
    ['basics', { ...basics, title: '' }, 'Give it a title.', 'Read the meters.'],
    ['basics', { ...basics, title: 'x'.repeat(101) }, 'Keep the title to 100 characters.', 'xxxx'],
    ['basics', { ...basics, lookFor: 'y'.repeat(2001) }, 'Keep each text to 2,000 characters.', 'yyyy'],
    ['terms', { ...terms, version: '1', payMin: '10,000' }, 'The least is more than the most.', '10,000'],
    ['terms', { ...terms, version: '1', payMax: '' }, 'Enter both amounts', '6,000'],
    ['terms', { ...terms, version: '1', payMin: 'lots' }, 'Enter an amount above 0', 'lots'],
    [
      'terms',
      { ...terms, version: '1', place: '999999' },
      'We don’t know this PIN code. Choose the district.',
      '999999',
    ],
    ['terms', { ...terms, version: '1', hoursAWeek: '60' }, 'Use whole numbers', '60'],
    ['terms', { ...terms, version: '1', startsOn: '2026-02-31' }, 'enter a real date', '2026-02-31'],
    ['terms', { ...terms, version: '1', creditHours: '12' }, 'needs the institution', '12'],
    ['questions', { intent: 'save', version: '1', question3: 'z'.repeat(201) }, 'Keep each question', 'zzzz'],
    ['basics', { ...basics, version: '9' }, 'This changed while you were looking.', 'Counter for'],
  ];
  for (const [step, fields, sentence, typed] of refused) {
    const answer = await ask(owner, `${own}/edit/${step}`, fields);
    assert.equal(answer.status, 400, sentence);
    assert.ok(answer.html.replaceAll('&#x27;', '’').includes(sentence), sentence);
    assert.ok(answer.html.includes(typed), `${sentence}: ${typed}`);
  }
  await ask(owner, `${own}/edit/basics`, basics);
  await ask(owner, `${own}/edit/terms`, { ...terms, payMin: '', payMax: '', equity: '' });
  const nothing = await ask(owner, own, { intent: 'submit' });
  assert.ok(nothing.html.includes('Say what the person gets for this work: pay, equity or college credit.'));
  for (const [address, who] of [
    [own, await member(core)],
    [`${own}/edit/basics`, await member(core)],
    [`${own}/edit/nowhere`, owner],
    ['/my/opportunities/nobodys', owner],
    [offered, await member(core)],
  ] as const)
    assert.equal((await ask(who, address)).status, 404, address);
});

test('equity alone says so, kinds that are no jobs are not posted as such, and remote work says from where', async () => {
  const none = { pay: null, credit: null };
  const role = await openOpportunity(
    core,
    owner,
    { ...none, kind: 'Project role', title: 'Rooms role' },
    project,
  );
  const shown = (await ask(null, `/opportunities/${role.slug}`)).html;
  assert.ok(shown.includes('No pay. A promise of shares may be agreed in writing before work begins.'));
  assert.ok(!jsonLd(shown).some((one) => one['@type'] === 'JobPosting'));
  const remote = await openOpportunity(
    core,
    owner,
    { kind: 'Job', mode: 'Remote', place: '', hoursAWeek: 40 },
    project,
  );
  const posting = jsonLd((await ask(null, `/opportunities/${remote.slug}`)).html)[0];
  assert.deepEqual([posting?.jobLocationType, posting?.employmentType], ['TELECOMMUTE', ['FULL_TIME']]);
  assert.ok(posting?.applicantLocationRequirements);
});

test('a member finds, saves and sees what fits them; a minor with consent saves by the same page', async () => {
  const asha = await member(core);
  await sql`insert into people (account_id, skills, hours_a_week) values (${asha.id}, array['Sensors'], 10)`.execute(
    core.db,
  );
  const { slug } = await openOpportunity(core, owner, { title: 'Sensor bench' }, project);
  const found = await ask(asha, '/find/opportunities?order=fit&search=sensor');
  assert.ok(found.html.includes('1 of 2 skills · 8 h a week; you have 10'));
  assert.equal((await ask(asha, `/find/opportunities/${slug}`, { intent: 'save' })).status, 303);
  assert.ok((await ask(asha, '/my/saved')).html.includes('Sensor bench'));
  assert.equal((await ask(asha, `/find/opportunities/${slug}`, { intent: 'unsave' })).status, 303);
  assert.ok((await ask(asha, '/my/saved')).html.includes('You have saved no opportunity yet.'));
  assert.equal((await ask(asha, '/find')).to, '/find/opportunities');
  for (const [place, sentence] of [
    ['999999', 'We don’t know this PIN code.'],
    ['Nowhereville', 'We don’t know a place called Nowhereville.'],
  ] as const) {
    const { html } = await ask(null, `/opportunities?place=${place}&hours=10`);
    assert.ok(html.includes(sentence) && html.includes(`Without near ${place}`), place);
  }
  const none = await ask(null, '/opportunities?search=sensor+bench&kind=Advice');
  assert.ok(none.html.includes('No opportunity is like this.'));
  assert.ok(none.html.includes('Without Advice: 1 opportunity'));
});

test('public pages follow within a second when an opportunity is paused, or gone with its project', async () => {
  const founder = await member(core);
  const other = await publishedProject(core, founder, 'Loom');
  const { id, slug } = await openOpportunity(core, founder, { title: 'Warp and weft' }, other);
  const list = '/opportunities?search=weft';
  assert.ok((await ask(null, list)).html.includes(slug));
  assert.equal((await ask(founder, `/my/opportunities/${id}`, { intent: 'pause' })).status, 303);
  await aSecond();
  assert.ok(!(await ask(null, list)).html.includes(slug));
  assert.ok((await ask(null, `/opportunities/${slug}`)).html.includes('This opportunity is paused.'));
  await archiveProject(core, founder, other);
  await aSecond();
  const gone = await ask(null, `/opportunities/${slug}`);
  assert.deepEqual([gone.status, gone.html.includes('It may have ended with its project')], [404, true]);
});

test('plain forms save, change and delete a search; links report an opportunity and appeal its removal', async () => {
  const opportunity = await openOpportunity(core, owner, {}, project);
  const meera = await member(core);
  const found = '/find/opportunities?search=meters&kind=jobs&pay=6000';
  assert.ok(
    (await ask(null, '/opportunities?search=meters')).html.includes('/find/opportunities?search=meters'),
  );
  assert.ok((await ask(meera, found)).html.includes('Save this search'));
  assert.equal((await ask(meera, found, { intent: 'saveSearch', ...searchFields })).to, found);
  const empty = await ask(meera, '/find/opportunities', { intent: 'saveSearch', search: ' ' });
  assert.ok(empty.html.includes('before you save the search'));
  const saved = (await ask(meera, '/my/saved')).html;
  assert.ok(saved.includes('“meters” · internships and jobs · at least 6,000 a month'));
  const one = /\/my\/saved\/searches\/\w+/.exec(saved)?.[0] ?? '';
  const fields = { ...searchFields, intent: 'save', version: '1', name: 'Meters' };
  assert.equal((await ask(meera, one, fields)).status, 303);
  const stale = await ask(meera, one, { ...fields, search: 'Kept as typed' });
  assert.ok(stale.html.includes('Meters: “meters” · internships') && stale.html.includes('Kept as typed'));
  assert.ok(
    (await ask(meera, one, { ...fields, version: '2', search: '', kind: '', pay: '' })).html.includes(
      'Say what you',
    ),
  );
  assert.equal((await ask(owner, one)).status, 404);
  assert.equal((await ask(meera, one, { intent: 'delete' })).to, '/my/saved');
  assert.ok(!(await ask(meera, '/my/saved')).html.includes(one));

  await sql`insert into people (account_id, hours_a_week) values (${meera.id}, 8)`.execute(core.db);
  const today = (await ask(meera, '/dashboard')).html;
  assert.ok(today.includes('For you') && today.includes(`/find/opportunities/${opportunity.slug}`));
  assert.ok(today.includes('8 h a week; you have 8'));

  const report = `/report/opportunity/${opportunity.slug}`;
  for (const address of [`/opportunities/${opportunity.slug}`, `/find/opportunities/${opportunity.slug}`])
    assert.ok(
      (await ask(address.startsWith('/find') ? meera : null, address)).html.includes(report),
      address,
    );
  assert.ok((await ask(null, report)).html.includes('Report Counter for cold rooms'));
  const { status } = await ask(meera, report, { intent: 'report', concern: 'money', words: 'A fee.' });
  assert.equal(status, 303);
  await ask(admin, `/admin/opportunities/${opportunity.id}`, {
    intent: 'remove',
    removal: 'It asks for a fee.',
  });
  await runReactions(core);
  const own = (await ask(owner, `/my/opportunities/${opportunity.id}`)).html;
  assert.ok(own.includes('It asks for a fee.'));
  const judged = /\/cases\/\w+/.exec(own)?.[0] ?? '';
  const appeal = { intent: 'appeal', appeal: 'The fee was a typing error, and it is gone.' };
  assert.ok((await ask(owner, judged)).html.includes('Ask other staff to look at it'));
  assert.equal((await ask(owner, judged, appeal)).status, 303);
  assert.ok((await ask(owner, judged)).html.includes('You appealed on'));
});
