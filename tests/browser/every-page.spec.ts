import type { Page } from '@playwright/test';
import { atServer } from './at-server.ts';
import { signInAs } from './core-behind.ts';
import { crawl, isPressedOnce, isReturnedOnce } from './crawl.ts';
import { coveredFocus, leastSeen, lookForCuts, startWithOneOfEach, visitors } from './every-page.ts';
import { expect } from './fixture.ts';
import { atZoom, expectFlawless, expectFlawlessInAllColours, showAsDrawn } from './flawless.ts';
import { keepPicture } from './pictures.ts';
import { isWalk, withScripts } from './walks.ts';

const test = atServer(startWithOneOfEach);
test.describe.configure({ mode: 'default', timeout: 600_000 });

/** Every page that the visitor sees, opened in turn. Of some things there is none here, and the page says so. */
async function visitEach(
  page: Page,
  { server, signedIn, seenBy }: Awaited<ReturnType<typeof startWithOneOfEach>>,
  visitor: (typeof visitors)[number],
  look: (seen: { address: string; isPublic: boolean; status: number }) => Promise<void>,
) {
  const context = page.context();
  const who = signedIn[visitor];
  if (who) await signInAs(context, server.origin, who);
  for (const { address, kind } of seenBy(visitor)) {
    // A guest is led to log in from most pages of members.
    const answer = visitor === 'a guest' && (await context.request.get(address, { maxRedirects: 0 }));
    if (answer && answer.status() >= 300 && answer.status() < 400) continue;
    const opened = await page.goto(address);
    if (opened?.request().redirectedFrom()) continue;
    await look({ address, isPublic: kind === 'public', status: opened?.status() ?? 0 });
  }
}

if (!isWalk)
  for (const visitor of visitors)
    test(`every page that ${visitor} sees is accessible and whole at a zoom of 400 %, in all colours`, async ({
      page,
      at,
      expectTrouble,
    }) => {
      expectTrouble(/404/);
      const usual = page.viewportSize();
      await showAsDrawn(page);
      let seen = 0;
      await visitEach(page, at, visitor, async ({ address, isPublic, status }) => {
        seen += Number(status === 200);
        if (isPublic && usual) {
          await page.setViewportSize(usual);
          await expectFlawless(page, address);
        }
        await page.setViewportSize(atZoom);
        expect.soft(await page.evaluate(lookForCuts), address).toEqual([]);
        await expectFlawlessInAllColours(page, `${address} at 400 %`);
        if (isPublic) expect.soft(await coveredFocus(page), address).toEqual([]);
      });
      expect(seen).toBeGreaterThan(leastSeen[visitor]);
    });

if (isWalk)
  for (const javaScriptEnabled of withScripts)
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });
      for (const visitor of visitors)
        test(`every page that ${visitor} sees shows its content, and nothing is cut`, async ({
          page,
          at,
          expectTrouble,
        }, { project }) => {
          expectTrouble(/404/);
          await visitEach(page, at, visitor, async ({ address }) => {
            if (javaScriptEnabled) await expect(page.locator('html[data-ready]')).toBeAttached();
            expect.soft(await page.evaluate(lookForCuts), address).toEqual([]);
            await keepPicture(page, project.name);
          });
        });
    });

/** All visitors share these, so a link that one has pressed is not pressed by the next. */
const way = isWalk ? 'each' : 'list';
const asked = { isWanted: isPressedOnce(way), isReturned: isReturnedOnce(way) };
const known = new Set<string>();

for (const visitor of visitors)
  test(`a pressed link shows ${visitor} the same page as a load of its address, and Back returns`, async ({
    page,
    at,
    expectTrouble,
  }) => {
    // A page that says that something is not there, or opens on a birthday, is a page as well.
    expectTrouble(visitor === 'a member under 18' ? /40[134]/ : /404|401/);
    // A press needs no room, and a small window costs less to draw.
    if (!isWalk) await page.setViewportSize({ width: 360, height: 600 });
    const who = at.signedIn[visitor];
    if (who) await signInAs(page.context(), at.server.origin, who);
    const starts = at.seenBy(visitor).map(({ address }) => address);
    const { wrong, ...counts } = await crawl(page, starts, asked, isWalk ? new Set() : known);
    test.info().annotations.push({ type: 'crawl', description: `${visitor}: ${JSON.stringify(counts)}` });
    expect(wrong).toEqual([]);
    expect(counts.pressed).toBeGreaterThan(Math.min(15, leastSeen[visitor]));
  });
