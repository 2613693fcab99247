import type { Page } from '@playwright/test';
import { look, photo, photoFromPhone } from '#tests/avatars/sample-photos.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { expect, test } from './fixture.ts';
import { fromToday, joinThroughContract, newEmail, onDisk, sayBirthDate, signIn } from './member-steps.ts';

// A second device takes longer than one page does.
test.describe.configure({ timeout: 60_000 });

const shownPhoto = (page: Page) => page.getByRole('main').locator('img[src^="/v1/avatars/"]');

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel(/^Choose (a|another) photo$/).setInputFiles({ name, mimeType, buffer });
}

/** The bytes of the photo that the page shows. */
async function pictureOn(page: Page): Promise<Buffer> {
  const address = await shownPhoto(page).getAttribute('src');
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  return answer.body();
}

async function openDialog(page: Page, server: RunningServer, name: string) {
  const email = newEmail('photo');
  await joinThroughContract(page.request, server, { name, email, role: '' });
  await sayBirthDate(page.request);
  await fromToday(page, 'You');
  await page.getByRole('button', { name: 'Add photo' }).click();
  return { email, dialog: page.getByRole('dialog', { name: 'Your photo' }) };
}

test('a photo is chosen, cropped by keyboard, saved, shown everywhere at once, and removed again', async ({
  page,
  server,
  openWindow,
}) => {
  const { email, dialog } = await openDialog(page, server, 'Face Here');
  await choose(page, 'me.png', 'image/png', await photo('png', 1600, 900));

  // The right half is blue, so the photo goes all the way to the left.
  const stage = dialog.getByRole('group', { name: 'Photo. The arrow keys move it.' });
  const across = dialog.getByRole('slider', { name: 'Left or right' });
  await expect(across).toHaveValue('50');
  await expect(dialog.getByRole('slider', { name: 'Up or down' })).toBeDisabled();
  await stage.focus();
  for (let press = 0; press < 16; press++) await page.keyboard.press('ArrowLeft');
  await expect(across).toHaveValue('100');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.2');
  await expect(dialog.getByRole('slider', { name: 'Up or down' })).toBeEnabled();
  await across.focus();
  await page.keyboard.press('End');
  await expect(across).toHaveValue('100');

  const phone = await openWindow();
  const listening = new Promise<void>((resolve) => {
    phone.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/"to":"subscribe"/.test(String(payload))) resolve();
      }),
    );
  });
  await signIn(phone, email);
  await listening;
  await phone.getByRole('link', { name: 'You', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Add photo' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Save photo' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(shownPhoto(page)).toBeVisible();
  await expect(shownPhoto(phone)).toBeVisible();
  const kept = await pictureOn(page);
  for (const left of [4, 440]) expect((await look(kept, { left, top: 220 })).isBlue).toBe(true);
  expect((await look(kept)).format).toBe('webp');
  await page.reload();
  await expect(shownPhoto(page)).toBeVisible();

  await page.getByRole('button', { name: 'Change photo' }).click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Your photo is removed.')).toBeVisible();
  for (const one of [page, phone]) {
    await expect(one.getByRole('button', { name: 'Add photo' })).toBeVisible();
    await expect(shownPhoto(one)).toBeHidden();
  }
});

test('a lost line keeps the photo and its crop, and a running upload can be cancelled', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/v1\/account\/avatar|ERR_/);
  const { dialog } = await openDialog(page, server, 'Bad Line');
  let tries = 0;
  await page.route('**/v1/account/avatar', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    tries++;
    if (tries === 1) return route.abort('connectionreset');
    // The second one hangs until it is cancelled.
    if (tries === 3) return route.continue();
  });
  // It lies on its side in the file; upright, red is above blue.
  await choose(page, 'me.jpg', 'image/jpeg', await photoFromPhone());
  const along = dialog.getByRole('slider', { name: 'Up or down' });
  await along.focus();
  await page.keyboard.press('Home');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not reach Saharambh.');
  await expect(along).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await expect(along).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(shownPhoto(page)).toBeVisible();
  const kept = await pictureOn(page);
  expect((await look(kept, { left: 256, top: 4 })).isRed).toBe(true);
  expect((await look(kept, { left: 256, top: 500 })).isBlue).toBe(true);
});

test('a file that is no usable photo is refused with the reason', async ({ page, server, expectTrouble }) => {
  expectTrouble(/400/);
  const { dialog } = await openDialog(page, server, 'No Photo');
  const fault = dialog.getByRole('alert');
  await choose(page, 'me.jpg', 'image/jpeg', Buffer.alloc(0));
  await expect(fault).toHaveText('This file is empty. Please choose another one.');
  await choose(page, 'notes.txt', 'text/plain', Buffer.from('no photo'));
  await expect(fault).toContainText('This is not a photo that can be shown.');
  const large = onDisk('large.jpg', Buffer.alloc(9 * 1024 * 1024));
  await page.getByLabel(/^Choose (a|another) photo$/).setInputFiles(large);
  await expect(fault).toHaveText('This photo is larger than 8 MB. Please choose a smaller one.');
  // A text by the name of a photo: only the server finds out what the browser cannot show.
  await choose(page, 'me.jpg', 'image/jpeg', Buffer.from('no photo'));
  await expect(dialog.getByText('This browser cannot show the photo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(fault).toHaveText('Please choose a photo in JPEG, PNG or WebP format.');
});
