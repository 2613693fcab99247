import { photo } from '#tests/avatars/sample-photos.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, join, newEmail, pdf, sayBirthDate, zip } from './member-steps.ts';

test.use({ isPlain: true });

test('without scripts a student uploads a resume, is told why another is refused, and removes it', async ({
  page,
  server,
}) => {
  await join(page, server, { name: 'Plain Student', email: newEmail('plain'), role: 'Student' });
  await fromToday(page);
  await expect(page.getByText('Still missing: resume.')).toBeVisible();
  await follow(page, 'You', /^Edit profile/);
  await page.getByRole('link', { name: 'Your resume is added and removed on the page You' }).click();
  await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf);
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await expect(page).toHaveURL('/you');
  await expect(page.getByText('Your file is saved.')).toBeVisible();
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await follow(page, /^Edit profile/);
  const opened = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await opened).suggestedFilename()).toBe('resume.pdf');
  await follow(page, 'Today');
  await expect(page.getByText('Still missing: resume.')).toBeHidden();

  await follow(page, 'You');
  const wrong = { ...pdf, name: 'resume.pdf', buffer: Buffer.from('no document at all') };
  await page.getByLabel('Resume', { exact: true }).setInputFiles(wrong);
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await expect(page.getByText('What is in this file is not what its name says.')).toBeVisible();
  await expect(page.getByText('resume.pdf')).toBeVisible();

  await page.getByRole('button', { name: 'Remove: Resume' }).click();
  await expect(page.getByText('resume.pdf')).toBeHidden();
});

test('without scripts a mentor uploads a portfolio that is longer than any other form, and a photo', async ({
  page,
  server,
}) => {
  await join(page, server, { name: 'Plain Mentor', email: newEmail('plain'), role: 'Mentor' });
  await sayBirthDate(page.request);
  await fromToday(page, 'You');
  await page.getByLabel('Portfolio', { exact: true }).setInputFiles(zip(9 * 1024 * 1024));
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await expect(page.getByText('Your file is saved.')).toBeVisible();
  await expect(page.getByText('portfolio.zip')).toBeVisible();

  const picture = await photo('png');
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Upload' }).last().click();
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Photo' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Photo' })).toBeHidden();
});
