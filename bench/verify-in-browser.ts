import pg from 'pg';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { makeDownload } from '#core/ledger/make-download.ts';
import { newSigningKey, signingKeyOf } from '#core/ledger/sign-head.ts';
import { monthsAfter } from '#rules/calendar/months.ts';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import { inBrowser } from './browser.ts';
import type { Server } from './servers.ts';

const entries = 500;
const rounds = 9;
/** A new key is on the page after a second. */
const patience = 15_000;

/** Milliseconds from choosing a file of 500 entries to reading that it is complete: the median of nine. */
export async function verifyInBrowser(product: Server, url: string): Promise<number> {
  const key = signingKeyOf(newSigningKey());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('insert into ledger_keys (id, public_key) values ($1, $2)', [key.id, key.publicKey]);
  await client.end();
  const ledger = longLedger();
  const text = makeDownload(ledger.versions, ledger.entries().slice(0, entries), key);
  return inBrowser(async (browser) => {
    const page = await browser.newPage();
    const began = performance.now();
    do await page.goto(product.origin + ledgerPaths.verify);
    while (!(await page.content()).includes(key.publicKey) && performance.now() - began < patience);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watch);
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const file = { name: 'agreement.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.getByLabel('The file (JSON)').setInputFiles(file);
      await page.waitForFunction((round) => (window as unknown as Watched).took.length > round, round);
      took.push(
        await page.evaluate((round) => (window as unknown as Watched).took[round] ?? Number.NaN, round),
      );
    }
    return took.toSorted((one, other) => one - other)[rounds >> 1] ?? Number.NaN;
  });
}

type Watched = { took: number[] };

/** In the page: from the change of the field to the sentence that the file is complete. */
function watch() {
  const took: number[] = [];
  Object.assign(window, { took });
  let began = 0;
  document.addEventListener(
    'change',
    () => {
      began = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (began === 0 || !/This file is complete up to entry/.test(document.body.textContent ?? '')) return;
    took.push(performance.now() - began);
    began = 0;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Thirty milestones, accepted and paid, and their months of vesting. */
function longLedger(): Ledger {
  const document = documentWith({
    milestones: Array.from({ length: 30 }, () => ({})),
    equity: { vesting: { kind: 'monthly', months: 48, cliff: 0, startDay: '2026-01-15' } },
  });
  const ledger = new Ledger(document);
  for (const { number } of document.milestones) ledger.accept('2026-02-01', number, 40);
  for (const { number } of document.milestones) ledger.pay('2026-02-02', number, 600_000);
  for (let month = 1; ledger.steps.length < entries; month++) ledger.pass(monthsAfter('2026-02-16', month));
  return ledger;
}
