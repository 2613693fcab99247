import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { findLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { mailTextsIn } from '#outside/mail/texts/languages.ts';
import { type Element, elementsBelow, textIn, upFrom } from '#tests/pages/html-tree.ts';
import { comparedOf } from '#tools/languages/glossary.ts';
import { press } from './agreement-steps.ts';
import { expect } from './fixture.ts';
import { follow, fromToday } from './member-steps.ts';
import type { PlainLocator } from './plain-locator.ts';
import { isPlainWindow } from './plain-window.ts';

const read = ['aria-label', 'placeholder', 'title', 'alt'];

function listOf(code: LanguageCode) {
  const language = findLanguage(code);
  if (!language) throw new Error(`${code} is no language`);
  return { ...language, latin: comparedOf(language).latin };
}

/** Words in Latin letters that no list has. Addresses, codes and hashes are none. */
function strangeIn(text: string, latin: ReadonlySet<string>): string[] {
  const plain = text.replace(/https?:\S+|\S+@\S+|[\w.-]+\.(?:example|org|com|pdf)\b/g, ' ');
  const words = plain.match(/[\p{L}\p{M}\p{N}’'.+-]+/gu) ?? [];
  return words
    .map((word) => word.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, ''))
    .filter((word) => /^[A-Za-z][A-Za-z’'.-]*$/.test(word) && !latin.has(word));
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

/** The page that stands there declares this language, and says nothing in Latin letters but members’ own words. */
export function expectLanguage(page: Page, code: LanguageCode, own: readonly string[] = []): void {
  // A walk in a browser takes pictures of pages that this journey has read without one.
  if (!isPlainWindow(page)) return;
  const html = (page.locator('html') as unknown as PlainLocator).one();
  const { locale, latin, fullStop } = listOf(code);
  expect(html.attributes.lang, `${page.url()}: ${textIn(html).slice(0, 200)}`).toBe(locale);
  const strange = [...saidOn(html)].flatMap((text) =>
    [...strangeIn(text, latin), ...stopsIn(text, fullStop)]
      .filter((word) => !own.includes(word))
      .map((word) => `${word} in “${text.trim()}”`),
  );
  expect([...new Set(strange)], page.url()).toEqual([]);
}

/** The email is in this language; lines that lead to the page in another one are in that one. */
export async function expectEmailLanguage(
  { html = '', text = '', subject = '' }: Email,
  code: LanguageCode,
): Promise<void> {
  const { latin } = listOf(code);
  expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1], subject).toBe(code);
  const others = interfaceLanguages.filter((one) => one.code !== code);
  const other = await Promise.all(others.map(async (one) => (await mailTextsIn(one.code)).inThis));
  const own = [subject, ...text.split('\n')].filter((line) => !other.some((said) => line.includes(said)));
  expect(own.flatMap((line) => strangeIn(line, latin).map((word) => `${word} in “${line}”`))).toEqual([]);
}

/** The steps of a reader of this language: every page that one of them reaches is asked for it. Some words members typed. */
export function reading(page: Page, code: LanguageCode, own: readonly string[] = []) {
  const asked = () => expectLanguage(page, code, own);
  return {
    async press(name: string) {
      await press(page, name);
      asked();
    },
    /** A press that the page refuses, in the language of its reader. */
    async isRefused(name: string) {
      await press(page, name);
      await expect(page.getByRole('alert').first()).toBeVisible();
      asked();
    },
    async follow(...links: (string | RegExp)[]) {
      for (const link of links) {
        await follow(page, link);
        asked();
      }
    },
    async fromToday(...links: (string | RegExp)[]) {
      await fromToday(page);
      asked();
      await this.follow(...links);
    },
  };
}
