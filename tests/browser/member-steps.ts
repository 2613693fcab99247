import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { expect, open, takenOver, test } from './fixture.ts';

export const password = 'Rangoli#42';
/** The cookies of a session: over https there is one more, whose name begins with `__Host-`. */
export const sessionCookie = /a_session_saharambh$/;

let people = 0;
/** An address that no other test uses. */
export function newEmail(name: string): string {
  people++;
  return `${name}.${process.pid}.${Date.now().toString(36)}.${people}@example.org`;
}

export type Person = { name: string; email: string; role: string };

export async function fillAccount(page: Page, { name, email, role }: Person) {
  // The form keeps earlier input, but its scripts add the sections of a role, which would move a box away under a click.
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByLabel('Role').selectOption(role);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('98123 45678');
  await page.getByLabel('Location').selectOption('Nagpur');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the Terms & Privacy Policy').check();
}

export async function fillStudies(page: Page) {
  await fillBirthDate(page, '29', '2', '2004');
  await page.getByLabel('Education level').selectOption('Undergraduate');
  await page.getByLabel('Degree or class').selectOption('B.Tech');
  await page.getByLabel('Field of study').selectOption('Civil');
  await page.getByLabel('College or school').fill('VNIT Nagpur');
}

export async function fillBirthDate(page: Page, day: string, month: string, year: string) {
  const date = page.getByRole('group', { name: 'Date of birth' });
  await date.getByLabel('Day').fill(day);
  await date.getByLabel('Month').fill(month);
  await date.getByLabel('Year').fill(year);
}

export async function codeMailedTo(server: RunningServer, email: string): Promise<string> {
  const message = await server.emailTo(email, ({ text }) => /\b\d{6}\b/.test(text ?? ''));
  const code = /\b\d{6}\b/.exec(message.text ?? '')?.[0];
  if (!code) throw new Error(`the letter to ${email} holds no code`);
  return code;
}

export async function verifyEmail(page: Page, server: RunningServer, email: string) {
  await page.getByRole('button', { name: 'Send OTP' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, email));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Email verified')).toBeVisible();
}

const studies = {
  dob: '2004-02-29',
  educationLevel: 'Undergraduate',
  subLevel: 'B.Tech',
  majorField: 'Civil',
  college: 'VNIT Nagpur',
};

/**
 * Opens a group of filters. It stands next to the list on a wide screen; otherwise it unfolds, as a dialog with scripts.
 */
export async function openFilters(
  page: Page,
  group: string,
  javaScriptEnabled = true,
): Promise<Page | Locator> {
  const opener = page.getByText(group, { exact: true }).first();
  if (!(await opener.isVisible())) return page;
  await opener.click();
  return javaScriptEnabled ? page.getByRole('dialog', { name: group }) : page;
}

/** Resolves once the server has confirmed both of the page's subscriptions. */
export function subscribed(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let received = '';
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        received += payload;
        if (received.includes('profiles.documents')) resolve();
      }),
    );
  });
}

