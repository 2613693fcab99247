import { closest, type Element, elementsBelow, isShown, rootOf, textIn } from './html-tree.ts';

const ofInputs: Record<string, string> = {
  button: 'button',
  submit: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  search: 'searchbox',
  email: 'textbox',
  tel: 'textbox',
  text: 'textbox',
  url: 'textbox',
};
const ofTags: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dd: 'definition',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  output: 'status',
  search: 'search',
  select: 'combobox',
  table: 'table',
  textarea: 'textbox',
  tr: 'row',
  ul: 'list',
};
const parts = /^(?:article|aside|main|nav|section)$/;

export function roleOf(element: Element): string | undefined {
  const { name, attributes, parent } = element;
  if (attributes.role) return attributes.role.split(' ')[0];
  if (name === 'a') return attributes.href === undefined ? undefined : 'link';
  if (name === 'input') return ofInputs[attributes.type ?? 'text'];
  if (name === 'img') return attributes.alt === '' ? undefined : 'img';
  if (/^h[1-6]$/.test(name)) return 'heading';
  if (name === 'section') return nameOf(element) ? 'region' : undefined;
  const isWithin = () => parent && closest(parent, (one) => parts.test(one.name));
  if (name === 'header') return isWithin() ? undefined : 'banner';
  if (name === 'footer') return isWithin() ? undefined : 'contentinfo';
  return ofTags[name];
}

export const levelOf = ({ name, attributes }: Element) => Number(attributes['aria-level'] ?? name.slice(1));

/** Of each page its elements by their ids, and its labels: journeys change values and attributes of a page, and add no element. */
const indexes = new WeakMap<Element, { ids: Map<string, Element>; labels: Element[] }>();

function indexOf(element: Element) {
  const root = rootOf(element);
  const known = indexes.get(root);
  if (known) return known;
  const all = [...elementsBelow(root)];
  const named = all.filter(({ attributes }) => attributes.id !== undefined).reverse();
  const made = {
    ids: new Map(named.map((one) => [one.attributes.id ?? '', one])),
    labels: all.filter(({ name }) => name === 'label'),
  };
  indexes.set(root, made);
  return made;
}

const byId = (element: Element, ids: string) =>
  ids.split(' ').flatMap((id) => indexOf(element).ids.get(id) ?? []);

const labelled = /^(?:button|input|meter|output|progress|select|textarea)$/;

/** The labels that stand at a control, and the control of a label that is pressed. */
export function labelsOf(control: Element): Element[] {
  if (!labelled.test(control.name)) return [];
  return indexOf(control).labels.filter((one) => controlOf(one) === control);
}

export function controlOf(label: Element): Element | undefined {
  const { for: id } = label.attributes;
  if (id) return byId(label, id)[0];
  return [...elementsBelow(label)].find(({ name }) => labelled.test(name));
}

/** The texts by which an element may be asked for as by a label. */
export function labelTexts(element: Element): string[] {
  const { 'aria-labelledby': ids, 'aria-label': label } = element.attributes;
  if (ids) return byId(element, ids).map((one) => textIn(one));
  if (label) return [label];
  return labelsOf(element).map((one) => textIn(one, ({ name }) => !labelled.test(name)));
}

const namedByContent = /^(?:button|cell|heading|link|menuitem|option|row|tab|radio|checkbox)$/;
const isHeard = (one: Element) => one.attributes['aria-hidden'] !== 'true' && isShown(one);

/** The name by which assistive technology calls an element. */
export function nameOf(element: Element): string {
  const { name, attributes } = element;
  const said = labelTexts(element).join(' ');
  if (said) return said.replace(/\s+/g, ' ').trim();
  if (name === 'img') return attributes.alt ?? '';
  if (name === 'input')
    return attributes.type === 'submit' ? (attributes.value ?? '') : (attributes.title ?? '');
  const [first] = element.parts.filter((part) => typeof part !== 'string');
  if (name === 'fieldset') return first?.name === 'legend' ? textIn(first, isHeard) : '';
  const isByContent = name !== 'section' && namedByContent.test(roleOf(element) ?? '');
  return (isByContent ? contentOf(element) : '') || (attributes.title ?? '');
}

const inline = /^(?:a|abbr|b|bdi|bdo|em|i|mark|small|span|strong|sub|sup|time)$/;
const isLine = ({ name, attributes: { class: names = '' } }: Element) =>
  inline.test(name) && !/(?:^| )(?:block|flex|grid|badge)(?: |$)/.test(names);

/** The content of an element, read aloud: elements that have lines of their own stand apart. */
function contentOf(element: Element): string {
  const said = (one: Element): string =>
    one.parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if (!isHeard(part)) return '';
        const { 'aria-label': label, alt } = part.attributes;
        const text = label ?? (part.name === 'img' ? (alt ?? '') : said(part));
        return isLine(part) && isLine(one) ? text : ` ${text} `;
      })
      .join('');
  return said(element).replace(/\s+/g, ' ').trim();
}
