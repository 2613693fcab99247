import { connect } from '#db/connect.ts';
import { dayFromNow, expectNarrow } from './agreement-steps.ts';
import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { follow, fromToday, join, newEmail, openFilters, sayBirthDate } from './member-steps.ts';

const headers = { 'X-Appwrite-Project': 'saharambh' };
test('on two phones a founder opens an opportunity and a student applies, meets the team and joins', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  test.setTimeout(90_000);
  await join(meera, server, { name: 'Meera Joshi', email: newEmail('meera'), role: 'Entrepreneur' });
  const asha = await openWindow({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.78' } });
  await join(asha, server, { name: 'Asha Rao', email: newEmail('asha'), role: 'Student' });
  const founder = meera.context().request;
  await sayBirthDate(founder);
  const handle = `meera-${Date.now().toString(36)}`;
  await founder.put('/v1/account/handle', { data: { handle }, headers });
  await founder.put('/v1/account/visibility', { data: { visibility: 'public' }, headers });
  const project = { name: `Cold rooms ${handle}`, line: 'Cold rooms that growers share' };
  const { slug } = await (await founder.post('/v1/projects', { headers, data: project })).json();
  const said = {
    problem: 'Rot.',
    today: 'One room.',
    next: 'Three.',
    stage: 'Pilot',
    sectors: ['Agriculture'],
  };
  await founder.patch(`/v1/projects/${slug}`, { headers, data: { version: 1, ...said } });
  expect((await founder.put(`/v1/projects/${slug}/publication`, { headers })).ok()).toBe(true);

  const title = `Meter reader ${handle}`;
  await fromToday(meera, 'Projects', new RegExp(project.name), 'Opportunities');
  await meera.getByLabel('Kind').selectOption('Internship');
  await meera.getByLabel('Title').fill(title);
  await meera.getByRole('button', { name: 'Begin' }).click();
  await expect(meera.getByText('8 things left')).toBeVisible();
  const place = new URL(meera.url()).pathname;
  await follow(meera, 'Edit: What it is');
  await meera.getByLabel('What you would do').fill('Read the meters of three rooms.');
  await meera.getByLabel('What we look for').fill('Somebody who looks twice.');
  await meera.getByRole('button', { name: 'Save and go on' }).click();
  await expect(meera).toHaveURL(`${place}/edit/terms`);
  await meera.getByLabel('Begins on').fill(dayFromNow(20));
  await meera.getByLabel('Weeks').fill('8');
  await meera.getByLabel('Hours a week').fill('8');
  await meera.getByLabel('Where the work is done').selectOption('Remote');
  await meera.getByLabel('Open until').fill(dayFromNow(14));
  await meera.getByLabel('Pay, from').fill('6000');
  await meera.getByLabel('Pay, to').fill('9000');
  await expectNarrow(meera);
  await meera.getByRole('button', { name: 'Save', exact: true }).click();
  await meera.getByRole('button', { name: 'Submit' }).click();
  await expect(meera.getByText('first three of an account')).toBeVisible();
  // As if an administrator had looked at it, which has a journey of its own.
  const { pool, close } = connect(database);
  const id = place.split('/').at(-1);
  await pool.query(
    `update opportunities set state = 'live', terms = 1, published_at = now(), closes_at = now() + interval '14 days' where id = $1`,
    [id],
  );
  await pool.query(
    `insert into opportunity_terms (opportunity_id, number, said) select id, 1, said from opportunities where id = $1`,
    [id],
  );
  await close();

  await fromToday(asha, 'Find');
  // On a phone what is found begins in the upper half, below tabs, search and filters of one row each.
  await asha.setViewportSize({ width: 360, height: 800 });
  const top = async () => (await asha.locator('main li > .row').first().boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThanOrEqual(330);
  await expectNarrow(asha);
  const hours = await openFilters(asha, 'Hours');
  await hours.getByLabel('Hours a week').selectOption('10');
  await hours.getByRole('button', { name: 'Show opportunities' }).filter({ visible: true }).click();
  await expect(asha).toHaveURL(/hours=10/);
  await asha.getByRole('link', { name: new RegExp(title) }).click();
  await expect(asha.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNarrow(asha);
  await asha.getByRole('link', { name: 'Apply' }).click();
  await asha
    .getByLabel('Why you, and why this')
    .fill('I built a counter for the tank of our hostel. '.repeat(4));
  await asha.getByLabel('Hours a week that you have for it').fill('8');
  await asha.getByLabel('The first day on which you can begin').fill(dayFromNow(20));
  await expectNarrow(asha);
  await asha.getByRole('button', { name: 'Send application' }).click();
  await expect(asha.getByText('Your application is sent.')).toBeVisible();
  await expectNarrow(asha);

  // The application changed in another tab: the page shows the present version and keeps the typed text.
  const sent = new URL(asha.url()).pathname;
  await follow(asha, 'Change what you sent');
  const version = 1;
  const note = 'I built a counter for the tank of our hostel. '.repeat(5);
  const elsewhereChanged = { version, note, hours: 9, startsOn: dayFromNow(20) };
  const path = `/v1/account/applications/${sent.split('/').at(-1)}`;
  expect((await asha.request.patch(path, { headers, data: elsewhereChanged })).ok()).toBe(true);
  const hoursField = asha.getByLabel('Hours a week that you have for it');
  await hoursField.fill('7');
  await asha.getByRole('button', { name: 'Save' }).click();
  await expect(asha.getByRole('heading', { name: 'How it stands now' })).toBeVisible();
  await expect(hoursField).toHaveValue('7');
  await expectNarrow(asha);
  await asha.getByRole('button', { name: 'Save' }).click();
  await expect(asha).toHaveURL(sent);

  await open(meera, '/dashboard');
  await meera.getByRole('link', { name: /Answer Asha Rao about/ }).click();
  await expect(meera.getByRole('heading', { level: 1 })).toContainText('Asha Rao');
  await expectNarrow(meera);
  await expect(asha.getByText(/Opened on/).first()).toBeVisible();
  await asha.getByLabel('Write to the other side').fill('Which rooms are they?');
  await asha.getByRole('button', { name: 'Send' }).click();
  await expect(meera.getByText('Which rooms are they?')).toBeVisible();
  await meera.getByLabel('Write to the other side').fill('Three near Nagpur.');
  await meera.getByRole('button', { name: 'Send' }).click();
  await expect(asha.getByText('Three near Nagpur.')).toBeVisible();
  await meera.getByRole('button', { name: 'Put on the short list' }).click();
  await expect(meera.getByText('On the short list').first()).toBeVisible();
  await meera.getByText('Propose times for an interview').first().click();
  await meera.getByLabel('Time 1').fill(`${dayFromNow(8)}T15:00`);
  await meera.getByLabel('Where it is').fill('Our shed');
  await expectFlawless(meera, 'proposing times');
  await meera.getByRole('button', { name: 'Propose times for an interview' }).click();
  await expect(meera.getByText('The applicant can take one of these times:')).toBeVisible();
  await expectNarrow(meera);

  await open(asha, '/dashboard');
  await asha.getByRole('link', { name: /Choose a time for the interview/ }).click();
  await asha.getByRole('button', { name: 'Take this time' }).click();
  await expect(asha.getByText(/You meet on/)).toBeVisible();
  await expectFlawless(asha, 'an agreed interview');

  await expect(meera.getByText(/You meet on/)).toBeVisible();
  await meera.getByText('Offer the place').first().click();
  await meera.getByLabel('Title in the team').fill('Keeper of meters');
  await meera.getByRole('button', { name: 'Offer the place' }).click();
  await expect(meera.getByRole('button', { name: 'Take the offer back' })).toBeVisible();
  await asha.reload();
  await expect(asha.getByText('Your turn: answer the offer by').first()).toBeVisible();
  await expectNarrow(asha);
  await asha.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(asha.getByText(/You have accepted/).first()).toBeVisible();
  await meera.reload();
  await meera.getByRole('button', { name: 'Confirm that they have joined' }).click();
  await expect(meera.getByText('Joined').first()).toBeVisible();
  await open(asha, '/dashboard');
  await asha
    .getByRole('link', { name: new RegExp(project.name) })
    .first()
    .click();
  await expect(asha.getByText('2 people').first()).toBeVisible();
  await expectNarrow(asha);
});
