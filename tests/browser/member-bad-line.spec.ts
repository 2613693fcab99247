import { expect, open, test } from './fixture.ts';
import {
  enterThroughContract,
  fillAccount,
  follow,
  fromToday,
  join,
  newEmail,
  password,
  sayBirthDate,
  sessionCookie,
  signUp,
  subscribed,
  verifyEmail,
  zip,
} from './member-steps.ts';

test('an upload can be cancelled and resumes after a lost line; a repeated submit makes one account', async ({
  page,
  server,
  context,
  expectTrouble,
}) => {
  test.slow();
  expectTrouble(/storage\/buckets\/portfolios|signup\.data|ERR_/);
  const email = newEmail('line');
  await open(page, '/signup');
  await fillAccount(page, { name: 'Bad Line', email, role: 'Entrepreneur' });
  await verifyEmail(page, server, email);
  await page.route('**/v1/storage/**', () => {});
  await page.getByLabel('Portfolio').setInputFiles(zip(1024));
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('portfolio.zip')).toBeHidden();
  await page.unroute('**/v1/storage/**');

  // The first chunk gets through, the second meets a dead line.
  let chunks = 0;
  await page.route('**/v1/storage/**', async (route) => {
    chunks++;
    if (chunks === 2) await context.setOffline(true);
    await route.continue();
  });
  await page.getByLabel('Portfolio').setInputFiles(zip(6 * 1024 * 1024));
  await expect(page.getByText('Connection lost. The upload continues when it is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();

  let answers = 0;
  await page.route('**/signup.data', async (route) => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    answers++;
    if (answers === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Saharambh.');
  // The button stands at the end of a form much higher than the screen, and the banner above it.
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('');
  // Without the session cookie and after a reload the page shows the same form.
  await context.clearCookies({ name: /a_session|signed_in/ });
  await page.reload();
  // The typed values come back when the scripts run.
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Welcome to Saharambh, Bad Line!')).toBeVisible();
  await follow(page, 'You');
  await expect(page.getByText('portfolio.zip')).toBeVisible();
});

test('without a line the dashboard stays as it is, and asks again when the line is back', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/dashboard\.data|frame|ERR_|WebSocket/);
  const ready = subscribed(page);
  await signUp(page, server, { name: 'Off Line', email: newEmail('off'), role: 'Mentor' });
  await ready;
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'));
  const asked = page.waitForEvent('requestfailed', (request) => /\.data/.test(request.url()));
  const headers = { 'X-Appwrite-Project': 'saharambh' };
  await page.context().request.patch('/v1/account/name', { data: { name: 'On Line' }, headers });
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Off Line!');
});

test('a link to another document opens where only the browser says that it is offline', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await open(page, '/');
  await follow(page, 'Startup Incubation', 'Start a Project');
  await expect(page).toHaveURL('/signup?next=%2Fmy%2Fprojects%2Fnew');
});

test('offline, a followed link waits, keeps the typed text and opens later; a hover loses nothing', async ({
  page,
  server,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|realtime|WebSocket/);
  await enterThroughContract(page, server, newEmail('waits'));
  await sayBirthDate(page.context().request);
  await fromToday(page, 'Find', 'People');
  // A browser that remembers that a script failed loads the next page as a document, which waits for its scripts.
  const opens = async (path: string) => {
    await expect(page).toHaveURL(path, { timeout: 4000 });
    await expect(page.locator('html[data-ready]')).toBeAttached();
  };
  const rooms = page.getByRole('navigation', { name: 'Your places' });
  const typed = page.getByRole('searchbox');
  await typed.fill('Whoever keeps bees');
  await context.setOffline(true);
  // Neither the scripts of these pages nor what stands on them have been asked for before.
  const refused = page.waitForEvent('requestfailed', (request) => /\/assets\/page-/.test(request.url()));
  await rooms.getByRole('link', { name: 'Projects' }).hover();
  await refused;
  await rooms.getByRole('link', { name: 'You', exact: true }).click();
  const waits = page.getByText('No connection. The page comes when it is back.');
  await expect(waits).toBeVisible();
  await expect(typed).toHaveValue('Whoever keeps bees');
  // A member who goes on typing stays on the page and can follow the link later.
  await typed.fill('Whoever keeps bees and goats');
  await expect(waits).toBeHidden();
  await context.setOffline(false);
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await expect(page).toHaveURL('/find/people');
  await expect(typed).toHaveValue('Whoever keeps bees and goats');
  await rooms.getByRole('link', { name: 'You', exact: true }).click();
  await opens('/you');
  await context.setOffline(true);
  await rooms.getByRole('link', { name: 'Projects' }).click();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await opens('/my/projects');
  await expect(waits).toBeHidden();
  await page.goBack();
  await opens('/you');
  await follow(page, 'Projects');
  await rooms.getByRole('link', { name: 'You', exact: true }).click();
  await opens('/you');
  // A page that needs a full document load also stays pending while offline.
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(waits).toBeVisible();
  // A member who goes elsewhere is not led there later.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/my/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expect(waits).toBeHidden();
  await context.setOffline(false);
  await rooms.getByRole('link', { name: 'You', exact: true }).click();
  await opens('/you');
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(page).toHaveURL('/you/skills');
});

