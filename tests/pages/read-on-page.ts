import { type Element, parseHtml } from './html-tree.ts';

const unread = /^(?:script|style|template|svg)$/;
const spoken = /^(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder)$/;
/** Signs of programs, which no language changes. */
const isOfPrograms = ({ name, attributes }: Element) =>
  /^(?:code|pre|kbd)$/.test(name) || attributes.translate === 'no';

/**
 * The texts of a page that its readers see or hear in the language of the page: those in an element with another `lang` are left
 * out.
 */
export function readOnPage(html: string): {
  language: string;
  direction: string;
  texts: string[];
} {
  const root = parseHtml(html);
  const page = root.parts.find((part) => typeof part !== 'string' && part.name === 'html') as
    | Element
    | undefined;
  if (!page) throw new Error(`This is no page: ${html.slice(0, 200)}`);
  const language = page.attributes.lang ?? '';
  const texts: string[] = [];
  const isForeign = ({ attributes: { lang } }: Element) =>
    lang !== undefined && lang.split('-', 1)[0] !== language.split('-', 1)[0];
  const read = (element: Element) => {
    if (unread.test(element.name) || isOfPrograms(element) || isForeign(element)) return;
    for (const [name, value] of Object.entries(element.attributes)) if (spoken.test(name)) texts.push(value);
    if (/^(?:submit|button|reset)$/.test(element.attributes.type ?? '') && element.name === 'input')
      texts.push(element.attributes.value ?? '');
    for (const part of element.parts) {
      if (typeof part !== 'string') read(part);
      else if (part.trim()) texts.push(part.trim());
    }
  };
  read(page);
  return { language, direction: page.attributes.dir ?? '', texts };
}
