import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { paperWords } from '#rules/agreements/paper-words/hi.ts';
import { givePayout, moneyWorld } from '#tests/agreements/owed.ts';
import { mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { openPayout } from './open-payout.ts';
import { findPaperFacts } from './papers.ts';
import { printInvoice } from './print-invoice.ts';
import { printReceipt } from './print-receipt.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { removePayout } from './remove-payout.ts';
import { requestPayoutCode } from './request-payout-code.ts';
import { savePayout } from './save-payout.ts';
import { saveTaxNumber } from './save-tax-number.ts';
import { showMoney } from './show-money.ts';

const core = await freshCore();
await keepBeating(core);
const { owner, contributor, partner, due, send, confirm, lastPayment, someone } = await moneyWorld(core);

test('one owner at a time opens payment details while pay is due; they are deleted once it is settled', async () => {
  const { ofMilestone } = await due();
  const details = { ...ofMilestone, upi: 'kwame@okbank', bank: '' };
  await assert.rejects(savePayout(core, owner, details), refused('not_your_side'));
  await assert.rejects(
    savePayout(core, contributor, { ...details, upi: 'kwame' }),
    refused('agreement_upi_invalid'),
  );
  await assert.rejects(
    savePayout(core, contributor, { ...details, upi: '' }),
    refused('agreement_payout_empty'),
  );
  await assert.rejects(
    openPayout(core, owner, { ...ofMilestone, withheld: 0 }),
    refused('agreement_payout_missing'),
  );
  await givePayout(core, contributor, details);
  const sealed = async () =>
    core.db
      .selectFrom('agreement_payouts')
      .select('sealed')
      .where('agreement_id', '=', ofMilestone.agreementId)
      .executeTakeFirst();
  assert.ok(!(await sealed())?.sealed.includes('kwame'));
  const unopened = await showMoney(core, owner, ofMilestone);
  assert.deepEqual([unopened.payout.opened, unopened.can.openPayout], [null, true]);
  await assert.rejects(
    openPayout(core, contributor, { ...ofMilestone, withheld: 0 }),
    refused('not_your_side'),
  );
  await assert.rejects(
    openPayout(core, owner, { ...ofMilestone, withheld: 1_000_001 }),
    refused('payment_too_large'),
  );
  const { payout } = await openPayout(core, owner, { ...ofMilestone, withheld: 100_000 });
  assert.deepEqual([payout.opened?.upi, payout.opened?.amount], ['kwame@okbank', 900_000]);
  assert.match(
    payout.opened?.link ?? '',
    /^upi:\/\/pay\?pa=kwame@okbank&pn=Kwame%20Mensah&am=9000\.00&cu=INR&/,
  );
  assert.ok((payout.opened?.code?.path.length ?? 0) > 500);
  await assert.rejects(
    openPayout(core, partner, { ...ofMilestone, withheld: 0 }),
    refused('agreement_payout_opened'),
  );
  const other = await showMoney(core, partner, ofMilestone);
  assert.deepEqual([other.payout.opened, other.can.openPayout], [null, false]);
  assert.deepEqual(
    (await showMoney(core, contributor, ofMilestone)).payout.openings.map(({ name }) => name),
    ['Meera Joshi'],
  );
  await sql`update agreement_payout_openings set open_until = now() where agreement_id = ${ofMilestone.agreementId}`.execute(
    core.db,
  );
  assert.equal((await showMoney(core, owner, ofMilestone)).payout.opened, null);
  await openPayout(core, partner, { ...ofMilestone, withheld: 0 });
  const payment = lastPayment(await send(owner, ofMilestone, 1_000_000));
  assert.ok(await sealed(), 'it may be due again');
  await assert.rejects(openPayout(core, partner, { ...ofMilestone, withheld: 0 }), refused('not_due'));
  await confirm(contributor, ofMilestone, payment, 1_000_000);
  assert.equal(await sealed(), undefined);
  await assert.rejects(savePayout(core, contributor, details), refused('not_due'));
});

test('under another server secret payment details are asked for again, and nothing fails', async () => {
  const { ofMilestone } = await due();
  await givePayout(core, contributor, { ...ofMilestone, upi: 'kwame@okbank', bank: '' });
  await saveTaxNumber(core, contributor, { agreementId: ofMilestone.agreementId, taxNumber: 'abcpk 1234 f' });
  const rotated = { ...core, key: randomBytes(32) };
  const asked = await showMoney(rotated, contributor, ofMilestone);
  assert.partialDeepStrictEqual(asked, {
    payout: { isGiven: false, isUnreadable: true, opened: null },
    taxNumber: null,
    isTaxNumberUnreadable: true,
    can: { savePayout: true },
  });
  await assert.rejects(
    openPayout(rotated, owner, { ...ofMilestone, withheld: 0 }),
    refused('agreement_payout_missing'),
  );
  assert.ok((await printInvoice(rotated, owner, ofMilestone)).length > 1000);
  const anew = await givePayout(rotated, contributor, {
    ...ofMilestone,
    upi: '',
    bank: 'Kwame, 00123, SBIN0000001',
  });
  assert.equal(anew.payout.opened?.bank, 'Kwame, 00123, SBIN0000001');
  await removePayout(rotated, contributor, ofMilestone);
  assert.equal((await showMoney(rotated, contributor, ofMilestone)).payout.isGiven, false);
});

test('above the UPI limit bank details are needed, and no link is made', async () => {
  const { ofMilestone } = await due(10_000_001);
  const upi = 'kwame@okbank';
  await assert.rejects(
    savePayout(core, contributor, { ...ofMilestone, upi, bank: '' }),
    refused('agreement_bank_needed'),
  );
  await givePayout(core, contributor, { ...ofMilestone, upi, bank: 'Kwame, 00123' });
  const above = await openPayout(core, owner, { ...ofMilestone, withheld: 0 });
  assert.deepEqual([above.payout.opened?.link, above.payout.opened?.code], ['', null]);
  const less = await openPayout(core, owner, { ...ofMilestone, withheld: 1 });
  assert.match(less.payout.opened?.link ?? '', /am=100000\.00/);
});

test('an invoice and a receipt name both sides, tax and last entry, with the same bytes for each side', async () => {
  const { ofMilestone } = await due();
  await assert.rejects(printReceipt(core, owner, ofMilestone), refused('agreement_moved'));
  await saveTaxNumber(core, contributor, { agreementId: ofMilestone.agreementId, taxNumber: 'ABCPK1234F' });
  await assert.rejects(
    saveTaxNumber(core, owner, { agreementId: ofMilestone.agreementId, taxNumber: 'ABC' }),
    refused('agreement_tax_number_invalid'),
  );
  await saveTaxNumber(core, owner, { agreementId: ofMilestone.agreementId, taxNumber: '27AAPFU0939F1ZV' });
  const payment = lastPayment(
    await send(owner, ofMilestone, 900_000, { withheld: 100_000, taxReference: '194J' }),
  );
  await confirm(contributor, ofMilestone, payment, 1_000_000);
  const facts = await findPaperFacts(core, owner, ofMilestone);
  const textOf = (sheet: ReturnType<typeof invoiceSheet>) => sheet.blocks.map(({ text }) => text).join('\n');
  const [invoice, receipt] = [textOf(invoiceSheet(facts)), textOf(receiptSheet(facts))];
  for (const part of [
    'Kwame Mensah',
    'PAN: ABCPK1234F',
    'GSTIN: 27AAPFU0939F1ZV',
    '₹10,000.00',
    'includes GST',
    '194J',
  ])
    assert.ok(invoice.includes(part), `${part} in ${invoice}`);
  const inHindi = [invoiceSheet(facts, paperWords), receiptSheet(facts, paperWords)].map(textOf).join('\n');
  assert.doesNotMatch(inHindi, /Milestone|Entry|Confirmed|Bank Transfer|Tax withheld/);
  assert.match(inHindi, /₹9,000\.00 भेजे गए, ₹1,000\.00 टैक्स/);
  for (const part of [
    '₹9,000.00 sent',
    '₹1,000.00 withheld',
    'UTR 1',
    facts.last.hash,
    `Last entry: ${facts.last.sequence}`,
  ])
    assert.ok(receipt.includes(part), `${part} in ${receipt}`);
  assert.doesNotMatch(invoice + receipt, /\d{4}-\d{2}-\d{2}/, 'days are written in words');
  assert.ok(
    (await printReceipt(core, owner, ofMilestone)).equals(await printReceipt(core, contributor, ofMilestone)),
  );
  await assert.rejects(
    printInvoice(core, await someone('Nobody'), ofMilestone),
    refused('agreement_unknown'),
  );
  assert.equal((await showMoney(core, contributor, ofMilestone)).taxNumber?.ends, '234F');
});

test('if two owners open the same details at once only one does, and a member without a side cannot', async () => {
  const { ofMilestone } = await due();
  await givePayout(core, contributor, { ...ofMilestone, upi: 'kwame@okbank', bank: '' });
  const tried = await Promise.allSettled(
    [owner, partner, owner, partner].map((who) => openPayout(core, who, { ...ofMilestone, withheld: 0 })),
  );
  const openers = await core.db
    .selectFrom('agreement_payout_openings')
    .select('account_id')
    .distinct()
    .where('agreement_id', '=', ofMilestone.agreementId)
    .execute();
  assert.equal(openers.length, 1);
  assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 2);
  await assert.rejects(
    openPayout(core, await someone('Nobody'), { ...ofMilestone, withheld: 0 }),
    refused('agreement_unknown'),
  );
});