test('a followed link and the page after a form ask the server once, and a hover asks nothing', async ({
  page,
  server,
}) => {
  // A live update would ask the server as well.
  await page.routeWebSocket(/realtime/, () => {});
  await enterThroughContract(page, server, newEmail('once'));
  await follow(page, /^Notifications/, 'Choose what we email you');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const you = page.getByRole('navigation').getByRole('link', { name: 'You', exact: true });
  const ahead = page.waitForRequest(/\/assets\/page-.*\.js/);
  await you.hover();
  await ahead;
  await you.click();
  await expect(page).toHaveURL('/you');
  expect(asked).toEqual([
    'POST /settings/notifications.data',
    'GET /settings/notifications.data',
    'GET /you.data',
  ]);
});

test('a logout leads to the home page, whatever the left page was still asking for', async ({
  page,
  server,
}) => {
  const { promise: sessionEnd, resolve: endSession } = Promise.withResolvers<void>();
  const { promise: refusal, resolve: refuse } = Promise.withResolvers<void>();
  await enterThroughContract(page, server, newEmail('leaver'));
  await follow(page, 'You', /^Settings/);
  const asked = new Promise<void>((resolve) => {
    void page.route(/\/settings\.data/, async (route) => {
      resolve();
      await sessionEnd;
      const answer = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ response: answer });
      refuse();
    });
  });
  // This live update makes the page ask again, and that request learns of the ended session before the logout is answered.
  const headers = { 'X-Appwrite-Project': 'saharambh' };
  const renamed = await page.request.patch('/v1/account/name', { headers, data: { name: 'Asha Rao' } });
  expect(renamed.status()).toBe(200);
  await asked;
  await page.route(/\/logout/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    endSession();
    await refusal;
    await route.fulfill({ response: answer });
  });
  await page.getByRole('main').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('You are logged out on all your devices.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a logout without a line is made up for when the line is back, and one that is refused for now later', async ({
  page,
  server,
  context,
  expectTrouble,
}) => {
  expectTrouble(/logout|frame|ERR_|WebSocket|\.data|503/);
  await enterThroughContract(page, server, newEmail('waiter'));
  await follow(page, 'You', /^Settings/);
  await context.setOffline(true);
  const button = page.getByRole('main').getByRole('button', { name: 'Log out everywhere' });
  await button.click();
  await expect(page.getByText(/as soon as it is back/)).toBeVisible();
  await page.route('**/logout', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await context.setOffline(false);
  await expect(page).toHaveURL('/', { timeout: 20_000 });
  await expect(page.getByText('You are logged out on all your devices.')).toBeVisible();
});

test('an edit outlives a session that ended meanwhile', async ({ page, server, context, expectTrouble }) => {
  expectTrouble(/401/);
  const email = newEmail('ended');
  await join(page, server, { name: 'En Ded', email, role: 'Mentor' });
  // Without live updates the page cannot learn of the ended session before the button is pressed.
  await page.routeWebSocket(/realtime/, () => {});
  await fromToday(page, 'You', /^Edit profile/);
  await page.getByLabel('Full name').fill('En Ded Again');
  await context.clearCookies({ name: sessionCookie });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has ended. What you typed is kept.');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Rangoli#42');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('En Ded Again');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En Ded Again');
});

test('the form keeps text and ticks that were entered before the scripts arrived', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/entry.client*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/signup');
  await page.getByLabel('Role').selectOption('Student');
  await page.getByLabel('Full name').fill('Early Typer');
  await page.getByLabel('Password', { exact: true }).fill('Rangoli#42');
  await page.getByLabel('I agree to the Terms & Privacy Policy').check();
  // The style sheet alone shows the sections of the role.
  await expect(page.getByRole('group', { name: 'Date of birth' })).toBeVisible();
  await expect(page.getByLabel('Company URL')).toBeHidden();
  letThrough();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByLabel('Full name')).toHaveValue('Early Typer');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Rangoli#42');
  await expect(page.getByLabel('I agree to the Terms & Privacy Policy')).toBeChecked();
});
