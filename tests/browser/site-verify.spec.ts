import { sql } from 'kysely';
import { connect } from '#db/connect.ts';
import { changed, entryOf, good, ours } from '#tests/agreements/agreement-downloads.ts';
import { expect, test } from './fixture.ts';

const asFile = (text: string) => ({
  name: 'agreement.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('the browser alone verifies a file, and recognises a changed one', async ({
  page,
  server,
  database,
}) => {
  const { db, close } = connect(database);
  await sql`insert into ledger_keys (id, public_key) values (${ours.id}, ${ours.publicKey})`.execute(db);
  await close();
  // The page shows a new key within a second.
  await expect
    .poll(async () => (await (await fetch(`${server.origin}/verify`)).text()).includes(ours.publicKey))
    .toBe(true);
  await page.goto(`${server.origin}/verify`);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  // A face for names in another script is no question about the file.
  page.on('request', (request) => request.resourceType() !== 'font' && asked.push(request.url()));
  const file = page.getByLabel('The file (JSON)');
  await file.setInputFiles(asFile(good));
  const entries = JSON.parse(good).entries;
  await expect(page.getByRole('status').filter({ hasText: 'file is complete' })).toContainText(
    `This file is complete up to entry ${entries.length} and was issued by us.`,
  );
  await expect(page.getByText('What this does not prove: that money arrived')).toBeVisible();
  await file.setInputFiles(
    asFile(changed((one) => Object.assign(entryOf(one, 'payment_sent').fact, { sent: 1 }))),
  );
  await expect(page.getByRole('alert')).toContainText('An entry was changed after it was written.');
  await file.setInputFiles(asFile('no JSON'));
  await expect(page.getByRole('alert')).toContainText('This is not the file of an agreement');
  await page.getByText('Compare it with a receipt').click();
  await page.getByLabel('Entry', { exact: true }).fill('2');
  await page.getByLabel('Its hash').fill(entries[1].hash);
  await file.setInputFiles(asFile(good));
  await expect(page.getByRole('status').filter({ hasText: 'file is complete' })).toContainText(
    'It agrees with the receipt.',
  );
  expect(asked).toEqual([]);
});
