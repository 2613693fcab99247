import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { findLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { mailTextsIn } from '#outside/mail/texts/languages.ts';
import { type Element, elementsBelow, parseHtml, rootOf, textIn, upFrom } from '#tests/pages/html-tree.ts';
import { findsLatin } from '#tests/pages/latin-words.ts';
import { press } from './agreement-steps.ts';
import { expect } from './fixture.ts';
import { follow, fromToday } from './member-steps.ts';
import type { PlainLocator } from './plain-locator.ts';
import { isPlainWindow } from './plain-window.ts';

const read = ['aria-label', 'placeholder', 'title', 'alt'];

function listOf(code: LanguageCode) {
  const language = findLanguage(code);
  if (!language) throw new Error(`${code} is no language`);
  return language;
}

/** Ends of sentences in another language. Latin texts and numbers have the point in each. */
const stopsIn = (text: string, own: string) =>
  interfaceLanguages
    .map(({ fullStop }) => fullStop)
    .filter((stop) => ![own, '.'].includes(stop) && text.includes(stop));

/** Each piece of text on the page that a reader of its language reads or hears. */
function* saidOn(html: Element): Generator<string> {
  for (const element of elementsBelow(html)) {
    if (/^(?:script|style|template|link)$/.test(element.name)) continue;
    // Parts that declare another language are in it.
    if ([...upFrom(element)].some(({ name, attributes }) => name !== 'html' && attributes.lang)) continue;
    for (const part of element.parts) if (typeof part === 'string') yield part;
    for (const name of read) yield element.attributes[name] ?? '';
    if (element.attributes.name === 'description') yield element.attributes.content ?? '';
  }
}

/** Asks of a page whether it declares this language, and says nothing in Latin letters but what members wrote. */
function askFor(code: LanguageCode, own: readonly string[]) {
  const { locale, fullStop } = listOf(code);
  const latinIn = findsLatin(own);
  const strangeIn = (text: string) => {
    const rest = own.reduce((left, said) => left.replaceAll(said.trim(), ' '), text);
    return [...latinIn(rest), ...stopsIn(rest, fullStop)].map((word) => `${word} in “${text.trim()}”`);
  };
  return async (page: Page) => {
    const html = isPlainWindow(page)
      ? (page.locator('html') as unknown as PlainLocator).one()
      : parseHtml(await page.content());
    const [whole] = [...elementsBelow(rootOf(html))].filter(({ name }) => name === 'html');
    expect(whole?.attributes.lang, `${page.url()}: ${textIn(html).slice(0, 200)}`).toBe(locale);
    expect([...new Set([...saidOn(html)].flatMap(strangeIn))], page.url()).toEqual([]);
  };
}

const latinInEmail = findsLatin([]);

/** The email is in this language; lines that lead to the page in another one are in that one. */
export async function expectEmailLanguage(
  { html = '', text = '', subject = '' }: Email,
  code: LanguageCode,
): Promise<void> {
  expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1], subject).toBe(code);
  const others = interfaceLanguages.filter((one) => one.code !== code);
  const other = await Promise.all(others.map(async (one) => (await mailTextsIn(one.code)).inThis));
  const own = [subject, ...text.split('\n')].filter((line) => !other.some((said) => line.includes(said)));
  expect(own.flatMap((line) => latinInEmail(line).map((word) => `${word} in “${line}”`))).toEqual([]);
}

/** The steps of a reader of this language: every page that one of them reaches is asked for it, without what members wrote. */
export function reading(page: Page, code: LanguageCode, own: readonly string[] = []) {
  const asks = askFor(code, own);
  const asked = () => asks(page);
  return {
    page,
    code,
    asked,
    async press(name: string, isTwice = false) {
      const button = page.getByRole('button', { name, exact: true });
      await (isTwice ? button.dblclick() : button.click());
    },
    /** Waits for these words, which say what came of a press. */
    async reads(words: string | RegExp) {
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      await asked();
    },
    /** A press that the page refuses, in the language of its reader. */
    async isRefused(name: string) {
      await press(page, name);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await asked();
    },
    async follow(...links: (string | RegExp)[]) {
      for (const link of links) {
        await follow(page, link);
        await asked();
      }
    },
    async fromToday(...links: (string | RegExp)[]) {
      await fromToday(page);
      await asked();
      await this.follow(...links);
    },
  };
}

export type Reader = ReturnType<typeof reading>;
