import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { active, equity, milestone, poolOf } from '#tests/agreements/agreements.ts';
import { accepted, does, letMoneyWait, moneyWorld } from '#tests/agreements/owed.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { noteReminder } from '../../deadlines/note-reminder.ts';
import type { Member } from '../../ground/actor.ts';
import { guest } from '../../ground/actor.ts';
import { requireNothingOverdue } from '../../opportunities/steps/require-nothing-overdue.ts';
import { forgetLatePayers } from '../../projects/forget-late-payers.ts';
import { getProject } from '../../projects/get-project.ts';
import { listAgreements } from '../list-agreements.ts';
import { answerMoreTime } from './answer-more-time.ts';
import { askMoreTime } from './ask-more-time.ts';
import { closeOpen } from './close-open.ts';
import { reversePayment } from './reverse-payment.ts';
import { sendPayment } from './send-payment.ts';
import { showMoney } from './show-money.ts';

const core = await freshCore();
await keepBeating(core);
const { owner, contributor, partner, project, between, due, send, confirm, lastPayment, someone } =
  await moneyWorld(core);

const deadlinesOf = async ({ agreementId }: { agreementId: string }, kind: string) =>
  core.db
    .selectFrom('clocks')
    .select(['state', 'due_at', 'owed_by', 'project_id'])
    .where('subject_id', 'like', `${agreementId}.%`)
    .where('kind', '=', kind)
    .orderBy('began_at')
    .execute();

async function lapse() {
  await lapseDueDeadlines(core);
  await runReactions(core);
}

test('sent and withheld sums count together, at most the due sum; the rest keeps its first deadline', async () => {
  const { ofMilestone } = await due();
  const [first] = await deadlinesOf(ofMilestone, 'payment');
  assert.deepEqual([first?.state, first?.owed_by], ['running', owner.id]);
  await assert.rejects(send(owner, ofMilestone, 1_000_001), refused('payment_too_large'));
  await assert.rejects(
    send(owner, ofMilestone, 900_000, { withheld: 100_001, taxReference: '194J' }),
    refused('payment_too_large'),
  );
  await assert.rejects(
    send(owner, ofMilestone, 900_000, { withheld: 100_000 }),
    refused('agreement_tax_reference_missing'),
  );
  await assert.rejects(send(owner, ofMilestone, 1, { day: dayFromNow(1) }), refused('agreement_payment_day'));
  await assert.rejects(
    send(owner, ofMilestone, 1, { day: dayFromNow(-2) }),
    refused('agreement_payment_early'),
  );
  await assert.rejects(send(owner, ofMilestone, 0), refused('entry_wrong_figures'));
  await assert.rejects(send(contributor, ofMilestone, 1), refused('not_your_side'));
  await assert.rejects(send(await someone('Nobody'), ofMilestone, 1), refused('agreement_unknown'));
  const sent = await send(owner, ofMilestone, 900_000, {
    withheld: 100_000,
    taxReference: '194J, challan 7',
  });
  assert.deepEqual([sent.stage, sent.pay.due, sent.pay.awaited, sent.dues], ['paid', 0, 1_000_000, []]);
  assert.partialDeepStrictEqual(sent.payments[0], { reference: 'UTR 1', taxReference: '194J, challan 7' });
  const payment = lastPayment(sent);
  assert.equal((await deadlinesOf(ofMilestone, 'payment'))[0]?.state, 'met');
  assert.equal((await deadlinesOf(ofMilestone, 'payment_confirmation'))[0]?.owed_by, contributor.id);
  await assert.rejects(confirm(contributor, ofMilestone, payment, 1_000_001), refused('payment_too_large'));
  await assert.rejects(confirm(owner, ofMilestone, payment, 1), refused('not_your_side'));
  const short = await confirm(contributor, ofMilestone, payment, 600_000);
  assert.deepEqual([short.stage, short.pay.due, short.pay.confirmed], ['due', 400_000, 600_000]);
  const again = (await deadlinesOf(ofMilestone, 'payment')).find(({ state }) => state === 'running');
  assert.deepEqual(again?.due_at, first?.due_at);
  await assert.rejects(confirm(contributor, ofMilestone, payment, 1), refused('payment_not_awaited'));
  const rest = await send(owner, ofMilestone, 400_000);
  const settled = await confirm(contributor, ofMilestone, lastPayment(rest), 400_000);
  assert.deepEqual([settled.stage, settled.dues, settled.can.send], ['settled', [], false]);
});

