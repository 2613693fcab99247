import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { mailedCode, member } from '#tests/ground/builders.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../core/deadlines/keep-beating.ts';

const core = sharedCore;
await keepBeating(core);
const ask = await plainPages(core);
const owner = await member(core, { name: 'Meera Joshi' });
const project = await publishedProject(core, owner, 'Cold rooms');
const contributor = await member(core, { name: 'Kwame Mensah', password: null });
await joinTeam(core, project, contributor);

const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Sends the form of a page as it stands, with what is typed into it. */
async function send(who: typeof owner, path: string, typed: Record<string, string>) {
  const { html } = await ask(who, path);
  const kept = Object.fromEntries(
    ['version', 'hash', 'key', 'isFirst'].map((name) => [name, hiddenIn(html, name)]),
  );
  return ask(who, path, { ...kept, ...typed });
}

/** Sends a form that takes files, without one. */
function sendFile(who: typeof owner, path: string, typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return ask(who, path, form);
}

const milestone = {
  intent: 'save',
  title: 'Counter on one door',
  criteria: 'It counts a day without a miss\nIt is written down',
  hours: '20',
  value: '12,000',
  dueDay: dayFromNow(60),
};

test('by plain forms alone an agreement is drafted, countered, signed by both and in force', async () => {
  const team = (await ask(owner, `/my/projects/${project}/team`)).html;
  const begin = `/my/projects/${project}/agreements/new`;
  assert.ok(
    team.includes(begin) && !(await ask(contributor, `/my/projects/${project}/team`)).html.includes(begin),
  );
  const begun = await send(owner, begin, { intent: 'begin', person: contributor.id });
  const [, id = ''] = /^\/my\/agreements\/(\w+)\/edit\/parties$/.exec(begun.to ?? '') ?? [];
  const at = `/my/agreements/${id}`;
  assert.equal((await ask(contributor, at)).status, 404);
  const work = await send(owner, `${at}/edit/work`, {
    intent: 'go',
    role: 'Counter builder',
    work: 'Builds <it>.',
  });
  assert.equal(work.to, `${at}/edit/time`);
  const law = { intent: 'save', law: 'India', place: 'Nagpur', currency: 'INR', includesGst: 'yes' };
  assert.equal((await send(owner, `${at}/edit/law`, law)).to, `${at}/draft`);
  // The draft names each missing part with a link, and shows no button to propose before all are there.
  const left = (await ask(owner, `${at}/draft`)).html;
  assert.ok(left.includes('At least one milestone') && !left.includes('value="propose"'));
  const one = `${at}/edit/milestones/1`;
  const typed = await send(owner, one, { ...milestone, value: '12,0' });
  assert.ok(typed.html.includes('Please enter an amount') && typed.html.includes('12,0'));
  assert.equal((await send(owner, one, milestone)).to, `${at}/edit/milestones`);
  // An equity part: each term is explained, and each field error stands at its field.
  const equity = {
    intent: 'go',
    instrument: 'Promise of shares',
    unitPrice: '10',
    priceSource: 'Set by us',
    vesting: 'monthly',
    months: '12',
    cliff: '3',
    vestingStart: dayFromNow(-3),
    leaver: 'vest',
    conversionDay: dayFromNow(900),
    fallbackPrice: '',
  };
  const early = await send(owner, `${at}/edit/equity`, equity);
  assert.ok(early.html.includes('Vesting cannot begin before the day of the second signature.'));
  assert.equal(
    (await send(owner, `${at}/edit/equity`, { ...equity, vestingStart: dayFromNow(30) })).status,
    303,
  );
  const noPool = await ask(owner, `${at}/draft`);
  assert.ok(noPool.html.includes('Record first what the project may promise'));
  const pool = { intent: 'save', companyUnits: '10,00,000', poolUnits: '1,00,000', asOfDay: dayFromNow(-1) };
  const large = await send(owner, `/my/projects/${project}/pool`, { ...pool, poolUnits: '10,00,001' });
  assert.ok(large.html.includes('The pool cannot be larger than the company.'));
  assert.equal((await send(owner, `/my/projects/${project}/pool`, pool)).status, 303);
  assert.ok((await ask(owner, `${at}/edit/equity`)).html.includes('would be worth ₹1,00,00,000'));
  const shares = { ...milestone, lowestShare: '10', highestShare: '60' };
  assert.equal((await send(owner, one, { ...shares, lowestShare: '70' })).status, 400);
  assert.equal((await send(owner, one, shares)).status, 303);
  const whole = (await ask(owner, `${at}/draft`)).html;
  assert.ok(whole.includes('Nothing is left to say.') && whole.includes('Builds &lt;it&gt;.'));
  // A term that no side chose leads to its field, and from there back.
  assert.ok(whole.includes('You left these as we suggest them.'));
  assert.ok(
    whole.includes(`${at}/edit/ending?back=${encodeURIComponent(`${at}/draft`)}#confidentialityYears`),
  );
  assert.equal((await send(owner, `${at}/draft`, { intent: 'propose' })).to, at);

  const read = (await ask(contributor, at)).html;
  assert.ok(read.includes('Your turn: answer or sign by') && read.includes('₹12,000'));
  assert.ok((await ask(contributor, '/dashboard')).html.includes('Answer or sign the agreement'));
  assert.equal((await send(contributor, at, { intent: 'counter' })).to, `${at}/draft`);
  const ending = { intent: 'save', noticeDays: '7', confidentialityYears: '1', causes: '', other: '' };
  await send(contributor, `${at}/edit/ending`, ending);
  const countered = await send(contributor, `${at}/draft`, { intent: 'propose' });
  assert.equal(countered.to, at);
  const differing = (await ask(owner, at)).html;
  assert.match(differing, /Days of notice[\s\S]*<del[\s\S]*14[\s\S]*<ins[\s\S]*7/);

  await signs(owner, at);
  assert.ok((await ask(owner, at)).html.includes('The contributor’s turn: they answer or sign by'));
  await signs(contributor, at);
  const shown = (await ask(contributor, at)).html;
  assert.ok(
    shown.includes('This agreement is in force: both sides have signed it.') && shown.includes('In force'),
  );
  assert.ok(shown.includes('/agreement-downloads/') && !shown.includes('value="counter"'));
  assert.ok((await ask(owner, '/my/agreements')).html.includes('in force since'));

  // The work: chosen, handed in, changed, accepted, by forms alone.
  const part = `${at}/milestones/1`;
  const choice = (await ask(contributor, part)).html;
  for (const said of [
    '₹7,200 and 480 units',
    'if new holders later own 20 % of the company',
    '0.48 % of the pool',
  ])
    assert.ok(choice.includes(said), said);
  assert.ok(!(await ask(owner, part)).html.includes('value="start"'));
  const dear = await send(contributor, part, { intent: 'start', basedOn: '0', share: '65' });
  assert.ok(dear.html.includes('This share is not offered for this milestone.'));
  assert.equal((await send(contributor, part, { intent: 'start', basedOn: '0', share: '40' })).status, 303);
  assert.ok((await ask(contributor, part)).html.includes('Your turn: hand in the milestone by'));
  assert.ok((await ask(contributor, '/dashboard')).html.includes(part));
  const result = { basedOn: '1', text: 'It <counts>.', links: '', hours: '22', notPassing: '' };
  const empty = await sendFile(contributor, `${part}?file=submit`, { ...result, text: '' });
  assert.ok(
    empty.html.includes('Say what was done, or bring a link or a file.') && empty.html.includes('22'),
  );
  assert.equal((await sendFile(contributor, `${part}?file=submit`, { ...result, hours: '२२' })).to, part);
  const handedIn = (await ask(owner, part)).html;
  assert.ok(handedIn.includes('It &lt;counts&gt;.') && handedIn.includes('22 hours worked'));
  const asked = { intent: 'ask', basedOn: '2', criterion: '1', words: 'A day is missing.' };
  assert.equal((await send(owner, part, asked)).status, 303);
  assert.equal((await sendFile(contributor, `${part}?file=submit`, { ...result, basedOn: '3' })).status, 303);
  const late = await send(owner, part, { intent: 'accept', basedOn: '2' });
  assert.ok(late.html.includes('This changed while you were looking.'));
  assert.equal((await send(owner, part, { intent: 'accept', basedOn: '4' })).status, 303);
  const glance = (await ask(contributor, at)).html;
  for (const said of ['1 of 1 accepted', '₹7,200', '480 units vest later'])
    assert.ok(glance.includes(said), said);
  await paysAndConfirms(part);
});

