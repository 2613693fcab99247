import type { BrowserContextOptions, Page } from '@playwright/test';
import { firstMessage } from '#tests/conversations/conversations.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { conversing, requesting, shown, writeMessage } from './conversation-steps.ts';
import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { follow, fromToday, leaveSite, pdf } from './member-steps.ts';

test.describe.configure({ timeout: 180_000 });

/** Two windows with the same conversation; the line of live updates of Meera's is held in hand. */
async function inConversation(
  page: Page,
  openWindow: (options?: BrowserContextOptions) => Promise<Page>,
  world: Parameters<typeof conversing>[2],
) {
  const meera = await openWindow();
  const { path } = await conversing(page, meera, world);
  await fromToday(page, 'Messages', /^Meera Deshpande/);
  await expect(page).toHaveURL(path);
  return { asha: page, meera, path };
}

test('messages between two browsers arrive once and in order, over a cut line', async ({
  page,
  server,
  database,
  openWindow,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|WebSocket|realtime/);
  const { asha, meera } = await inConversation(page, openWindow, { server, database });
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
  await writeMessage(meera, 'Two, see https://example.org/rooms');
  await expect.poll(() => shown(asha)).toEqual(['One', 'Two, see https://example.org/rooms']);

  // The messages sent meanwhile appear when the line is back.
  isCut = true;
  for (const line of lines) await line.close();
  for (const text of ['Three', 'Four']) await writeMessage(asha, text);
  await expect.poll(async () => (await shown(asha)).length).toBe(4);
  expect((await shown(meera)).length).toBe(2);
  for (const milliseconds of rounds([], [60_000])) await meera.waitForTimeout(milliseconds);
  isCut = false;
  await meera.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => shown(meera), { timeout: 15_000 }).toEqual(await shown(asha));
  expect((await shown(meera)).slice(2)).toEqual(['Three', 'Four']);
});

test('messages that find no server stay over a reload, and any page sends them in their order', async ({
  page: asha,
  server,
  database,
  openWindow,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|WebSocket|realtime/);
  const { path } = await conversing(asha, await openWindow({ isPlain: true }), { server, database });
  await fromToday(asha, 'Messages', /^Meera Deshpande/);
  await expect(asha).toHaveURL(path);
  await asha.route('**/v1/conversations/*/messages', (route) => route.abort());
  for (const text of ['Five', 'Six']) await writeMessage(asha, text);
  await expect(asha.locator('.talk-outgoing')).toHaveCount(2);
  await asha.reload();
  await expect(asha.locator('.talk-outgoing')).toHaveCount(2);
  await expectFlawless(asha, 'messages on their way');
  // Any page of hers sends it, with no conversation open.
  await open(asha, '/dashboard');
  await asha.unroute('**/v1/conversations/*/messages');
  let sent = 0;
  asha.on('response', (response) => {
    if (/\/v1\/conversations\/\w+\/messages$/.test(response.url())) sent++;
  });
  await asha.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => sent).toBe(2);
  await follow(asha, 'Messages', /^Meera Deshpande/);
  await expect.poll(() => shown(asha)).toEqual(['One', 'Five', 'Six']);
  await expect(asha.locator('.talk-outgoing')).toHaveCount(0);
});

test('messages written while the server restarts arrive once, one of them with its uploaded file', async ({
  page,
  server,
  database,
  openWindow,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|WebSocket|5\d\d|realtime/);
  const { asha, meera } = await inConversation(page, openWindow, { server, database });
  await fromToday(meera, /^Messages/, /^Asha Kulkarni/);
  await meera.locator('input[type=file]').setInputFiles({ ...pdf, name: 'plan.pdf' });
  await expect(meera.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  const restarted = server.restart();
  await writeMessage(meera, 'Seven');
  await writeMessage(meera, 'Eight');
  await writeMessage(asha, 'From Asha');
  await restarted;
  for (const one of [asha, meera]) {
    await one.evaluate(() => dispatchEvent(new Event('online')));
    await expect(one.locator('.talk-outgoing')).toHaveCount(0, { timeout: 60_000 });
    await expect.poll(async () => (await shown(one)).length, { timeout: 60_000 }).toBe(4);
  }
  const said = await shown(asha);
  expect(await shown(meera)).toEqual(said);
  expect(said.slice(1).toSorted()).toEqual(['Eight', 'From Asha', 'Seven']);
  expect(said.indexOf('Seven')).toBeLessThan(said.indexOf('Eight'));
  await expect(asha.getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
  await expectFlawless(asha, 'a conversation');
});

test('an open conversation shows each edit and each deletion of the other side', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  const asha = await openWindow({ isPlain: true });
  const { path } = await conversing(asha, meera, { server, database });
  await fromToday(asha, 'Messages', /^Meera Deshpande/);
  await fromToday(meera, /^Messages/, /^Asha Kulkarni/);
  await asha.getByRole('link', { name: 'Edit or delete: One' }).click();
  await expect(asha).toHaveURL(/\/messages\/\w+\/\d+$/);
  await asha.getByRole('textbox', { name: 'Message' }).fill('One, once more');
  await asha.getByRole('button', { name: 'Save' }).click();
  await expect(asha).toHaveURL(path);
  await expect(asha.getByText('One, once more', { exact: true })).toBeVisible();
  await expect(meera.getByText('One, once more', { exact: true })).toBeVisible();
  await asha.getByRole('link', { name: 'Edit or delete: One' }).click();
  await asha.getByRole('button', { name: 'Delete message' }).click();
  await expect(meera.getByText('One, once more', { exact: true })).toBeHidden();
  await expect(meera.getByText('deleted', { exact: true })).toBeVisible();
});

test('a long conversation opens at its newest message and stays in place while earlier ones load', async ({
  page: asha,
  server,
  database,
  openWindow,
}) => {
  await conversing(asha, await openWindow({ isPlain: true }), { server, database }, 57);
  await fromToday(asha, 'Messages', /^Meera Deshpande/);
  await expect(asha.getByText('Line 57', { exact: true })).toBeInViewport();
  await asha.getByRole('log').evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
  const position = async () =>
    (await asha.getByText('Line 11', { exact: true }).boundingBox())?.y ?? Number.NaN;
  const before = await position();
  await asha.getByRole('link', { name: 'Earlier messages' }).click();
  await expect(asha.getByText('Line 1', { exact: true })).toBeAttached();
  expect(Math.abs((await position()) - before)).toBeLessThan(60);
});

test('a request is read by its reader, and its sender learns of the refusal on the open page', async ({
  page: asha,
  server,
  database,
  openWindow,
}) => {
  const meera = await openWindow();
  await requesting(asha, meera, { server, database }, firstMessage);
  await fromToday(asha, 'Messages', /^Meera Deshpande/);
  await expect(asha.getByText(/^Waiting for Meera Deshpande/)).toBeVisible();
  await fromToday(meera, /^Messages/, /^Requests/, /^Asha Kulkarni/);
  await expectFlawless(meera, 'a request');
  await meera.getByRole('button', { name: 'Decline' }).click();
  await expect(meera.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await leaveSite(meera);
  await expect(asha.getByText(/^Not this time: Meera Deshpande has declined/)).toBeVisible();
});
