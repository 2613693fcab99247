import { expect, test } from './fixture.ts';
import {
  enterThroughContract,
  fromToday,
  join,
  newEmail,
  password,
  signUp,
  subscribed,
} from './member-steps.ts';

const documents = '/v1/databases/main/collections/profiles/documents';
const headers = { 'X-Appwrite-Project': 'saharambh' };

test('an open dashboard asks again after its own member’s events, and not after those of others', async ({
  page,
  openWindow,
  server,
}) => {
  const asha = { name: 'Asha Kulkarni', email: newEmail('asha'), role: 'Student' };
  const ready = subscribed(page);
  await signUp(page, server, asha);
  await ready;
  const from = (address: string) =>
    openWindow({ isPlain: true, extraHTTPHeaders: { 'x-forwarded-for': address } });
  const other = await from('203.0.113.250');
  await join(other, server, { name: 'Kwame Mensah', email: newEmail('kwame'), role: 'Student' });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shared = await other.request.post(documents, {
    headers,
    data: {
      documentId: 'unique()',
      data: {
        name: 'Shared by Kwame',
        Email: 'kwame@example.org',
        phone: '+919822012345',
        role: 'Student',
        location: 'Nagpur',
        agree: true,
        id: `shared${Date.now()}`,
      },
      permissions: ['read("users")'],
    },
  });
  expect(shared.status()).toBe(201);
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);

  const phone = await from('203.0.113.251');
  const session = await phone.request.post('/v1/account/sessions/email', {
    headers,
    data: { email: asha.email, password },
  });
  expect(session.status()).toBe(201);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = asked.length;
  const query = encodeURIComponent(JSON.stringify({ method: 'limit', values: [1] }));
  const list = await phone.request.get(`${documents}?queries[0]=${query}`, { headers });
  const { documents: own } = await list.json();
  const changed = await phone.request.patch(`${documents}/${own[0].$id}`, {
    headers,
    data: { data: { college: 'COEP Pune' } },
  });
  expect(changed.status()).toBe(200);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

test('a page that has just been made is not asked for again when its line stands', async ({
  page,
  server,
}) => {
  await signUp(page, server, { name: 'Asha Kulkarni', email: newEmail('still'), role: 'Student' });
  // Waits for the live updates that the sign-up has caused.
  await page.waitForTimeout(1500);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) asked.push(request.url());
  });
  for (const links of [[], ['Messages'], ['You', /^Settings/]]) {
    await fromToday(page, ...links);
    asked.length = 0;
    const ready = subscribed(page);
    await page.reload();
    await ready;
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  }
});

test('the page shows a change that happened before its realtime connection opened', async ({
  page,
  server,
}) => {
  const email = newEmail('gap');
  await enterThroughContract(page, server, email);
  // The line to the server opens late, as it does while scripts are still on their way.
  const line = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/v1\/realtime/, async (route) => {
    await line.promise;
    route.connectToServer();
  });
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const renamed = await page.request.patch('/v1/account/name', { headers, data: { name: 'Asha Rao' } });
  expect(renamed.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email);
  line.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha Rao!');
});

test('a live update of one’s own act that comes before its answer loads no page twice', async ({
  page,
  server,
}) => {
  const liveUpdate: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/"type":"event"/.test(String(payload))) liveUpdate.push(String(payload));
    }),
  );
  await join(page, server, { name: 'Asha Rao', email: newEmail('own'), role: 'Mentor' });
  const ready = subscribed(page);
  await fromToday(page, 'You', /^Edit profile/);
  await ready;
  await page.route('**/profile.data', async (route) => {
    const answer = await route.fetch();
    await expect.poll(() => liveUpdate.join()).toContain('Asha Kulkarni');
    await route.fulfill({ response: answer });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isSent = request.method() === 'POST' || asked.length > 0;
    if (isSent && pathname.endsWith('.data')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.getByLabel('Full name').fill('Asha Kulkarni');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Kulkarni');
  // The page handles delayed live updates a moment after the last request has ended.
  await page.waitForTimeout(300);
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  expect(asked).toEqual(['POST /you/profile.data', 'GET /you.data', 'GET /settings.data']);
});