/** The money of an accepted milestone: where to, opened, stated, confirmed short and to the end, by forms alone. */
async function paysAndConfirms(part: string) {
  assert.ok((await ask(contributor, part)).html.includes('Say where you want to be paid.'));
  const details = { intent: 'savePayout', upi: 'kwame@okbank', bank: '' };
  const wrong = await send(contributor, part, { ...details, upi: 'kwame', password: 'Not#The1Password' });
  assert.ok(wrong.html.includes('This is no UPI ID.'));
  assert.ok((await send(contributor, part, details)).html.includes('Please enter your password.'));
  const refused = await send(contributor, part, { ...details, password: 'Not#The1Password' });
  assert.ok(refused.html.includes('This is not your current password'));
  const asked = await send(contributor, part, {
    intent: 'payoutCode',
    upi: 'kwame@okbank',
    bank: 'Kwame Mensah 50100012345678',
  });
  assert.equal(asked.status, 303);
  // Details given in clear text are typed again: no cookie holds them, as they are or encoded.
  const cookies = asked.set.map((one) => decodeURIComponent(/=([^;]*)/.exec(one)?.[1] ?? ''));
  assert.ok(cookies.some((one) => Buffer.from(one, 'base64url').toString().includes('payoutCodeSent')));
  for (const one of cookies.flatMap((value) => [value, Buffer.from(value, 'base64url').toString()]))
    assert.ok(!/okbank|5010001/.test(one), 'a cookie holds details of payment');
  const code = await mailedCode(core, contributor.account.email, 'payout');
  const mistyped = { ...details, proof: 'code', code: code === '000000' ? '000001' : '000000' };
  const refusedCode = await send(contributor, part, mistyped);
  assert.ok(
    refusedCode.html.includes('The code from the email') && !refusedCode.html.includes(mistyped.code),
  );
  assert.equal((await send(contributor, part, { ...details, code })).status, 303);
  const unopened = (await ask(owner, part)).html;
  assert.ok(!unopened.includes('kwame@okbank') && unopened.includes('Given on '));
  assert.equal((await send(owner, part, { intent: 'openPayout', withhold: '200' })).status, 303);
  const opened = (await ask(owner, part)).html;
  for (const said of [
    'kwame@okbank',
    'upi://pay?pa=kwame@okbank',
    'am=7000.00',
    'Or scan this',
    'To be sent: ₹7,000',
  ])
    assert.ok(opened.includes(said), said);
  assert.ok((await ask(owner, '/dashboard')).html.includes('Pay Kwame Mensah for accepted work'));
  // From the record of the pool a due payment leads to its milestone, and from there back.
  const due = (await ask(owner, `/my/projects/${project}/pool?back=%2Fdashboard`)).html;
  const way = `${part}?back=${encodeURIComponent(`/my/projects/${project}/pool?back=%2Fdashboard`)}`;
  assert.ok(due.includes(way), way);
  assert.ok((await ask(owner, way)).html.includes('Go back to where you came from'));
  const day = dayFromNow(0);
  const stated = {
    intent: 'statePayment',
    basedOn: hiddenIn(opened, 'basedOn'),
    owed: 'pay',
    day,
    way: 'Online Payment',
  };
  const sent = { ...stated, sent: '7,000', withheld: '200', taxReference: '194J', reference: 'UTR <7>' };
  assert.ok(
    (await send(owner, part, { ...sent, sent: '7,001' })).html.includes('This is more than what is open.'),
  );
  assert.ok((await send(owner, part, { ...sent, sent: 'much' })).html.includes('UTR &lt;7&gt;'));
  assert.equal((await send(owner, part, sent)).status, 303);
  // Nothing is left to send while the contributor confirms: no amount of nothing, and no warning about it.
  const allSent = (await ask(owner, part)).html;
  assert.ok(!/To be sent: ₹0|above what UPI takes/.test(allSent));
  const awaited = (await ask(contributor, part)).html;
  assert.ok(awaited.includes('What has arrived?') && awaited.includes('UTR &lt;7&gt;'));
  const [basedOn, payment] = ['basedOn', 'payment'].map((name) => hiddenIn(awaited, name));
  const arrived = {
    intent: 'confirmPayment',
    basedOn: basedOn ?? '',
    payment: payment ?? '',
    amount: '7,000',
  };
  assert.equal((await send(contributor, part, arrived)).status, 303);
  const rest = (await ask(owner, part)).html;
  assert.ok(rest.includes('₹7,000 confirmed on') && rest.includes('Pay: ₹200'));
  const last = { ...sent, basedOn: hiddenIn(rest, 'basedOn'), sent: '200', withheld: '0' };
  assert.equal((await send(owner, part, last)).status, 303);
  const again = (await ask(contributor, part)).html;
  const all = {
    ...arrived,
    basedOn: hiddenIn(again, 'basedOn'),
    payment: hiddenIn(again, 'payment'),
    amount: '200',
  };
  assert.equal((await send(contributor, part, all)).status, 303);
  const settled = (await ask(contributor, part)).html;
  assert.ok(settled.includes('Settled') && !settled.includes('kwame@okbank'));
  assert.ok(settled.includes('/agreement-invoices/') && settled.includes('/agreement-receipts/'));
}

