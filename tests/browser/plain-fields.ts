import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Element, elementsBelow, rootOf, textIn, upFrom } from '#tests/pages/html-tree.ts';

type Sent = { name: string; mimeType: string; buffer: Buffer };

/** The files that were chosen in a field. */
const chosen = new WeakMap<Element, Sent>();

export const isDisabled = (element: Element) =>
  [...upFrom(element)].some(
    (one) => (one === element || one.name === 'fieldset') && one.attributes.disabled !== undefined,
  );

const optionsOf = (select: Element) => [...elementsBelow(select)].filter(({ name }) => name === 'option');
const valueOfOption = (option: Element) => option.attributes.value ?? textIn(option);

/** The text that a field would send. */
export function valueIn(field: Element): string {
  if (field.name === 'textarea') return field.parts.filter((part) => typeof part === 'string').join('');
  if (field.name !== 'select') return field.attributes.value ?? '';
  const options = optionsOf(field);
  const option = options.find(({ attributes }) => attributes.selected !== undefined) ?? options[0];
  return option ? valueOfOption(option) : '';
}

export function setValue(field: Element, text: string): void {
  if (!/^(?:input|textarea)$/.test(field.name) || field.attributes.readonly !== undefined)
    throw new Error(`<${field.name}> cannot be filled.`);
  if (field.name === 'textarea') field.parts = [text];
  else field.attributes.value = text;
}

export function setChecked(box: Element, isChecked: boolean): void {
  const { type = '', name } = box.attributes;
  if (!/^(?:checkbox|radio)$/.test(type)) throw new Error(`<${box.name} ${type}> cannot be ticked.`);
  if (type === 'radio')
    for (const other of elementsBelow(rootOf(box)))
      if (other.attributes.type === 'radio' && other.attributes.name === name && formsAlike(other, box))
        delete other.attributes.checked;
  if (isChecked) box.attributes.checked = '';
  else delete box.attributes.checked;
}

const formsAlike = (one: Element, other: Element) =>
  [...upFrom(one)].find(({ name }) => name === 'form') ===
  [...upFrom(other)].find(({ name }) => name === 'form');

export function choose(select: Element, wanted: string | { label: string }): void {
  const options = optionsOf(select);
  const label = typeof wanted === 'string' ? wanted : wanted.label;
  const option =
    (typeof wanted === 'string' ? options.find((one) => valueOfOption(one) === wanted) : undefined) ??
    options.find((one) => textIn(one) === label);
  if (!option) throw new Error(`There is no choice ${label} among ${options.map((one) => textIn(one))}`);
  for (const one of options) delete one.attributes.selected;
  option.attributes.selected = '';
}

export function fileField(field: Element, file: Sent | string): void {
  if (field.attributes.type !== 'file') throw new Error(`<${field.name}> takes no file.`);
  const sent =
    typeof file === 'string'
      ? { name: path.basename(file), mimeType: 'application/octet-stream', buffer: readFileSync(file) }
      : file;
  chosen.set(field, sent);
}

/** All that a form sends with this button, in the order of its fields. */
export function entriesOf(fields: readonly Element[], button: Element | null): [string, string | File][] {
  return fields.flatMap((field): [string, string | File][] => {
    const { name, type = 'text', checked, value } = field.attributes;
    if (!name || isDisabled(field)) return [];
    if (field.name === 'button' || /^(?:submit|image|button|reset)$/.test(type))
      return field === button ? [[name, value ?? '']] : [];
    if (!/^(?:input|select|textarea)$/.test(field.name)) return [];
    if (/^(?:checkbox|radio)$/.test(type)) return checked === undefined ? [] : [[name, value ?? 'on']];
    if (type !== 'file') return [[name, valueIn(field).replace(/\r?\n/g, '\r\n')]];
    const sent = chosen.get(field);
    const bytes = sent ? [Uint8Array.from(sent.buffer)] : [];
    return [
      [name, new File(bytes, sent?.name ?? '', { type: sent?.mimeType ?? 'application/octet-stream' })],
    ];
  });
}

/** A field that the browser would not let pass, unless its form says that it asks for nothing. */
export function refusedField(form: Element, fields: readonly Element[], button: Element | null) {
  if (form.attributes.novalidate !== undefined || button?.attributes.formnovalidate !== undefined)
    return undefined;
  return fields.find((field) => {
    const { attributes } = field;
    if (attributes.required === undefined) return false;
    if (attributes.type === 'checkbox') return attributes.checked === undefined;
    return attributes.type === 'file' ? !chosen.has(field) : valueIn(field) === '';
  });
}
