import type { Page } from '@playwright/test';
import type { Core } from '#core/ground/core.ts';
import { connect } from '#db/connect.ts';
import { firstMessage } from '#tests/conversations/conversations.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { verificationOf } from '#tests/verifications/verifications.ts';
import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { follow, fromToday, join, leaveSite, newEmail, pdf, sayBirthDate, search } from './member-steps.ts';

const headers = { 'X-Appwrite-Project': 'saharambh' };

/** The messages on the page, oldest first, without those that are still being sent. */
const shown = (page: Page) =>
  page.locator('.talk-bubble:not(.talk-outgoing) .whitespace-pre-line').allTextContents();

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('messages between two browsers arrive once and in order, over a cut line and a server restart', async ({
  page: asha,
  server,
  openWindow,
  expectTrouble,
}) => {
  test.setTimeout(200_000);
  expectTrouble(/ERR_|WebSocket|5\d\d|realtime/);
  await join(asha, server, { name: 'Asha Kulkarni', email: newEmail('asha'), role: 'Entrepreneur' });
  await sayBirthDate(asha.context().request);
  const meera = await openWindow({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } });
  const [email, handle] = [newEmail('meera'), `meera-${Date.now().toString(36)}`];
  await join(meera, server, { name: 'Meera Deshpande', email, role: 'Entrepreneur' });
  await sayBirthDate(meera.request);
  // People of one team need not ask each other.
  const project = { name: 'Cold rooms', line: 'Cold rooms that growers share' };
  const { slug } = await (await asha.request.post('/v1/projects', { headers, data: project })).json();
  const invited = { invitee: email, title: 'Growers' };
  await asha.request.post(`/v1/projects/${slug}/invitations`, { headers, data: invited });
  const { invitations } = await (await meera.request.get('/v1/account/invitations', { headers })).json();
  const [invitation] = invitations;
  const answer = { headers, data: { secret: '', accepted: true } };
  expect((await meera.request.put(`/v1/invitations/${invitation.id}/answer`, answer)).ok()).toBe(true);
  await meera.request.put('/v1/account/handle', { data: { handle }, headers });
  await meera.request.put('/v1/account/visibility', { data: { visibility: 'members' }, headers });

  await fromToday(asha, 'Find', 'People');
  await search(asha, 'Deshpande');
  await follow(asha, /^Meera Deshpande/, 'Write to Meera Deshpande');
  await asha.getByLabel('Your first message').fill('One');
  await asha.getByRole('button', { name: 'Send' }).click();
  await expect(asha).toHaveURL(/\/messages\/\w+$/);
  const address = new URL(asha.url()).pathname;

  let isCut = false;
  const lines = new Set<{ close: () => Promise<void> }>();
  await meera.routeWebSocket(/\/v1\/realtime/, (line) => {
    if (isCut) return void line.close();
    lines.add(line);
    line.connectToServer();
  });
  await open(meera, '/dashboard');
  await expect(meera.getByRole('link', { name: 'Messages, 1 new' }).first()).toBeVisible();
  await follow(meera, 'Messages, 1 new', /^Asha Kulkarni/);
  await expect.poll(() => shown(meera)).toEqual(['One']);
  await expect(meera.getByRole('link', { name: /Messages, . new/ })).toHaveCount(0);
  await write(meera, 'Two, see https://example.org/rooms');
  await expect.poll(() => shown(asha)).toEqual(['One', 'Two, see https://example.org/rooms']);

  // The connection is cut; the messages sent meanwhile appear when it is back.
  isCut = true;
  for (const line of lines) await line.close();
  for (const text of ['Three', 'Four']) await write(asha, text);
  await expect.poll(async () => (await shown(asha)).length).toBe(4);
  expect((await shown(meera)).length).toBe(2);
  for (const milliseconds of rounds([], [60_000])) await meera.waitForTimeout(milliseconds);
  isCut = false;
  await meera.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => shown(meera), { timeout: 15_000 }).toEqual(await shown(asha));

  // Messages that find no server stay on the page over a reload and are sent in their order.
  await asha.route('**/v1/conversations/*/messages', (route) => route.abort());
  for (const text of ['Five', 'Six']) await write(asha, text);
  await expect(asha.locator('.talk-outgoing')).toHaveCount(2);
  await asha.reload();
  await expect(asha.locator('.talk-outgoing')).toHaveCount(2);
  await expectFlawless(asha, 'messages on their way');
  // Any page of hers sends it, with no conversation open.
  await open(asha, '/dashboard');
  await asha.unroute('**/v1/conversations/*/messages');
  await asha.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await shown(meera)).slice(4), { timeout: 30_000 }).toEqual(['Five', 'Six']);
  await follow(asha, 'Messages', /^Meera Deshpande/);
  await expect(asha.locator('.talk-outgoing')).toHaveCount(0);

  // Both write while the server restarts; a file that was uploaded before goes with its message.
  await meera.locator('input[type=file]').setInputFiles({ ...pdf, name: 'plan.pdf' });
  await expect(meera.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  const restarted = server.restart();
  await write(meera, 'Seven');
  await write(meera, 'Eight');
  await write(asha, 'From Asha');
  await restarted;
  for (const page of [asha, meera]) {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('.talk-outgoing')).toHaveCount(0, { timeout: 60_000 });
    await expect.poll(async () => (await shown(page)).length, { timeout: 60_000 }).toBe(9);
  }
  const said = await shown(asha);
  expect(await shown(meera)).toEqual(said);
  expect(said.slice(0, 6)).toEqual([
    'One',
    'Two, see https://example.org/rooms',
    'Three',
    'Four',
    'Five',
    'Six',
  ]);
  expect(said.slice(6).toSorted()).toEqual(['Eight', 'From Asha', 'Seven']);
  expect(said.indexOf('Seven')).toBeLessThan(said.indexOf('Eight'));
  await expect(asha.getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
  await expectFlawless(asha, 'a conversation');

  // The other page shows each edit and each deletion.
  await asha.getByRole('link', { name: 'Edit or delete: From Asha' }).click();
  await expect(asha).toHaveURL(/\/messages\/\w+\/\d+$/);
  await expect(asha.locator('html[data-ready]')).toBeAttached();
  await asha.getByRole('textbox', { name: 'Message' }).fill('From Asha, once more');
  await asha.getByRole('button', { name: 'Save' }).click();
  await expect(asha).toHaveURL(address);
  await expect(asha.getByText('From Asha, once more')).toBeVisible();
  await expect(meera.getByText('From Asha, once more')).toBeVisible();
  await asha.getByRole('link', { name: 'Edit or delete: From Asha' }).click();
  await expectFlawless(asha, 'changing a message');
  await asha.getByRole('button', { name: 'Delete message' }).click();
  await expect(meera.getByText('From Asha, once more')).toBeHidden();
  await expect(meera.getByText('deleted', { exact: true })).toBeVisible();

  // A long conversation opens at the newest message and keeps its scroll position while earlier ones load above. Both pages
  // are left first, since an open page would draw each new message.
  for (const page of [asha, meera]) await leaveSite(page);
  const conversation = `/v1/conversations/${address.split('/').at(-1)}/messages`;
  for (let at = 0; at < 50; at++)
    expect(
      (await asha.request.post(conversation, { headers, data: { key: `k${at}`, text: `Line ${at}` } })).ok(),
    ).toBe(true);
  await fromToday(asha, 'Messages', /^Meera Deshpande/);
  await expect(asha.getByText('Line 49', { exact: true })).toBeInViewport();
  await asha.getByRole('log').evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
  const place = async () => (await asha.getByText('Line 3', { exact: true }).boundingBox())?.y ?? Number.NaN;
  const before = await place();
  await asha.getByRole('link', { name: 'Earlier messages' }).click();
  await expect(asha.getByText('Three', { exact: true })).toBeAttached();
  expect(Math.abs((await place()) - before)).toBeLessThan(60);
  await fromToday(asha, /^Messages/);
  await expectFlawless(asha, 'the list');

  // Whom she wants no more of: every page that leads out of it.
  const { $id: other } = await (await meera.request.get('/v1/account', { headers })).json();
  await follow(asha, /^Meera Deshpande/, 'Meera Deshpande', 'Report Meera Deshpande');
  await expectFlawless(asha, 'a report');
  await asha.goBack();
  await follow(asha, /^Block/);
  await expectFlawless(asha, 'before a block');
  expect((await asha.request.put(`/v1/account/blocks/${other}`, { headers })).ok()).toBe(true);
  await fromToday(asha, 'You', /^Settings/, /blocked/);
  await expect(asha.getByText('Meera Deshpande')).toBeVisible();
  await expectFlawless(asha, 'blocked people');
  await fromToday(asha, 'Messages', /^Meera Deshpande/);
  await expect(asha.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expectFlawless(asha, 'a conversation that has ended');
});

