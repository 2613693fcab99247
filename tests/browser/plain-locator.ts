import { type Element, elementsBelow, isShown, textIn, upFrom } from '#tests/pages/html-tree.ts';
import { controlOf, labelTexts, levelOf, nameOf, roleOf } from '#tests/pages/roles.ts';
import { choose, fileField, isDisabled, setChecked, setValue, valueIn } from './plain-fields.ts';

type Wanted = string | RegExp;
type Named = { name?: Wanted; exact?: boolean; level?: number };
type File = { name: string; mimeType: string; buffer: Buffer };

/** Of the window in which locators look: its page as it stands, and what a press does there. */
export type Plain = {
  document: () => Element;
  follow: (link: Element) => Promise<void>;
  submit: (form: Element, button: Element | null) => Promise<void>;
};

export type PlainLocator = ReturnType<typeof locatorIn>;

const isLike = (text: string, wanted: Wanted, exact = false) => {
  if (wanted instanceof RegExp) return wanted.test(text);
  const sought = wanted.replace(/\s+/g, ' ').trim();
  return exact ? text === sought : text.toLowerCase().includes(sought.toLowerCase());
};

const unread = /^(?:script|style|noscript|head|title)$/;

/** The innermost elements with this text. */
function withText(within: Element, text: Wanted, exact?: boolean): Element[] {
  const has = (one: Element) => !unread.test(one.name) && isLike(textIn(one), text, exact);
  return [...elementsBelow(within)].filter(
    (one) =>
      has(one) &&
      !one.parts.some((part) => typeof part !== 'string' && has(part)) &&
      ![...upFrom(one)].some(({ name }) => unread.test(name)),
  );
}

