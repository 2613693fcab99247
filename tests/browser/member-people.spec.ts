import { expect, test } from './fixture.ts';
import { follow, fromToday, join, newEmail, openFilters, sayBirthDate } from './member-steps.ts';
import { plainWays } from './walks.ts';

for (const isPlain of plainWays) {
  test.describe(isPlain ? 'without scripts' : 'with scripts', () => {
    test.use({ isPlain });

    test('a member shows themself, and another one finds them', async ({ page, server, openWindow }) => {
      const name = isPlain ? 'Damayanti Gaikwad' : 'Sulochana Gaikwad';
      const handle = name.toLowerCase().replace(' ', '-');
      await join(page, server, { name, email: newEmail('shown'), role: 'Entrepreneur' });
      await sayBirthDate(page.context().request);
      await fromToday(page, 'You', /^How others see you/);
      await expect(page.getByText('Hidden: no one sees your page.')).toBeVisible();

      await page.getByRole('link', { name: 'Headline, about' }).click();
      await page.getByLabel('Headline').fill('x'.repeat(121));
      await page.getByLabel('Mentor').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Please keep your headline to 120 characters.').first()).toBeVisible();
      await expect(page.getByLabel('Mentor')).toBeChecked();
      await page.getByLabel('Headline').fill('Pickles by post');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();

      await page.getByRole('link', { name: 'Past work' }).click();
      await page.getByLabel('What', { exact: true }).fill('Sold at the Tuesday market');
      await page.getByLabel('From').fill('2019');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('2019–now')).toBeVisible();

      await follow(page, 'Your page', /^Who sees you/, 'Choose your handle');
      await page.getByLabel('Handle').fill('admin');
      await page.getByRole('button', { name: 'Take this handle' }).click();
      await expect(page.getByText('This handle is kept for Saharambh itself.').first()).toBeVisible();
      await page.getByLabel('Handle').fill(handle);
      await page.getByRole('button', { name: 'Take this handle' }).click();
      await page.getByRole('button', { name: 'Show me to members' }).click();
      await expect(page.getByText('Members can find you now.')).toBeVisible();

      const other = await openWindow();
      await join(other, server, { name: 'Look Er', email: newEmail('looker'), role: 'Mentor' });
      await sayBirthDate(other.context().request);
      await fromToday(other, 'Find', 'People');
      await other.getByLabel('Search people').fill(`pickels ${name.split(' ')[0]}`);
      await other.getByRole('button', { name: 'Search' }).click();
      await expect(other.getByText('1 person found')).toBeVisible();
      await other.getByRole('link', { name }).click();
      await expect(other.getByRole('heading', { name })).toBeVisible();
      await expect(other.getByText('Sold at the Tuesday market')).toBeVisible();

      await other.goBack();
      await expect(other.getByLabel('Search people')).toHaveValue(/^pickels/);
      const filters = await openFilters(other, 'Filters', !isPlain);
      await filters.getByLabel('Role').selectOption('Investor');
      await filters.getByRole('button', { name: 'Show people' }).click();
      await expect(other.getByText('No one fits all of this.')).toBeVisible();
      await other.getByRole('link', { name: 'Without Investor: 1 person' }).click();
      await expect(other.getByRole('link', { name })).toBeVisible();
    });
  });
}
