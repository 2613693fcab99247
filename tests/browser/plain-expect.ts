import { type Element, elementsBelow, isShown, textIn, upFrom } from '#tests/pages/html-tree.ts';
import { isDisabled, valueIn } from './plain-fields.ts';
import type { PlainLocator } from './plain-locator.ts';
import { isPlainWindow, type PlainPage } from './plain-window.ts';

type Received = PlainLocator | PlainPage;
type Wanted = string | RegExp;

const isPage = (received: Received): received is PlainPage => isPlainWindow(received);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function isText(text: string, wanted: Wanted, isPart: boolean): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  return isPart ? text.includes(plain(wanted)) : text === plain(wanted);
}

/** The texts of the elements that `aria-describedby` names, in its order. */
function descriptionOf(element: Element): string {
  const [top = element] = [...upFrom(element)].slice(-1);
  const all = [...elementsBelow(top)];
  const ids = (element.attributes['aria-describedby'] ?? '').split(' ').filter(Boolean);
  return ids
    .flatMap((id) => all.filter(({ attributes }) => attributes.id === id).map((one) => textIn(one)))
    .join(' ');
}

/** None or one, as a journey that means one element would be wrong about several. */
function atMostOne(locator: PlainLocator): Element | undefined {
  return locator.find().length === 0 ? undefined : locator.one();
}

/** Each says whether it holds, and how it is. */
const matchers = {
  toBeVisible: (locator: PlainLocator) => {
    const found = atMostOne(locator);
    return [found !== undefined && isShown(found), found ? 'it is hidden' : 'there is none'] as const;
  },
  toBeHidden: (locator: PlainLocator) => {
    const found = atMostOne(locator);
    return [!found || !isShown(found), 'it is shown'] as const;
  },
  toBeAttached: (locator: PlainLocator) => [atMostOne(locator) !== undefined, 'there is none'] as const,
  toBeChecked: (locator: PlainLocator) =>
    [locator.one().attributes.checked !== undefined, 'it is the other way round'] as const,
  toBeDisabled: (locator: PlainLocator) => [isDisabled(locator.one()), 'it is the other way round'] as const,
  toHaveCount: (locator: PlainLocator, count: number) => {
    const found = locator.find().length;
    return [found === count, `there are ${found}`] as const;
  },
  toHaveValue: (locator: PlainLocator, wanted: Wanted) => {
    const value = valueIn(locator.one());
    return [wanted instanceof RegExp ? wanted.test(value) : value === wanted, `it holds “${value}”`] as const;
  },
  toHaveAccessibleDescription: (locator: PlainLocator, wanted: Wanted) => {
    const said = descriptionOf(locator.one());
    return [isText(said, wanted, false), `it is described by “${said}”`] as const;
  },
  toHaveAttribute: (locator: PlainLocator, name: string, wanted: Wanted) => {
    const value = locator.one().attributes[name];
    return [value !== undefined && isText(value, wanted, false), `it is “${value}”`] as const;
  },
  toHaveText: (locator: PlainLocator, wanted: Wanted | Wanted[]) => {
    const texts = (Array.isArray(wanted) ? locator.find() : [locator.one()]).map((one) => textIn(one));
    const all = Array.isArray(wanted) ? wanted : [wanted];
    const isAll = texts.length === all.length && all.every((one, at) => isText(texts[at] ?? '', one, false));
    return [isAll, `it says “${texts.join('”, “')}”`] as const;
  },
  toContainText: (locator: PlainLocator, wanted: Wanted) => {
    const text = textIn(locator.one());
    return [isText(text, wanted, true), `it says “${text}”`] as const;
  },
  toHaveURL: (page: PlainPage, wanted: Wanted) => {
    const { href, pathname, search, hash } = new URL(page.url());
    const isIt = wanted instanceof RegExp ? wanted.test(href) : pathname + search + hash === wanted;
    return [isIt, `it is ${href}`] as const;
  },
};

const isPlain = (received: unknown): received is Received =>
  typeof received === 'object' &&
  received !== null &&
  (isPlainWindow(received) || ('find' in received && 'one' in received));

/**
 * The questions that Playwright asks of its pages and locators, asked of a plain window. Nothing changes there by itself, so it
 * waits for nothing.
 */
function asked(received: Received, isNot: boolean): Record<string, unknown> {
  const said = Object.entries(matchers).map(([name, holds]) => [
    name,
    async (...wanted: unknown[]) => {
      const [isSo, how] = (holds as (...of: unknown[]) => readonly [boolean, string])(received, ...wanted);
      if (isSo !== isNot) return;
      const what = isPage(received) ? `the page ${received.text()}` : String(received);
      throw new Error(`${isNot ? 'not ' : ''}${name} ${wanted.map(String)}: ${how}; ${what}`);
    },
  ]);
  return Object.fromEntries(said);
}

/** The same as `expect`, which plain windows can be given to as well. */
export function withPlain<Expect extends object>(expect: Expect): Expect {
  return new Proxy(expect, {
    apply(target, self, [received, ...rest]: unknown[]) {
      if (!isPlain(received)) return Reflect.apply(target as never, self, [received, ...rest]);
      return { ...asked(received, false), not: asked(received, true) };
    },
  });
}