test('ten presses state one payment, another basis is a conflict, and nothing at all can be confirmed', async () => {
  const { ofMilestone } = await due();
  const { sequence: basedOn } = await showMoney(core, owner, ofMilestone);
  const paid = { owed: 'pay', withheld: 0, way: 'Cash', reference: '', taxReference: '' } as const;
  const payment = { ...ofMilestone, basedOn, ...paid, sent: 400_000, day: dayFromNow(0) };
  const row = await holdRow(core, owner.id);
  const presses = Array.from({ length: 10 }, () => sendPayment(core, owner, payment));
  await row.waiters(2);
  await row.release();
  for (const { payments } of await Promise.all(presses)) assert.equal(payments.length, 1);
  await assert.rejects(sendPayment(core, owner, { ...payment, sent: 300_000 }), refused('conflict'));
  const nothing = await confirm(contributor, ofMilestone, basedOn + 1, 0);
  assert.deepEqual([nothing.stage, nothing.pay.due, nothing.payments[0]?.confirmed], ['due', 1_000_000, 0]);
});

test('only its own side reverses a wrong entry, with an entry that names it', async () => {
  const { ofMilestone } = await due();
  const reverse = async (who: Member, entry: number) =>
    reversePayment(core, who, {
      ...ofMilestone,
      entry,
      basedOn: (await showMoney(core, who, ofMilestone)).sequence,
    });
  const payment = lastPayment(await send(owner, ofMilestone, 1_000_000));
  await assert.rejects(reverse(contributor, payment), refused('not_your_side'));
  await assert.rejects(reverse(owner, 1), refused('entry_unknown'));
  await assert.rejects(reverse(owner, 999), refused('entry_unknown'));
  const back = await reverse(owner, payment);
  assert.deepEqual([back.pay.due, back.payments[0]?.isReversed], [1_000_000, true]);
  const second = lastPayment(await send(owner, ofMilestone, 1_000_000));
  const confirmed = await confirm(contributor, ofMilestone, second, 1_000_000);
  const confirmation = confirmed.payments.at(-1)?.confirmedBy ?? 0;
  assert.deepEqual([confirmed.stage, confirmed.can.reverse], ['settled', [confirmation]]);
  await assert.rejects(reverse(owner, confirmation), refused('not_your_side'));
  const open = await reverse(contributor, confirmation);
  assert.deepEqual([open.stage, open.payments.at(-1)?.confirmed], ['paid', null]);
});

test('a payment is confirmed by silence only after two reminders a day ago, marked so', async () => {
  const { ofMilestone } = await due();
  await send(owner, ofMilestone, 1_000_000);
  await letMoneyWait(core, ofMilestone.agreementId, 9 * 24);
  await lapse();
  assert.equal(
    (await showMoney(core, owner, ofMilestone)).payments[0]?.confirmed,
    null,
    'no reminder was sent',
  );
  const { id } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', 'payment_confirmation')
    .where('subject_id', 'like', `${ofMilestone.agreementId}.%`)
    .executeTakeFirstOrThrow();
  await noteReminder(core, id);
  await noteReminder(core, id);
  await lapse();
  assert.equal((await showMoney(core, owner, ofMilestone)).payments[0]?.confirmed, null, 'not a day ago');
  await sql`update clock_reminders set handed_at = handed_at - interval '25 hours' where clock_id = ${id}`.execute(
    core.db,
  );
  await lapse();
  const silent = await showMoney(core, contributor, ofMilestone);
  assert.deepEqual([silent.stage, silent.payments[0]?.isSilent], ['settled', true]);
  const entry = silent.payments[0]?.confirmedBy ?? 0;
  await reversePayment(core, contributor, { ...ofMilestone, entry, basedOn: silent.sequence });
  const { rows } = await sql<{ state: string; is_anew: boolean }>`
    select state, due_at > clock_timestamp() + interval '6 days' as is_anew from clocks
    where kind = 'payment_confirmation' and subject_id like ${`${ofMilestone.agreementId}.%`} order by began_at`.execute(
    core.db,
  );
  const deadlines = rows.map(({ state, is_anew }) => `${state} ${is_anew}`);
  assert.deepEqual(
    deadlines,
    ['lapsed false', 'running true'],
    'what silence confirmed and was taken back waits anew',
  );
  const dispute = await does(core, ofMilestone.agreementId, 'contributor', {
    kind: 'open_dispute',
    milestone: 1,
  });
  assert.ok(dispute > 0, 'it stays open to dispute');
});

