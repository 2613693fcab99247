export type Element = {
  name: string;
  attributes: Record<string, string>;
  parts: (Element | string)[];
  parent: Element | null;
};

const alone = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Their content is text up to their end, whatever it looks like. */
const ofText = /^(?:script|style|textarea|title)$/;
const tags =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w:-]*)\s*>|<([a-z][\w:-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

/** The elements of a page as our own server writes them: closed and quoted alike. Throws where they are not. */
export function parseHtml(html: string): Element {
  const root: Element = { name: '#document', attributes: {}, parts: [], parent: null };
  let at = root;
  let read = 0;
  const tag = new RegExp(tags);
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    if (found.index > read) at.parts.push(decoded(html.slice(read, found.index)));
    read = tag.lastIndex;
    const [, closed, opened, written = '', isClosed] = found;
    if (closed) {
      if (at.name !== closed.toLowerCase()) throw new Error(`</${closed}> ends <${at.name}>`);
      at = at.parent ?? root;
    }
    if (!opened) continue;
    const name = opened.toLowerCase();
    const element: Element = { name, attributes: attributesOf(written), parts: [], parent: at };
    at.parts.push(element);
    if (ofText.test(name)) {
      const end = html.indexOf(`</${opened}`, read);
      const text = html.slice(read, end);
      element.parts.push(/^s/.test(name) ? text : decoded(text.replace(/^\n/, '')));
      read = html.indexOf('>', end) + 1;
      tag.lastIndex = read;
    } else if (!alone.test(name) && !isClosed) at = element;
  }
  if (at !== root) throw new Error(`<${at.name}> has no end`);
  return root;
}

function attributesOf(written: string): Record<string, string> {
  const found = [...written.matchAll(/([^\s=>/"]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    return named[name] ?? whole;
  });
}

/** All elements below this one, in document order. */
export function* elementsBelow(element: Element): Generator<Element> {
  for (const part of element.parts) {
    if (typeof part === 'string') continue;
    yield part;
    yield* elementsBelow(part);
  }
}

export function* upFrom(element: Element | null): Generator<Element> {
  for (let at = element; at; at = at.parent) yield at;
}

export const closest = (element: Element, is: (one: Element) => boolean) => [...upFrom(element)].find(is);

export const rootOf = (element: Element): Element => [...upFrom(element)].at(-1) ?? element;

const unread = /^(?:script|style|template|head)$/;

/** The text in an element, with single spaces. */
export function textIn(element: Element, isRead: (one: Element) => boolean = () => true): string {
  const text = (one: Element): string =>
    one.parts
      .map((part) =>
        typeof part === 'string' ? part : !unread.test(part.name) && isRead(part) ? text(part) : '',
      )
      .join('');
  return text(element)
    .replace(/[\s\u200b\u00ad]+/g, ' ')
    .trim();
}

const hasClass = ({ attributes: { class: names = '' } }: Element, name: string) =>
  names.split(' ').includes(name);

/** Whether a small window without scripts shows the element, as far as HTML and the classes for this say. */
export function isShown(element: Element): boolean {
  return [...upFrom(element)].every((one) => {
    const { name, attributes, parent } = one;
    if (unread.test(name) || attributes.hidden !== undefined) return false;
    if (attributes.popover !== undefined && attributes['data-popped'] === undefined) return false;
    if (name === 'dialog' && attributes.open === undefined) return false;
    if (name === 'input' && attributes.type === 'hidden') return false;
    if (hasClass(one, 'hidden') || hasClass(one, 'needs-script')) return false;
    const isFolded = parent?.name === 'details' && parent.attributes.open === undefined;
    return !isFolded || name === 'summary';
  });
}
