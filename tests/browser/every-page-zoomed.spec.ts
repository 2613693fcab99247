import type { Page } from '@playwright/test';
import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { addressesOf } from '../../web/pages.ts';
import { comesFromElsewhere } from './admin-steps.ts';
import { administratorToJoin, expect, test } from './fixture.ts';
import { atZoom, expectDescribed, expectFlawlessInAllColours, showAsDrawn } from './flawless.ts';
import { join, newEmail, sayBirthDate } from './member-steps.ts';

test.use({ viewport: atZoom });
test.describe.configure({ timeout: 300_000 });

async function expectNobodyKeptOut(page: Page, addresses: string[]) {
  await showAsDrawn(page);
  for (const path of addresses) {
    const answer = await page.goto(path);
    // The desk says nothing of itself to anybody.
    if (answer?.status() === 200 && !path.startsWith(enquiryDeskPaths.enquiries))
      await expectDescribed(page, path);
    await expectFlawlessInAllColours(page, `${path} at 400 %`);
  }
}

test('every page outside the member layout is accessible at a zoom of 400 %, in all themes', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/);
  await expectNobodyKeptOut(
    page,
    addressesOf(({ kind, hasLayout, id }) => kind === 'personal' && !hasLayout && !id),
  );
});

test('every page of a member and of the desk is accessible at a zoom of 400 %', async ({
  page,
  server,
  expectTrouble,
}) => {
  // Of some things there is none here, and the page says so: their own tests look at a real one.
  expectTrouble(/404/);
  await expectNobodyKeptOut(page, await ownPages(page, server));
});

/** All pages of the member layout, for an administrator who has one of each object that has a page. */
async function ownPages(page: Page, server: RunningServer): Promise<string[]> {
  await comesFromElsewhere(page);
  const name = 'श्रीनिवास Venkatanarasimharajuvaripetawala';
  await join(page, server, { name, email: administratorToJoin, role: 'Entrepreneur' });
  const { request } = page.context();
  await sayBirthDate(request);
  const made = async (method: 'post' | 'put' | 'patch', path: string, data: object) => {
    const response = await request[method](`/v1${path}`, {
      data,
      headers: { 'X-Appwrite-Project': 'saharambh' },
    });
    expect(response.status(), path).toBeLessThan(300);
    return response.json();
  };
  const handle = 'one-of-each';
  await made('put', '/account/handle', { handle });
  await made('put', '/account/visibility', { visibility: 'public' });
  const { slug } = await made('post', '/projects', { name: 'Cold rooms', line: 'That growers share' });
  await made('post', `/projects/${slug}/invitations`, { invitee: newEmail('invited') });
  await made('post', '/account/verifications/public-links', {
    kind: 'founder',
    links: ['https://example.com/shop', 'https://example.org/article'],
    about:
      'The first page is the shop that three of us run in Nagpur, the second an article about its first customers.',
  });
  const form = { fullName: name, email: newEmail('asks'), subject: 'A lab', message: 'Come and see it.' };
  await request.post('/about', { form, headers: { origin: server.origin } });
  const linkedFrom = async (list: string, folder: string) =>
    new RegExp(`/admin/${folder}/[\\w-]{8,}`).exec(await (await request.get(list)).text())?.[0] ?? '';
  const real: Record<string, string> = {
    [peoplePaths.findPerson('nobody-at-all')]: peoplePaths.findPerson(handle),
    [accountDeskPaths.account('nobody')]: await linkedFrom(accountDeskPaths.accounts, 'accounts'),
    [enquiryDeskPaths.enquiry('nobody')]: await linkedFrom(enquiryDeskPaths.enquiries, 'enquiries'),
    [verificationDeskPaths.reviewedVerification('nobody')]: await linkedFrom(
      verificationDeskPaths.verifications,
      'verifications',
    ),
  };
  return addressesOf(({ kind, hasLayout }) => hasLayout === true && kind !== 'act').map(
    (path) => real[path] ?? path.replace('nobodys', slug),
  );
}