test('overdue pay stops new opportunities, shows until 90 days after it is settled, and can be closed', async () => {
  const { ofMilestone } = await due();
  const { slug, id: projectId } = await core.db
    .selectFrom('projects')
    .select(['slug', 'id'])
    .where('slug', '=', project)
    .executeTakeFirstOrThrow();
  const offers = () => core.db.transaction().execute((tx) => requireNothingOverdue(tx, projectId));
  const paysLate = async () => (await getProject(core, guest, slug)).paysLate;
  const close = async (who: Member) =>
    closeOpen(core, who, { ...ofMilestone, basedOn: (await showMoney(core, who, ofMilestone)).sequence });
  await offers();
  assert.equal(await paysLate(), false);
  await letMoneyWait(core, ofMilestone.agreementId, 16 * 24);
  await lapse();
  const late = await showMoney(core, contributor, ofMilestone);
  assert.ok(late.dues[0]?.overdueAt);
  // Overdue or not, the list says whose turn it is.
  const listed = await listAgreements(core, owner, { list: 'open', after: '' });
  const own = listed.agreements.find(({ id }) => id === ofMilestone.agreementId);
  assert.deepEqual([own?.waits.whose, own?.waits.dueAt !== ''], ['project', true]);
  assert.equal(late.can.close, false);
  await assert.rejects(offers(), refused('opportunity_payment_overdue'));
  assert.equal(await paysLate(), true);
  await assert.rejects(close(contributor), refused('agreement_close_too_early'));
  // Stated as sent it is not overdue any more; it was late until it is confirmed, and 90 days longer.
  const part = lastPayment(await send(owner, ofMilestone, 1_000_000));
  await offers();
  assert.equal(await paysLate(), true);
  await confirm(contributor, ofMilestone, part, 700_000);
  await assert.rejects(offers(), refused('opportunity_payment_overdue'));
  await sql`update agreement_late_payments set overdue_at = now() - interval '91 days' where agreement_id = ${ofMilestone.agreementId}`.execute(
    core.db,
  );
  await assert.rejects(close(owner), refused('not_your_side'));
  assert.equal((await showMoney(core, contributor, ofMilestone)).can.close, true);
  const closed = await close(contributor);
  assert.deepEqual([closed.stage, closed.closed?.amount, closed.can.send], ['closed', 300_000, false]);
  await offers();
  assert.equal(await paysLate(), true);
  await sql`update projects set late_payer_until = now() - interval '1 minute' where id = ${projectId}`.execute(
    core.db,
  );
  assert.equal(await paysLate(), false);
  await forgetLatePayers(core);
  const row = await core.db
    .selectFrom('projects')
    .select('late_payer_until')
    .where('id', '=', projectId)
    .executeTakeFirst();
  assert.equal(row?.late_payer_until, null);
});

test('more time is asked for once and before the deadline, and moves nothing until the other side agrees', async () => {
  const { ofMilestone, since } = await due();
  const ask = (who: Member, days = 5) =>
    askMoreTime(core, who, { ...ofMilestone, since, days, reason: 'The grant comes on Friday' });
  const answer = (who: Member, isAgreed = true) =>
    answerMoreTime(core, who, { ...ofMilestone, since, isAgreed });
  const dueAt = async () => Date.parse((await showMoney(core, owner, ofMilestone)).dues[0]?.dueAt ?? '');
  const before = await dueAt();
  await assert.rejects(answer(contributor), refused('agreement_more_time_unasked'));
  await assert.rejects(ask(contributor), refused('not_your_side'));
  const asked = await ask(owner);
  assert.partialDeepStrictEqual(asked.dues[0]?.moreTime, { days: 5, isAnswered: false });
  assert.deepEqual((await ask(owner)).dues, asked.dues, 'the same that comes again is asked once');
  await assert.rejects(ask(owner, 4), refused('agreement_more_time_asked'));
  assert.equal(await dueAt(), before);
  await assert.rejects(answer(owner), refused('not_your_side'));
  await answer(contributor);
  const days = ((await dueAt()) - before) / 86_400_000;
  assert.ok(days >= 5 && days < 5.5, String(days));
  await answer(contributor, false);
  assert.ok((await dueAt()) > before, 'the first answer stands');
  const late = await due();
  await letMoneyWait(core, late.ofMilestone.agreementId, 16 * 24);
  await assert.rejects(
    askMoreTime(core, owner, { ...late.ofMilestone, since: late.since, days: 1, reason: 'Late' }),
    refused('clock_overdue'),
  );
});