test('payment details need the password or a code for this milestone and session; owners see a change', async () => {
  const { ofMilestone } = await due();
  const other = await due();
  const details = { ...ofMilestone, upi: 'kwame@okbank', bank: '' };
  const thief = { ...details, upi: 'thief@okbank' };
  const kept = async () => (await showMoney(core, contributor, ofMilestone)).payout.opened?.upi ?? null;
  const openPurse = await member(core, { password: null });
  for (const proof of [{}, { password: 'Not#The1Password' }, { password: '' }])
    await assert.rejects(
      savePayout(core, contributor, { ...thief, ...proof }),
      refused('user_invalid_credentials'),
    );
  await givePayout(core, contributor, details);
  assert.deepEqual(
    [await kept(), (await showMoney(core, owner, ofMilestone)).payout.isChanged],
    ['kwame@okbank', false],
  );
  // A code for another milestone, a code in another member's session, and a used code.
  await requestPayoutCode(core, contributor, other.ofMilestone);
  const foreign = await mailedCode(core, contributor.account.email, 'payout');
  await assert.rejects(
    savePayout(core, contributor, { ...thief, code: foreign }),
    refused('user_invalid_token'),
  );
  await requestPayoutCode(core, contributor, ofMilestone);
  const code = await mailedCode(core, contributor.account.email, 'payout');
  const elsewhere = { ...contributor, sessionId: openPurse.sessionId, secretHash: openPurse.secretHash };
  await assert.rejects(savePayout(core, elsewhere, { ...thief, code }), refused('user_invalid_token'));
  await assert.rejects(requestPayoutCode(core, owner, ofMilestone), refused('not_your_side'));
  await assert.rejects(
    requestPayoutCode(core, elsewhere, ofMilestone),
    refused('general_unauthorized_scope'),
  );
  // Invalid details use up no code.
  await assert.rejects(
    savePayout(core, contributor, { ...details, upi: 'kwame', code }),
    refused('agreement_upi_invalid'),
  );
  const changed = { ...details, upi: 'kwame@new', code };
  await savePayout(core, contributor, changed);
  // The same form again, as where the answer was lost.
  await savePayout(core, contributor, changed);
  await assert.rejects(savePayout(core, contributor, { ...thief, code }), refused('user_invalid_token'));
  assert.equal(await kept(), 'kwame@new');
  const read = await showMoney(core, owner, ofMilestone);
  assert.deepEqual([read.payout.isChanged, read.payout.opened], [true, null]);
  assert.ok(read.payout.savedAt);
  const { rows } = await sql<{ kind: string }>`
    select name as kind from events where name = 'agreements.payoutChanged' and subject ->> 'agreementId' = ${ofMilestone.agreementId}`.execute(
    core.db,
  );
  assert.equal(rows.length, 2);

  const world = await moneyWorld(core, { password: 'Correct#Horse1' });
  const { ofMilestone: own } = await world.due();
  const given = { ...own, upi: 'kwame@okbank', bank: '' };
  await assert.rejects(
    savePayout(core, world.contributor, { ...given, password: 'Correct#Horse2' }),
    refused('user_invalid_credentials'),
  );
  // A suspended contributor can still be paid.
  await core.db
    .updateTable('standings')
    .set({ suspended_at: sql<Date>`now()`, suspension_reason: 'Sample.' })
    .where('account_id', '=', world.contributor.id)
    .execute();
  await savePayout(core, world.contributor, { ...given, password: 'Correct#Horse1' });
  await givePayout(core, world.contributor, { ...given, upi: 'kwame@two' });
  assert.equal((await showMoney(core, world.contributor, own)).payout.opened?.upi, 'kwame@two');
});
