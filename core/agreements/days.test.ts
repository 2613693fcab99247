import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { formatDay } from '#rules/calendar/show.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import { active, equity, milestone, poolOf, sidesOf } from '#tests/agreements/agreements.ts';
import { keepLedger } from '#tests/agreements/kept-ledgers.ts';
import { freshCore } from '#tests/ground/database.ts';
import { prepareEmail } from '../collected/emails.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { PdfSheet } from '../ground/pdf.ts';
import { mailReceipts } from './mail-receipts.ts';
import { invoiceSheet } from './money/invoice-sheet.ts';
import { findPaperFacts } from './money/papers.ts';
import { receiptSheet } from './money/receipt-sheet.ts';
import { readClosingPack } from './read-closing-pack.ts';
import { readStatement } from './read-statement.ts';
import { showLedger } from './show-ledger.ts';

const core = await freshCore();
await keepBeating(core);

const terms = {
  equity: equity(),
  milestones: [milestone({ highestShare: 100 }), milestone({ number: 2, highestShare: 100 })],
};

test('papers and the monthly email count days in the agreement’s time zone, as its statements do', async () => {
  const between = await sidesOf(core);
  const { owner, contributor, project } = between;
  await poolOf(core, owner, project);
  await sql`update standings set zone = 'Asia/Kolkata' where account_id = ${contributor.id}`.execute(core.db);
  const { id } = await active(core, between, terms);
  const hour = 3_600_000;
  const now = new Date();
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 10));
  const month = lastMonth.toISOString().slice(0, 7);
  const monthBegins = Date.UTC(lastMonth.getUTCFullYear(), lastMonth.getUTCMonth());
  const monthEnds = Date.UTC(lastMonth.getUTCFullYear(), lastMonth.getUTCMonth() + 1);
  // In India 2:00 on the 1st, and 0:30 on the next.
  const [night, after] = [monthBegins - 3.5 * hour, monthEnds - 5 * hour].map((ms) =>
    new Date(ms).toISOString(),
  ) as [string, string];
  await keepLedger(core, id, between, (ledger) => ledger.accept(night, 1, 40));
  await keepLedger(core, id, between, (ledger) => ledger.pay(night, 1, 600_000));
  await sql`update agreements set active_at = ${night} where id = ${id}`.execute(core.db);
  await sql`delete from jobs`.execute(core.db);
  await mailReceipts(core);
  const { rows } = await sql<{ payload: unknown }>`
    select payload from jobs
    where payload ->> 'letter' = 'ledger-receipts' and payload ->> 'accountId' = ${contributor.id}`.execute(
    core.db,
  );
  assert.equal(rows.length, 1);

  await keepLedger(core, id, between, (ledger) => {
    ledger.do(after, 'contributor', { kind: 'start', milestone: 2, share: 0 });
  });
  const lettered = async (asked: string) => {
    const email = await prepareEmail(core, {
      letter: 'ledger-receipts',
      accountId: contributor.id,
      month: asked,
    });
    return email?.letter === 'ledger-receipts' ? email.receipts : [];
  };
  const { last } = await readStatement(core, contributor, { agreementId: id, month });
  assert.deepEqual(
    (await lettered(month)).map(({ sequence, hash }) => ({ sequence, hash })),
    [last],
  );
  assert.equal(
    (await showLedger(core, contributor, { agreementId: id, before: 0 })).last.sequence,
    last.sequence + 1,
  );
  assert.deepEqual(await lettered(night.slice(0, 7)), [], 'in India nothing was written in that month');

  const day = formatDay(`${month}-01`);
  const facts = await findPaperFacts(core, owner, { agreementId: id, number: 1 });
  const textOf = ({ blocks }: PdfSheet) => blocks.map(({ text }) => text).join('\n');
  assert.ok(facts.dueAt);
  const dueBy = formatDay(wallClock(facts.dueAt, 'Asia/Kolkata').day);
  for (const part of [`Date: ${day}. Due by: ${dueBy}`, `Accepted on ${day}`])
    assert.ok(textOf(invoiceSheet(facts)).includes(part), `${part} in ${textOf(invoiceSheet(facts))}`);
  for (const part of [
    `Confirmed on ${day}`,
    `, of ${formatDay(wallClock(new Date(after), 'Asia/Kolkata').day)}.`,
  ])
    assert.ok(textOf(receiptSheet(facts)).includes(part), `${part} in ${textOf(receiptSheet(facts))}`);
  const pack = await readClosingPack(core, owner, project);
  assert.equal(pack.agreements.find((one) => one.id === id)?.signedOn, `${month}-01`);
});