test('pay received above a ruling’s award is paid back before a deadline of its own', async () => {
  await poolOf(core, owner, project);
  const { id: agreementId } = await active(core, between, {
    equity: equity({ vesting: { kind: 'at_once' } }),
    milestones: [milestone({ lowestShare: 0, highestShare: 80 })],
  });
  const ofMilestone = { agreementId, number: 1 };
  await accepted(core, agreementId, 1, 40);
  const payment = lastPayment(await send(owner, ofMilestone, 600_000));
  await confirm(contributor, ofMilestone, payment, 600_000);
  await does(core, agreementId, 'project', { kind: 'open_dispute', milestone: 1 });
  await does(core, agreementId, 'administrator', {
    kind: 'rule',
    milestone: 1,
    awarded: 500_000,
    isFinal: true,
  });
  const above = await showMoney(core, contributor, ofMilestone);
  assert.deepEqual([above.stage, above.pay.toPayBack, above.can.payBack], ['to_pay_back', 300_000, true]);
  assert.deepEqual(
    [above.dues[0]?.owed, (await deadlinesOf(ofMilestone, 'paying_back'))[0]?.owed_by],
    ['back', contributor.id],
  );
  await assert.rejects(
    send(contributor, ofMilestone, 300_001, { owed: 'back' }),
    refused('payment_too_large'),
  );
  await assert.rejects(send(owner, ofMilestone, 1, { owed: 'back' }), refused('not_your_side'));
  const back = await send(contributor, ofMilestone, 300_000, { owed: 'back' });
  const [openDeadlines] = (await deadlinesOf(ofMilestone, 'payment_confirmation')).filter(
    ({ state }) => state === 'running',
  );
  assert.equal(openDeadlines?.owed_by, owner.id);
  assert.equal((await confirm(owner, ofMilestone, lastPayment(back), 300_000)).stage, 'settled');
});

test('a dispute stops the time of a payment; one of the project that changes nothing leaves the first time', async () => {
  const { ofMilestone, since } = await due();
  const payment = async () => (await deadlinesOf(ofMilestone, 'payment'))[0];
  const first = await payment();
  await does(core, ofMilestone.agreementId, 'project', { kind: 'open_dispute', milestone: 1 });
  assert.equal((await payment())?.state, 'stopped');
  await assert.rejects(
    askMoreTime(core, owner, { ...ofMilestone, since: since + 1, days: 1, reason: 'Why' }),
    refused('not_due'),
  );
  const ruling = { kind: 'rule', milestone: 1, awarded: 1_000_000, isFinal: true } as const;
  await does(core, ofMilestone.agreementId, 'administrator', ruling);
  assert.deepEqual([(await payment())?.state, (await payment())?.due_at], ['running', first?.due_at]);
});

test('once no owner is left, open amounts can be closed at once', async () => {
  const { ofMilestone } = await due();
  const { sequence: basedOn } = await showMoney(core, contributor, ofMilestone);
  const ownedBy = (isOwned: boolean) =>
    sql`update project_members set is_owner = ${isOwned} where account_id in (${owner.id}, ${partner.id})`.execute(
      core.db,
    );
  await assert.rejects(
    closeOpen(core, contributor, { ...ofMilestone, basedOn }),
    refused('agreement_close_too_early'),
  );
  await ownedBy(false);
  const closed = await closeOpen(core, contributor, { ...ofMilestone, basedOn });
  await ownedBy(true);
  assert.deepEqual([closed.stage, closed.closed?.amount], ['closed', 1_000_000]);
  assert.deepEqual(
    (await deadlinesOf(ofMilestone, 'payment')).map(({ state }) => state),
    ['released'],
  );
});