/** Selectors of a name, attributes, or a child of these, as journeys use them. */
function isSelected(element: Element, selector: string): boolean {
  const [last = '', ...before] = selector.split(' > ').reverse();
  const matched = /^([a-z][a-z0-9]*)?(?:#([\w-]+))?(?:\[([\w-]+)(?:="?([^"\]]*)"?)?\])?$/.exec(last);
  if (!matched) throw new Error(`A plain window knows no selector like ${selector}`);
  const [, name, id, attribute, value] = matched;
  const { attributes, parent } = element;
  if ((name && name !== element.name) || (id && id !== attributes.id)) return false;
  if (attribute && (value === undefined ? !(attribute in attributes) : attributes[attribute] !== value))
    return false;
  return before.length === 0 || (parent !== null && isSelected(parent, before.reverse().join(' > ')));
}

/** Finds elements as Playwright's locator of this name does, in a page without scripts. */
export function locatorIn(window: Plain, find: () => Element[], what: string) {
  const make = (name: string, found: (all: Element[]) => Element[]) =>
    locatorIn(window, () => found(find()), `${what} ${name}`.trim());
  /** Of elements below any that this locator finds. */
  const below = (name: string, is: (one: Element) => boolean) =>
    make(name, (all) => [...new Set(all.flatMap((one) => [...elementsBelow(one)].filter(is)))]);
  const one = (): Element => {
    const found = find();
    const [first] = found;
    if (found.length !== 1 || !first)
      throw new Error(`${what} finds ${found.length} elements, not one, in: ${textIn(window.document())}`);
    return first;
  };
  /** One that a person can use now. */
  const usable = (): Element => {
    const element = one();
    if (!isShown(element)) throw new Error(`${what} cannot be seen in: ${textIn(window.document())}`);
    if (isDisabled(element)) throw new Error(`${what} is disabled`);
    return element;
  };
  return {
    find,
    one,
    toString: () => what,
    getByRole: (role: string, { name, exact, level }: Named = {}) =>
      below(
        `${role} ${name ?? ''}`,
        (found) =>
          roleOf(found) === role &&
          isShown(found) &&
          (level === undefined || levelOf(found) === level) &&
          (name === undefined || isLike(nameOf(found), name, exact)),
      ),
    getByText: (text: Wanted, { exact }: Named = {}) =>
      make(`text ${text}`, (all) => [...new Set(all.flatMap((within) => withText(within, text, exact)))]),
    getByLabel: (text: Wanted, { exact }: Named = {}) =>
      below(`label ${text}`, (found) => labelTexts(found).some((said) => isLike(said, text, exact))),
    locator: (
      selector: string,
      { has, hasText }: { has?: { find: () => Element[] }; hasText?: Wanted } = {},
    ) =>
      below(
        selector,
        (found) =>
          isSelected(found, selector) &&
          (!has || has.find().some((inner) => isIn(inner, found))) &&
          (hasText === undefined || isLike(textIn(found), hasText)),
      ),
    filter: ({ hasText, visible }: { hasText?: Wanted; visible?: boolean }) =>
      make(hasText ? `with ${hasText}` : '', (all) =>
        all.filter(
          (found) =>
            (hasText === undefined || isLike(textIn(found), hasText)) &&
            (visible === undefined || isShown(found) === visible),
        ),
      ),
    first: () => make('first', (all) => all.slice(0, 1)),
    last: () => make('last', (all) => all.slice(-1)),
    nth: (at: number) => make(`at ${at}`, (all) => all.slice(at, at + 1)),
    count: async () => find().length,
    isVisible: async () => find().some(isShown),
    textContent: async () => textIn(one()),
    getAttribute: async (name: string) => one().attributes[name] ?? null,
    inputValue: async () => valueIn(one()),
    click: async () => press(window, usable()),
    check: async () => setChecked(usable(), true),
    uncheck: async () => setChecked(usable(), false),
    fill: async (text: string) => setValue(usable(), text),
    selectOption: async (wanted: string | { label: string }) => choose(usable(), wanted),
    setInputFiles: async (file: File | string) => fileField(usable(), file),
    press: async (key: string) => {
      const form = formOf(window, usable());
      if (key !== 'Enter' || !form) throw new Error(`A plain window cannot press ${key} there.`);
      await window.submit(form, buttonsOf(window, form)[0] ?? null);
    },
  };
}

const isIn = (inner: Element, outer: Element) => [...upFrom(inner)].includes(outer);

async function press(window: Plain, pressed: Element): Promise<void> {
  const element = [...upFrom(pressed)].find(({ name }) =>
    /^(?:a|button|input|label|summary|option)$/.test(name),
  );
  if (!element) throw new Error(`<${pressed.name}> does nothing when it is pressed.`);
  const { name, attributes, parent } = element;
  if (name === 'a') return window.follow(element);
  if (name === 'label') {
    const control = controlOf(element);
    if (!control) throw new Error(`The label ${textIn(element)} belongs to nothing.`);
    return press(window, control);
  }
  if (name === 'summary') {
    if (parent?.attributes.open === undefined) Object.assign(parent?.attributes ?? {}, { open: '' });
    else delete parent.attributes.open;
    return;
  }
  if (/^(?:checkbox|radio)$/.test(attributes.type ?? ''))
    return setChecked(element, attributes.checked === undefined);
  const { popovertarget } = attributes;
  if (popovertarget) return togglePopover(window, popovertarget);
  const form = formOf(window, element);
  const isSubmit =
    name === 'button' ? (attributes.type ?? 'submit') === 'submit' : attributes.type === 'submit';
  if (!form || !isSubmit) throw new Error(`<${name} ${nameOf(element)}> does nothing without scripts.`);
  await window.submit(form, element);
}

function togglePopover(window: Plain, id: string): void {
  const popover = [...elementsBelow(window.document())].find(({ attributes }) => attributes.id === id);
  if (popover?.attributes['data-popped'] !== undefined) delete popover.attributes['data-popped'];
  else if (popover) popover.attributes['data-popped'] = '';
}

export function formOf(window: Pick<Plain, 'document'>, control: Element): Element | undefined {
  const { form: id } = control.attributes;
  if (id) return [...elementsBelow(window.document())].find(({ attributes }) => attributes.id === id);
  return [...upFrom(control)].find(({ name }) => name === 'form');
}

const buttonsOf = (window: Pick<Plain, 'document'>, form: Element) =>
  [...elementsBelow(window.document())].filter(
    (one) =>
      formOf(window, one) === form &&
      !isDisabled(one) &&
      (one.name === 'button'
        ? (one.attributes.type ?? 'submit') === 'submit'
        : one.attributes.type === 'submit'),
  );
