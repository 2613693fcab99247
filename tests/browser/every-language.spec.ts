import { type CDPSession, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { firstLanguage, interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { widen } from '#tools/pseudo-text.ts';
import { inLanguage } from '../../web/page-at.ts';
import { atServer } from './at-server.ts';
import { signInAs } from './core-behind.ts';
import { lookForCuts, startWithOneOfEach } from './every-page.ts';
import { faultsIn, showAsDrawn, themes } from './flawless.ts';
import { keepPicture } from './pictures.ts';
import { isWalk } from './walks.ts';

const codes = interfaceLanguages.map(({ code }) => code);
const further = codes.filter((code) => code !== firstLanguage);
/** `pseudo` turns the English page into the pseudo-language where it stands. */
const spoken = [...codes, 'pseudo'] as const;
type Spoken = (typeof spoken)[number];

/** A name of 80 letters without a blank. */
const unbroken = 'झणऔआ'.repeat(20);

const test = atServer(() => startWithOneOfEach({ LANGUAGES: codes.join() }, unbroken));
test.describe.configure({ mode: 'default', timeout: 600_000 });

/** The languages in which the pages of a module are opened: one after another by module, and in a walk each. */
function languagesOf(module: string, modules: readonly string[]): readonly Spoken[] {
  if (isWalk) return spoken;
  const turns = spoken.filter((code) => code !== firstLanguage);
  return [turns[modules.indexOf(module) % turns.length] ?? 'pseudo'];
}

/** Runs in the page: every text of it in the pseudo-language, and from right to left. */
function speakPseudo(into: (text: string) => string) {
  document.documentElement.dir = 'rtl';
  document.documentElement.dataset.font = 'devanagari';
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode: text } = words;
    const isShown = !text.parentElement?.closest('script, style, noscript, textarea, svg');
    if (isShown && text.nodeValue?.trim()) text.nodeValue = into(text.nodeValue);
  }
}

/** No page has an address of so many equal letters. */
const isUnknown = (address: string) => /x{100}/.test(address);

type Window = { width: number; letters: number };

/** The narrowest phones, and letters of twice the size, as the browser's own setting makes them. */
const windows: readonly Window[] = [
  { width: 320, letters: 16 },
  ...(isWalk ? [{ width: 360, letters: 16 }] : []),
  { width: 640, letters: 32 },
];

/** Looks at a page in each window, from that in which it was opened, so that no page is laid out once more than there are windows. */
function looksForCuts(page: Page, browser: CDPSession) {
  let order = windows;
  let shownIn: Window | undefined;
  return async (shown: string): Promise<string[]> => {
    const found: string[] = [];
    for (const one of order) {
      const { width, letters } = one;
      if (one !== shownIn) {
        await page.setViewportSize({ width, height: 800 });
        await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
        shownIn = one;
      }
      const cuts = await page.evaluate(lookForCuts);
      found.push(...cuts.map((cut) => `${shown}, ${width} px, letters of ${letters} px: ${cut}`));
    }
    if (isWalk) {
      // A picture of the page has letters of the usual size.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      shownIn = undefined;
    } else order = order.toReversed();
    return found;
  };
}

/** The modules whose structure axe has been asked about. */
const asked = new Set<string>();

/**
 * Asks axe about the structure of the first page of each module, as English pages are asked about each; in a walk about every page,
 * and about its colours.
 */
async function barriersIn(page: Page, shown: string): Promise<string[]> {
  const { found } = await faultsIn(page, themes.light, isWalk ? ['structure', 'colours'] : ['structure']);
  return found.map((one) => `${shown}: ${one}`);
}

/**
 * Guests are led away from the layout of members, which server/every-language.test.ts asks of each page. Members see other pages
 * as guests do, but for a word: those too are opened in a walk.
 */
const isLookedAt = (page: { kind: string; hasLayout?: boolean }, isMember: boolean) =>
  isMember ? isWalk || page.hasLayout === true : page.kind === 'public' || page.hasLayout !== true;

const visitors = ['a guest', 'a member', 'a member under 18'] as const;
const ofPurpose = '/guardian/asked/:requestId/:secret/:purpose';
/** Pages that have nothing to show to a visitor here, and those that lead them to another page: no more than these. */
const missing: Record<(typeof visitors)[number], string[]> = {
  'a guest': [ofPurpose, '/invitation', '/report/sent/:reportId', '/report/sent/:reportId/:secret'],
  'a member': [ofPurpose, '/report/sent/:reportId/:secret', '/rights/asked/:purpose'],
  'a member under 18': [],
};
const leading = ['/login/lost', '/login/second', '/suspended'];

