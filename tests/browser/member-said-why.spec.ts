import type { Page } from '@playwright/test';
import { reserveSlot } from '#core/mentoring/reserve-slot.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { openedMentor, slotsOfMentor } from '#tests/mentors/mentors.ts';
import { reviewAnswer, reviewBetween } from '#tests/written-reviews/reviews.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, open, test } from './fixture.ts';
import { fromToday, newEmail } from './member-steps.ts';

const phone = { width: 360, height: 800 };

/** Whether no bar covers the middle of the field that has the focus. */
const isFocusUncovered = (page: Page) =>
  page.evaluate(() => {
    const { left, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + 20, (top + bottom) / 2) === document.activeElement;
  });

test('no bar covers the first field at fault after the first press on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/signup');
  await page.getByLabel('Role').selectOption('Mentor');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect.poll(() => isFocusUncovered(page)).toBe(true);
  await page.getByRole('button', { name: 'Create Account' }).focus();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('a form that meets a dead line says so within the window, and keeps its files and its hint', async ({
  page,
  server,
  database,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize(phone);
  const name = `Sharada Apte ${newEmail('mentor').split('@')[0]}`;
  const { core, close } = await coreBehind(server, database);
  await openedMentor(core, { name, page: { review: { of: ['document'], answerDays: 7, open: 2 } } });
  const student = await member(core, { email: newEmail('mentee'), password: null });
  await close();
  await signInAs(context, server.origin, student);
  await fromToday(page, 'Find', 'Mentors', new RegExp(name), 'Ask for a written review');
  await page
    .getByLabel('Files')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
  await page.getByLabel('Your question').fill('Too short.');
  const send = page.getByRole('button', { name: 'Send the request' });
  await send.click();
  await expect(page.getByLabel('Your question')).toBeFocused();
  await expect(page.getByText('Choose the files again')).toBeHidden();
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Saharambh.');
  await expect(page.getByRole('alert')).toBeInViewport();
  await context.setOffline(false);
});

test('a press on a time that was taken meanwhile takes it off the page', async ({
  page,
  server,
  database,
}) => {
  const name = `Sharada Apte ${newEmail('mentor').split('@')[0]}`;
  const { core, close } = await coreBehind(server, database);
  const { who } = await openedMentor(core, { name });
  const [late, quick] = [
    await member(core, { email: newEmail('late'), password: null }),
    await member(core, { email: newEmail('quick'), password: null }),
  ];
  await signInAs(page.context(), server.origin, late);
  await fromToday(page, 'Find', 'Mentors', new RegExp(name), 'Choose a time');
  const times = page.getByRole('button', { name: /^Hold / });
  const first = (await times.first().textContent()) ?? '';
  const [startsAt] = await slotsOfMentor(core, who);
  await reserveSlot(core, quick, { mentorId: who.id, startsAt: startsAt?.toISOString() ?? '' });
  await close();
  await times.first().click();
  await expect(page.getByRole('alert')).toContainText('This time was taken just now.');
  await expect(times.filter({ hasText: first })).toHaveCount(0);
});

test('the page of a written review says what the last step was, not the one before', async ({
  page,
  server,
  database,
}) => {
  const { core, close } = await coreBehind(server, database);
  const mentee = await member(core, { name: 'Kwame Mensah', email: newEmail('mentee'), password: null });
  const mentor = await member(core, { email: newEmail('mentor'), password: null });
  await reviewBetween(core, { mentor, mentee });
  await close();
  await signInAs(page.context(), server.origin, mentor);
  await fromToday(page, /Answer Kwame Mensah about/);
  await page.getByRole('button', { name: 'Accept the request' }).click();
  await expect(page.getByText('You said yes.')).toBeVisible();
  await page.getByLabel('Your answer').fill(reviewAnswer);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Your answer is sent.')).toBeVisible();
  await expect(page.getByText('You said yes.')).toBeHidden();
});