/** Follows links by their names, one after another, as a member does who knows no address. Resolves where the last one leads. */
export async function follow(page: Page, ...links: (string | RegExp)[]) {
  for (const name of links) {
    const link = page
      .getByRole('link', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
    const before = page.url();
    const [goal] = new URL((await link.getAttribute('href')) ?? '', before).href.split('#');
    await link.click();
    // A page of another part of the site is loaded as a document, some time after the press.
    if (goal !== before.split('#')[0]) await expect.poll(() => page.url()).not.toBe(before);
    await takenOver(page);
  }
}

/** From Today on, links alone. */
export async function fromToday(page: Page, ...links: (string | RegExp)[]) {
  await open(page, '/dashboard');
  await follow(page, ...links);
}

/** Follows the link in an email that leads to this page. */
export async function openFromEmail(page: Page, { text = '' }: { text?: string }, name: string) {
  const [link] = new RegExp(`https?://\\S+/${name}\\S*`).exec(text) ?? [];
  if (!link) throw new Error(`the letter holds no link to ${name}`);
  await open(page, link);
}

/**
 * Opens an address that a person types or has from outside: of a page that must refuse them, of a public page of another member, of a
 * link that was copied wrongly. To all others leads a link that is pressed (tests/rules/typed-addresses.test.ts).
 */
export async function typeAddress(page: Page, address: string) {
  await open(page, address);
}

/** Shows nothing of the site any more: an open page would hear of what others do, and draw it. */
export async function leaveSite(page: Page) {
  await page.goto('about:blank');
}

/** Fills the search of a list and sends it. */
export async function search(page: Page, words: string) {
  const field = page.getByRole('searchbox').filter({ visible: true }).first();
  await field.fill(words);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${words}`));
}

/** An account with a profile, made and entered through the API; the page is signed in, on the dashboard. */
export async function signUp(page: Page, server: RunningServer, person: Person) {
  await leaveSite(page);
  await join(page, server, person);
  await open(page, '/dashboard');
}

/** As `signUp`, for pages without scripts too: the browser is signed in, and shows what it did before. */
export async function join(page: Page, server: RunningServer, person: Person, said: object = {}) {
  const { request } = page.context();
  const { name, email, role } = person;
  const options = (data: object) => ({ data, headers: { 'X-Appwrite-Project': 'saharambh' } });
  const sent = await (await request.post('/v1/sign-ups/codes', options({ email }))).json();
  const proof = options({ userId: sent.userId, secret: await codeMailedTo(server, email) });
  expect((await request.put('/v1/sign-ups/codes', proof)).status()).toBe(200);
  const form = {
    name,
    email,
    role,
    phone: '+919812345678',
    location: 'Nagpur',
    password,
    confirmPassword: password,
    agree: true,
    ...(role === 'Student' ? studies : {}),
    ...said,
  };
  expect((await request.post('/v1/sign-ups', options(form))).status()).toBe(201);
}

/** An account with a proven address, made as a mobile app would make it; the page stays signed out. */
export async function joinThroughContract(request: APIRequestContext, server: RunningServer, person: Person) {
  const { name, email } = person;
  const options = (data: object) => ({ data, headers: { 'X-Appwrite-Project': 'saharambh' } });
  const token = await request.post('/v1/account/tokens/email', options({ userId: 'unique()', email }));
  const { userId } = await token.json();
  const secret = await codeMailedTo(server, email);
  expect((await request.post('/v1/account/sessions/token', options({ userId, secret }))).status()).toBe(201);
  expect((await request.patch('/v1/account/name', options({ name }))).status()).toBe(200);
  expect((await request.patch('/v1/account/password', options({ password }))).status()).toBe(200);
}

/** Without it an account has neither files nor a photo. */
export async function sayBirthDate(request: APIRequestContext, birthDate = '1990-01-01') {
  const headers = { 'X-Appwrite-Project': 'saharambh' };
  const said = await request.put('/v1/account/birth-date', { data: { birthDate }, headers });
  expect(said.status()).toBe(200);
}

export async function signIn(page: Page, email: string, secret = password) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Comes in with an account that an app has begun by a mailed code: without a name, a password or a profile. */
export async function enterThroughContract(page: Page, server: RunningServer, email: string) {
  const { request } = page.context();
  const options = (data: object) => ({ data, headers: { 'X-Appwrite-Project': 'saharambh' } });
  const token = await request.post('/v1/account/tokens/email', options({ userId: 'unique()', email }));
  const { userId } = await token.json();
  const secret = await codeMailedTo(server, email);
  expect((await request.post('/v1/account/sessions/token', options({ userId, secret }))).status()).toBe(201);
  await open(page, '/dashboard');
}

export const pdf = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A large file on disk: as a buffer it would go to the browser and into its page as text. */
export function onDisk(name: string, bytes: Buffer): string {
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  return file;
}

/** A ZIP with one stored file of the given size: above 5 MiB it goes up in chunks. */
export function zip(bytes: number): string {
  const name = Buffer.from('drawing.bin');
  const body = Buffer.alloc(bytes, 7);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(body), 10);
  common.writeUInt32LE(bytes, 14);
  common.writeUInt32LE(bytes, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, body]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return onDisk('portfolio.zip', Buffer.concat([local, central, end]));
}