for (const visitor of visitors)
  test(`pages that ${visitor} reads in any language are accessible, and nothing is cut on small phones`, async ({
    page,
    at,
    expectTrouble,
  }) => {
    expectTrouble(/404/);
    const { server, signedIn, seenBy } = at;
    const who = signedIn[visitor];
    if (who) await signInAs(page.context(), server.origin, who);
    await showAsDrawn(page);
    const browser = await page.context().newCDPSession(page);
    const pages = seenBy(visitor).filter((one) => isLookedAt(one, who !== null));
    const modules = [...new Set(pages.map(({ module }) => module))].sort();
    const found: string[] = [];
    let seen = 0;
    const others = { led: new Set<string>(), missing: new Set<string>() };
    let named = 0;
    const cutsIn = looksForCuts(page, browser);
    for (const language of spoken) {
      const code = language === 'pseudo' ? firstLanguage : language;
      if (who) {
        const headers = { 'x-appwrite-project': 'saharambh', origin: server.origin };
        const answer = await page.request.put('/v1/account/language', { data: { language: code }, headers });
        expect(answer.status()).toBe(200);
      }
      for (const { address, path, kind, module } of pages) {
        if (!languagesOf(module, modules).includes(language)) continue;
        const own = isUnknown(address) && code !== firstLanguage ? `/${code}${address}` : address;
        const opened = await page.goto(inLanguage(code, own));
        if (opened?.request().redirectedFrom()) {
          // Guests are led to log in.
          if (who || kind !== 'personal') others.led.add(path);
          continue;
        }
        // The page that says that there is nothing is looked at as all others.
        const status = opened?.status();
        if (status === 404 && !isUnknown(address)) others.missing.add(path);
        else if (isUnknown(address) ? status !== 404 : status !== 200)
          found.push(`${address} in ${language}: ${status}`);
        seen += 1;
        if (await page.evaluate((name) => document.documentElement.innerHTML.includes(name), unbroken))
          named += 1;
        if (language === 'pseudo') await page.evaluate(`(${speakPseudo})(${widen})`);
        found.push(...(await cutsIn(`${address} in ${language}`)));
        // The sheet for readers shows them (tools/languages/sheet.ts).
        if (isWalk && language !== 'pseudo') await keepPicture(page, language);
        if (language === 'pseudo' || (!isWalk && asked.has(module))) continue;
        asked.add(module);
        found.push(...(await barriersIn(page, `${address} in ${language}`)));
      }
    }
    expect(seen).toBeGreaterThan(visitor === 'a member under 18' ? 0 : 10);
    const asOpened = (paths: readonly string[]) =>
      paths.filter((one) => pages.some(({ path }) => path === one));
    expect([...others.missing].sort()).toEqual(asOpened(missing[visitor]));
    expect([...others.led].sort()).toEqual(visitor === 'a member' ? asOpened(leading) : []);
    if (who) expect(named).toBeGreaterThan(visitor === 'a member' ? 100 : 3);
    expect(found).toEqual([]);
  });

/** Letters of Hindi that reach higher and deeper than all others. */
const stacked = 'ट्ठ्री र्द्धूँ';

/** Runs in the page: one of each box that holds a word, and of each also one with room around its word. */
function drawBoxes(word: string) {
  const kinds = [
    '<button type="button" class="button">§</button>',
    '<button type="button" class="button button-small">§</button>',
    '<input class="input" value="§">',
    '<select class="input"><option>§</option></select>',
    '<textarea class="input" rows="1">§</textarea>',
    '<span class="row-mark">§</span>',
    '<span class="work-place-count">§</span>',
    '<h1 class="text-display">§</h1>',
    '<h2 class="text-title leading-none">§</h2>',
  ];
  document.body.innerHTML = kinds
    .flatMap((kind) => [kind, kind.replace('class="', 'data-roomy class="')])
    .map((kind) => `<div class="sample">${kind.replace('§', word)}</div>`)
    .join('');
  document.body.style.cssText = 'display: block; background: #fff';
  const plain = 'color: #000 !important; background: #fff !important; border: 0 !important; overflow: clip;';
  const room = 'padding-block: 40px !important; height: auto !important;';
  for (const sample of document.querySelectorAll<HTMLElement>('.sample')) {
    sample.style.cssText = 'padding: 40px; width: max-content; background: #fff';
    const box = sample.firstElementChild as HTMLElement;
    box.style.cssText = `${plain} ${box.matches('[data-roomy]') ? room : ''}`;
    if (box.matches('span')) box.style.display = 'inline-block';
  }
}

test('no field, button, mark or title clips letters that stack', async ({ page }) => {
  await showAsDrawn(page);
  await page.goto(inLanguage(further[0] ?? firstLanguage, signUpPaths.signup));
  await page.evaluate(drawBoxes, stacked);
  await page.evaluate(() => document.fonts.ready);
  const heights: number[] = [];
  for (const sample of await page.locator('.sample').all())
    heights.push(await inkOf(await sample.screenshot()));
  const pairs = heights.flatMap((height, at) => (at % 2 ? [] : [[height, heights[at + 1] ?? 0]]));
  expect(pairs.length).toBe(9);
  for (const [height = 0, whole = 0] of pairs) {
    expect(whole).toBeGreaterThan(10);
    expect(height).toBe(whole);
  }
});

/** How many rows of a picture have ink in them. */
async function inkOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width).some((value) => value < 200),
  );
  return rows.filter(Boolean).length;
}
