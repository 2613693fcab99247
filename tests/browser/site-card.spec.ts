import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { coreBehind } from './core-behind.ts';
import { expect, test } from './fixture.ts';

/** A page of another site, on an origin of its own. */
async function foreignSite(body: string) {
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!DOCTYPE html><html lang="en"><title>Our college</title><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => site.close() };
}

test('the copied frame shows opportunities in a page of another site, which leads on to ours', async ({
  page,
  context,
  server,
  database,
  expectTrouble,
}) => {
  const { core, close } = await coreBehind(server, database);
  const { slug } = await openOpportunity(core, await member(core), { title: 'Card in a college' });
  await page.goto('/embed');
  const frame = (await page.locator('code').first().textContent()) ?? '';
  expect(frame).toContain('loading="lazy"');
  const refused = `<iframe src="${server.origin}/opportunities" title="Refused"></iframe>`;
  const site = await foreignSite(frame + refused);
  expectTrouble(/frame|ERR_BLOCKED_BY_RESPONSE/i);
  await page.goto(site.address);
  const card = page.frameLocator('iframe[title="Opportunities on Saharambh"]');
  const link = card.getByRole('link', { name: 'Card in a college' });
  await expect(link).toBeVisible();
  // Other journeys on this server offer opportunities with the same pay.
  await expect(card.getByText('₹6,000 to ₹9,000 a month or equity').first()).toBeVisible();
  await expect(page.frameLocator('iframe[title="Refused"]').getByRole('heading')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await link.click();
  const ours = await opened;
  await ours.waitForURL(`${server.origin}/opportunities/${slug}`);
  expect(await ours.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  expect(await context.cookies()).toEqual([]);
  await ours.close();
  site.close();
  await close();
});
