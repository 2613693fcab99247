import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { connect } from '#db/connect.ts';
import { goodNote } from '../applications.ts';
import { dayFromNow, goodSaid } from '../opportunities.ts';
import { showToEverybody } from '../published-project.ts';
import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { join, newEmail, sayBirthDate } from './member-steps.ts';

const headers = { 'X-Appwrite-Project': 'saharambh' };
const phone = { width: 360, height: 740 };

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

test('on phones a student applies, both write, agree on a time, make and take an offer, and she is in the team', async ({
  page: student,
  server,
  database,
  browser,
}) => {
  test.setTimeout(120_000);
  await student.setViewportSize(phone);
  student.setDefaultTimeout(10_000);
  await join(student, server, { name: 'Kavya Rao', email: newEmail('kavya'), role: 'Entrepreneur' });
  await sayBirthDate(student.context().request);
  const elsewhere = await browser.newContext({
    ...{ baseURL: server.origin, viewport: phone },
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.78' },
  });
  const founder = await elsewhere.newPage();
  founder.setDefaultTimeout(10_000);
  await join(founder, server, { name: 'Meera Joshi', email: newEmail('meera'), role: 'Entrepreneur' });
  await sayBirthDate(elsewhere.request);
  const place = await openPlace(founder, database);

  await open(student, `/opportunities/${place.slug}/apply`);
  await student.getByLabel('Why you, and why this').fill(goodNote);
  await press(student, 'Send application');
  await expect(student).toHaveURL(/\/my\/applications\/\w+$/);
  const id = new URL(student.url()).pathname.split('/').at(-1) ?? '';

  // In two tabs of hers: what is typed in the later one stays beside what stands.
  await open(student, `/my/applications/${id}/edit`);
  const other = await student.context().newPage();
  await open(other, `/my/applications/${id}/edit`);
  await other.getByLabel('Hours a week that you have for it').fill('9');
  await press(other, 'Save');
  await expect(other).toHaveURL(/\/my\/applications\/\w+$/);
  await other.close();
  await student.getByLabel('Hours a week that you have for it').fill('7');
  await press(student, 'Save');
  await expect(student.getByRole('heading', { name: 'How it stands now' })).toBeVisible();
  await expect(student.getByLabel('Hours a week that you have for it')).toHaveValue('7');
  await press(student, 'Save');
  await expect(student).toHaveURL(/\/my\/applications\/\w+$/);

  await open(founder, `/my/opportunities/${place.id}/applications/${id}`);
  await expect(student.getByText(/Opened on/).first()).toBeVisible();
  await student.getByLabel('Write to the other side').fill('Which rooms are they?');
  await press(student, 'Send');
  await expect(founder.getByText('Which rooms are they?')).toBeVisible();
  await founder.getByLabel('Write to the other side').fill('Three near Nagpur.');
  await press(founder, 'Send');
  await expect(student.getByText('Three near Nagpur.')).toBeVisible();
  await expect(student.getByText('Before the team answers')).toHaveCount(0);

  await founder.getByText('Propose times for an interview').first().click();
  await founder.getByLabel('Time 1').fill(`${dayFromNow(10)}T15:00`);
  await founder.getByLabel('Time 2').fill(`${dayFromNow(11)}T15:00`);
  await founder.getByLabel('Where it is').fill('https://meet.example.org/cold-rooms');
  await expectFlawless(founder, 'proposing times');
  await press(founder, 'Propose times for an interview');
  await expect(student.getByRole('button', { name: 'Take this time' })).toHaveCount(2);
  await expectFlawless(student, 'times to take');
  await press(student, 'Take this time');
  await expect(founder.getByText(/Interview on/).first()).toBeVisible();
  const file = await student.getByRole('link', { name: 'Put it into your calendar' }).getAttribute('href');
  const entry = await (await student.request.get(file ?? '', { headers })).text();
  expect(entry).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:1/);
  await expectFlawless(founder, 'an agreed interview');

  await founder.getByText('Offer the place').first().click();
  await press(founder, 'Offer the place');
  await press(student, 'Accept the offer');
  expect(await (await student.request.get(file ?? '', { headers })).text()).toContain('METHOD:CANCEL');
  await press(founder, 'Confirm that they have joined');
  await expect(student.getByText('You are in the team.').first()).toBeVisible();
});

/** A place that everybody sees, of the project of whoever is signed in. */
async function openPlace(page: Page, database: string): Promise<{ id: string; slug: string }> {
  const post = async (path: string, data: object) =>
    (await page.request.post(`/v1/${path}`, { headers, data })).json();
  const project = await post('projects', { name: 'Cold rooms', line: 'Cold rooms that growers share' });
  const place = await post(`projects/${project.slug}/opportunities`, { said: goodSaid() });
  const { db, close } = connect(database);
  const { rows } = await sql<{ id: string }>`
    update projects set state = 'published', published_at = now() where slug = ${project.slug}
    returning (select account_id from project_members where project_id = projects.id) as id`.execute(db);
  await showToEverybody({ db } as Core, { id: rows[0]?.id ?? '' });
  await sql`update opportunities set state = 'live', terms = 1, published_at = now(),
    closes_at = now() + interval '14 days' where id = ${place.id}`.execute(db);
  await sql`insert into opportunity_terms (opportunity_id, number, said)
    select id, 1, said from opportunities where id = ${place.id}`.execute(db);
  await close();
  return place;
}
