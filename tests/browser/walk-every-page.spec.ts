import { realAddresses } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { pages } from '../../web/collected.ts';
import type { Page as Entry } from '../../web/page.ts';
import { enterAsAdministrator } from './admin-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { newEmail } from './member-steps.ts';
import { keepPicture } from './pictures.ts';

test.describe.configure({ timeout: 300_000 });

/** The kinds of pages that visitors see. The others are acts, files for programs, and pages for developers. */
const shownKinds: readonly string[] = ['public', 'personal', 'desk'] satisfies Entry['kind'][];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('every page shows its content, and nothing is cut or lies outside the window', async ({
      page,
      server,
      database,
      browser,
      expectTrouble,
    }, { project }) => {
      // Some addresses have no page, such as that of a story whose address no test knows.
      expectTrouble(/404/);
      const { core, close } = await coreBehind(server, database);
      const asha = await member(core, { name: 'Asha Kulkarni', email: newEmail('asha'), password: null });
      const real = await realAddresses(core, asha);
      await close();
      await enterAsAdministrator(page, server);
      const theirs = await browser.newContext({ baseURL: server.origin });
      await signInAs(theirs, server.origin, asha);
      const guests = await browser.newContext({ baseURL: server.origin });
      const [own, guest] = [await theirs.newPage(), await guests.newPage()];
      const lying: string[] = [];
      for (const { path, kind, sample } of pages as readonly Entry[]) {
        if (!shownKinds.includes(kind)) continue;
        const address = real[path] ?? sample ?? path;
        const seen = kind === 'public' ? [guest] : kind === 'desk' ? [page] : [own, guest];
        for (const one of seen) {
          await one.goto(address);
          if (javaScriptEnabled) await expect(one.locator('html[data-ready]')).toBeAttached();
          for (const fault of await one.evaluate(lookForCuts)) lying.push(`${address}: ${fault}`);
          await keepPicture(one, project.name);
        }
      }
      expect([...new Set(lying)]).toEqual([]);
      await Promise.all([theirs, guests].map((context) => context.close()));
    });
  });

/** Runs in the page: lists elements outside the window, and words that a box cuts off. */
function lookForCuts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px lie beside the window`] : [];
  const isCutting = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const { currentNode: text } = words;
    const within = text.parentElement;
    if (!text.textContent?.trim() || !within?.checkVisibility()) continue;
    if (within.closest('svg, .sr-only, script, style, noscript, [aria-hidden=true]')) continue;
    let box: Element | null = within;
    while (box && !isCutting(box)) box = box.parentElement;
    // An ellipsis tells the reader that there is more.
    if (!box || box === document.body || getComputedStyle(box).textOverflow === 'ellipsis') continue;
    range.selectNodeContents(text);
    const over = Math.round(range.getBoundingClientRect().right - box.getBoundingClientRect().right);
    if (over > 1) found.push(`“${text.textContent.trim().slice(0, 40)}” is cut by ${over} px`);
  }
  return found;
}
