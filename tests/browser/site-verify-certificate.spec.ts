import { sql } from 'kysely';
import { newSigningKey, signBytes, signHead, signingKeyOf } from '#core/ledger/sign-head.ts';
import { connect } from '#db/connect.ts';
import { type Certificate, certificateBytes, certificateFormat } from '#rules/certificates/certificate.ts';
import { fragmentOf } from '#rules/certificates/signed-certificate.ts';
import { expect, test } from './fixture.ts';

const key = signingKeyOf(newSigningKey());
const certificate: Certificate = {
  format: certificateFormat,
  number: '7K2M9QXWABCDEFGH',
  kind: 'completed',
  name: 'आशा काळे',
  organisation: 'Cold rooms for Nagpur',
  day: '2026-11-28',
  list: 1,
  index: 77_031,
};
const signed = { certificate, signature: signBytes(certificateBytes(certificate), key) };
const fragment = fragmentOf(signed);

test('the browser alone verifies what stands behind the #, and says what it cannot', async ({
  page,
  server,
  database,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const { db, close } = connect(database);
  await sql`insert into certificate_keys (id, public_key) values (${key.id}, ${key.publicKey})`.execute(db);
  const address = `${server.origin}/verify`;
  await expect.poll(async () => (await (await fetch(address)).text()).includes(key.publicKey)).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answered = (role: 'status' | 'alert', text: string) =>
    expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();

  await page.goto(`${address}#${fragment}`);
  await answered('status', 'It counts: it is in no list of ended certificates.');
  await expect(page.getByText('आशा काळे')).toBeVisible();
  await expect(page.getByText('not that the person who shows it is the person named')).toBeVisible();
  const sent = asked.filter((url) => new URL(url).pathname.startsWith('/certificates'));
  expect(sent).toEqual([`${server.origin}/certificates/status/1`]);
  expect(asked.filter((url) => url.includes(certificate.number) || url.includes('?number'))).toEqual([]);

  const show = (hash: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, hash);
  await show(fragmentOf({ ...signed, certificate: { ...certificate, name: 'Asha Kale' } }));
  await answered('alert', 'Our signature does not belong to what it says');
  const ofHead = signHead({ agreement: 'a', sequence: 1, hash: 'a'.repeat(64) }, key);
  await show(fragmentOf({ certificate, signature: ofHead }));
  await answered('alert', 'Our signature does not belong to what it says');
  const format = { ...certificate, format: 'saharambh-head/1' } as unknown as Certificate;
  await show(fragmentOf({ certificate: format, signature: signBytes(certificateBytes(format), key) }));
  await answered('alert', 'This was signed for something else.');
  await show('A'.repeat(1_000_000));
  await answered('alert', 'This is far too long for a certificate.');

  await sql`insert into certificates (number, status_list, status_index, state, ended_at)
    values (${certificate.number}, 1, ${certificate.index}, 'withdrawn', now())`.execute(db);
  await sql`update certificate_lists set changed_at = clock_timestamp()`.execute(db);
  await close();
  await expect(async () => {
    await show('main');
    await show(fragment);
    await answered('alert', 'It was withdrawn or declined since.');
  }).toPass();

  await page.context().setOffline(true);
  await show('main');
  await show(fragment);
  await answered('status', 'The list of ended certificates cannot be read at present.');
  await page.context().setOffline(false);
});