async function signs(who: typeof owner, at: string) {
  const page = (await ask(who, `${at}/sign`)).html;
  assert.ok(
    page.includes(
      'This is a signed promise, not shares or a security. Shares need the company’s own decisions and filings, and may never come. The price was set by the project; nobody valued it.',
    ),
  );
  assert.ok(
    page.includes('This is no legal advice; ask somebody before you sign.') &&
      page.includes('Builds &lt;it&gt;.'),
  );
  const unnamed = await send(who, `${at}/sign`, { intent: 'code', name: ' ' });
  assert.ok(unnamed.html.includes('Please fill this in.'));
  const name = who.account.name;
  const sent = await send(who, `${at}/sign`, { intent: 'code', name });
  const asks = sent.to ? await ask(who, sent.to) : sent;
  assert.ok(asks.html.length > 0);
  const code = await mailedCode(core, who.account.email, 'sign');
  const wrong = await send(who, `${at}/sign`, {
    intent: 'sign',
    name,
    code: code === '000000' ? '000001' : '000000',
  });
  assert.equal(wrong.status, 400);
  assert.equal((await send(who, `${at}/sign`, { intent: 'sign', name, code })).to, at);
}

test('a declined draft is over on both pages, and a stranger finds nothing', async () => {
  const { rows } = await sql<{ id: string }>`select id from agreements limit 1`.execute(core.db);
  const stranger = await member(core, { password: null });
  for (const path of ['', '/draft', '/sign', '/edit/work', '/edit/milestones/1'])
    assert.equal((await ask(stranger, `/my/agreements/${rows[0]?.id}${path}`)).status, 404, path);
  for (const path of ['agreements/new', 'pool'])
    assert.equal((await ask(stranger, `/my/projects/${project}/${path}`)).status, 404, path);
  const begun = await send(owner, `/my/projects/${project}/agreements/new`, {
    intent: 'begin',
    person: contributor.id,
  });
  const draft = (begun.to ?? '').replace('/edit/parties', '/draft');
  // Before both have signed there is no ledger to show.
  // Nor are the pages of what follows only once it is in force.
  for (const path of ['ledger', 'milestones/1', 'milestones/1/dispute', 'end', 'shares', 'amendment'])
    assert.equal((await ask(owner, draft.replace('draft', path))).status, 404, path);
  const dropped = await send(owner, draft, { intent: 'drop' });
  assert.equal(dropped.to, '/my/agreements');
});
