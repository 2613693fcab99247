import type { Page } from '@playwright/test';
import type { Member } from '#core/ground/actor.ts';
import { realAddresses } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { pages } from '../../web/collected.ts';
import type { Page as Entry } from '../../web/page.ts';
import { administrators } from './administrators.ts';
import { coreBehind } from './core-behind.ts';
import { makeDatabase } from './fixture.ts';
import { newEmail } from './member-steps.ts';

type Visitor = 'a guest' | 'a member' | 'a member under 18' | 'an administrator';
type Who = Member & { secret: string };

/** The visitors who see the pages of a kind. The other kinds are acts, files for programs, and pages for developers. */
const visitorsOf: Partial<Record<Entry['kind'], readonly Visitor[]>> = {
  public: ['a guest'],
  personal: ['a guest', 'a member'],
  desk: ['an administrator'],
};
export const visitors: readonly Visitor[] = ['a guest', 'a member', 'a member under 18', 'an administrator'];

/** More pages than this each of them sees. */
export const leastSeen: Record<Visitor, number> = {
  'a guest': 15,
  'a member': 70,
  'a member under 18': 2,
  'an administrator': 15,
};

/** The name of the member, who has one of each thing that has a page, is as long as names are. */
const longName = 'श्रीनिवास Venkatanarasimharajuvaripetawala';

/** An address that has no page, and is too long to be shown whole. */
const unknown: Entry = { path: `/${'x'.repeat(900)}`, file: '', kind: 'public' };

/** A server of its own with one of each thing that has a page. */
export async function startWithOneOfEach(settings: Record<string, string> = {}, name = longName) {
  const { url, drop } = await makeDatabase();
  const [email = ''] = administrators;
  const server = await startServer({ DATABASE_URL: url, ADMIN_EMAILS: email, TRUST_PROXY: '1', ...settings });
  const { core, close } = await coreBehind(server, url);
  const owner = await member(core, { name, email: newEmail('owner'), password: null });
  const chief = await member(core, { name: 'Chief Sample', email, password: null });
  const child = await memberUnder18(core, { name, email: newEmail('child') });
  const real = await realAddresses(core, owner, child);
  await close();
  const signedIn: Record<Visitor, Who | null> = {
    'a guest': null,
    'a member': owner,
    'a member under 18': child,
    'an administrator': chief,
  };
  return {
    server,
    signedIn,
    /** Every page that this visitor sees, by an address at which there is one. */
    seenBy: (visitor: Visitor) =>
      [...(pages as readonly Entry[]), unknown]
        .filter(({ kind, isUnder18 }) =>
          isUnder18 ? visitor === 'a member under 18' : visitorsOf[kind]?.includes(visitor),
        )
        .map(({ path, kind, sample, file, hasLayout }) => ({
          address: real[path] ?? sample ?? path,
          path,
          kind,
          hasLayout,
          module: file.replace(/\/.*/, ''),
        })),
    stop: async () => {
      await server.stop();
      await drop();
    },
  };
}

/** Runs in the page: lists elements outside the window, and words that a box cuts off. */
export function lookForCuts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px lie beside the window`] : [];
  const known = new Map<Element, Element | null>();
  /** The nearest box that cuts off what does not fit into it. */
  const cuttingAround = (element: Element | null): Element | null => {
    if (!element) return null;
    const before = known.get(element);
    if (before !== undefined) return before;
    const isCutting = /hidden|clip/.test(getComputedStyle(element).overflowX);
    const box = isCutting ? element : cuttingAround(element.parentElement);
    known.set(element, box);
    return box;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const { currentNode: text } = words;
    const within = text.parentElement;
    if (!text.textContent?.trim() || !within?.checkVisibility()) continue;
    if (within.closest('svg, .sr-only, script, style, noscript, [aria-hidden=true]')) continue;
    const box = cuttingAround(within);
    // An ellipsis tells the reader that there is more.
    if (!box || box === document.body || getComputedStyle(box).textOverflow === 'ellipsis') continue;
    // A box of one pixel is there for those who hear the page.
    if (box.clientWidth <= 1) continue;
    range.selectNodeContents(text);
    const [own, around] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    const isTurned = getComputedStyle(box).direction === 'rtl';
    const over = Math.round(isTurned ? around.left - own.left : own.right - around.right);
    if (over > 1) found.push(`“${text.textContent.trim().slice(0, 40)}” is cut by ${over} px`);
  }
  return found;
}

/** A phone lying on its side, and a screen of 1280 by 1024 at a zoom of 400 %. */
const lowWindows = [
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

/** Lists elements that have the focus and cannot be seen in a low window, and those that stay in place there. */
export async function coveredFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    for (const way of ['down', 'up']) {
      const stops = (await focusEach(page, way === 'down')).filter(({ hasIt }) => hasIt);
      if (stops.length <= 10) found.push(`${stops.length} stops at ${size.width}`);
      for (const { name, isCovered } of stops)
        if (isCovered) found.push(`at ${size.width}, ${way}: ${name} is covered`);
    }
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
        .map((one) => one.className),
    );
    found.push(...fixed.map((name) => `at ${size.width}: ${name} stays in place`));
  }
  return found;
}

/** Lets everything that takes part in the order of focus have it, in this order, and says whether anything of it can be seen. */
export const focusEach = (page: Page, isForward: boolean) =>
  page.evaluate((forward) => {
    const taking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
    );
    return (forward ? taking : taking.reverse()).map((element) => {
      element.focus();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isShown = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return at && (element.contains(at) || at.contains(element));
        }),
      );
      const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40);
      const hasIt = document.activeElement === element;
      return { name: `${element.tagName} ${name}`, isCovered: hasIt && !isShown, hasIt };
    });
  }, isForward);
