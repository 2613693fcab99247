import assert from 'node:assert/strict';
import type { plainPages } from './plain-pages.ts';

type Ask = Awaited<ReturnType<typeof plainPages>>;
type Answer = Awaited<ReturnType<Ask>>;

/** One browser without scripts: it keeps cookies, and sends of a form what stands in its fields, with `typed` over it. */
export function plainBrowser(ask: Ask) {
  const kept = new Map<string, string>();
  const go = async (address: string, fields?: Record<string, string>): Promise<Answer> => {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask(null, address, fields, { cookie });
    for (const line of answer.set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /; Max-Age=0\b/i.test(line)) kept.delete(name);
      else kept.set(name, value);
    }
    return answer;
  };
  return {
    kept,
    go,
    /** Presses the button that means `intent` on the page at `address`, as `html` shows it. */
    press: (address: string, html: string, intent: string, typed: Record<string, string> = {}) => {
      const fields = fieldsOf(html, intent);
      for (const name of Object.keys(typed))
        assert.ok(fields.names.has(name), `the form has the field ${name}`);
      return go(address, { ...fields.values, ...typed, intent });
    },
  };
}

/** The fields of the form with this button, and what they hold. */
export function fieldsOf(
  html: string,
  intent: string,
): { names: Set<string>; values: Record<string, string> } {
  const form = [...html.matchAll(forms)].find(([text]) => text.includes(`value="${intent}"`));
  assert.ok(form, `there is a form for ${intent}`);
  return fieldsIn(form[0]);
}

const forms = /<form\b.*?<\/form>/gs;

/** Every form of a page that changes something: where it goes, its buttons, and its fields as they stand. */
export function formsOf(html: string) {
  return [...html.matchAll(forms)].flatMap(([form]) => {
    const { method, action = '', encType = '' } = attributesOf(/<form\b[^>]*>/.exec(form)?.[0] ?? '');
    if (method !== 'post') return [];
    const buttons = [...form.matchAll(/<button\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
    const intents = buttons.flatMap(({ name, value }) => (name === 'intent' && value ? [value] : []));
    return [{ action, isMultipart: encType !== '', intents: [...new Set(intents)], ...fieldsIn(form) }];
  });
}

function fieldsIn(form: string): { names: Set<string>; values: Record<string, string> } {
  const names = new Set<string>();
  const values: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const { name, value, type = 'text' } = attributesOf(tag);
    if (!name || type === 'file') continue;
    names.add(name);
    const isTicked = /^(?:checkbox|radio)$/.test(type);
    if (!isTicked || / checked=/.test(tag)) values[name] = value ?? (isTicked ? 'on' : '');
  }
  for (const [, tag = '', within = ''] of form.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)) {
    const { name = '' } = attributesOf(tag);
    names.add(name);
    const options = [...within.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
    const chosen = options.find((option) => option.includes(' selected=')) ?? options[0] ?? '';
    values[name] = attributesOf(chosen).value ?? '';
  }
  for (const [, tag = '', text = ''] of form.matchAll(/(<textarea\b[^>]*>)(.*?)<\/textarea>/gs)) {
    const { name = '' } = attributesOf(tag);
    names.add(name);
    values[name] = decoded(text);
  }
  return { names, values };
}

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decoded(value)]));
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