test('a pending request, a declined request and a decided case are accessible', async ({
  page: asha,
  server,
  openWindow,
  database,
}) => {
  await join(asha, server, { name: 'Asha Kulkarni', email: newEmail('asks'), role: 'Entrepreneur' });
  await sayBirthDate(asha.context().request);
  const meera = await openWindow({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.78' } });
  await join(meera, server, { name: 'Meera Gokhale', email: newEmail('asked'), role: 'Entrepreneur' });
  await sayBirthDate(meera.request);
  for (const { request } of [asha, meera]) {
    const handle = `${request === asha.request ? 'asks' : 'asked'}-${Date.now().toString(36)}`;
    await request.put('/v1/account/handle', { data: { handle }, headers });
    await request.put('/v1/account/visibility', { data: { visibility: 'members' }, headers });
  }
  const { $id: asker } = await (await asha.request.get('/v1/account', { headers })).json();
  // Only who is verified writes to strangers.
  const { db, close } = connect(database);
  await verificationOf({ db } as Core, { id: asker }, 'verified');
  await close();

  await fromToday(asha, 'Find', 'People');
  await search(asha, 'Gokhale');
  await follow(asha, /^Meera Gokhale/, 'Write to Meera Gokhale');
  await asha.getByLabel('Your first message').fill(firstMessage);
  await asha.getByRole('button', { name: 'Send' }).click();
  await expect(asha).toHaveURL(/\/messages\/\w+$/);
  await expect(asha.getByText(/^Waiting for Meera Gokhale/)).toBeVisible();
  await expectFlawless(asha, 'a request of one’s own');
  const _address = new URL(asha.url()).pathname;
  await fromToday(meera, /^Messages/);
  await expectFlawless(meera, 'a list with a request');
  await follow(meera, /^Requests/, /^Asha Kulkarni/);
  await expectFlawless(meera, 'a request');
  await meera.getByRole('button', { name: 'Decline' }).click();
  await expect(meera.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await expectFlawless(meera, 'a request that was declined');
  await fromToday(asha, 'Messages', /^Meera Gokhale/);
  await expect(asha.getByText(/^Not this time: Meera Gokhale has declined/)).toBeVisible();
  await expectFlawless(asha, 'no answer that one hopes for');

  await follow(meera, 'Asha Kulkarni', 'Report Asha Kulkarni');
  await meera.getByLabel('What is it?').selectOption('money');
  await meera.getByLabel('In your words').fill('She asks for money before she says what for.');
  await meera.getByRole('button', { name: 'Send the report' }).click();
  await expect(meera.getByRole('heading', { name: 'Thank you. We have your report.' })).toBeVisible();
  await expectFlawless(meera, 'a report that was sent');
  const chief = await openWindow();
  await enterAsAdministrator(chief, server);
  await goToDesk(chief, 'Cases');
  await chief.getByRole('link', { name: /Asha Kulkarni/ }).click();
  await chief.getByLabel('Reason').first().waitFor();
  await expectFlawless(chief, 'a case to be decided');
  await chief.getByLabel('What is to be done').selectOption('nothing');
  await chief.getByLabel('Reason').first().fill('Nothing here is against the rules.');
  await chief.getByRole('button', { name: 'Decide' }).click();
  await expect(chief.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  await expectFlawless(chief, 'a case that was decided');
});
