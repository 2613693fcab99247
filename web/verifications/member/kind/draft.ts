import { type RefObject, useEffect } from 'react';
import { browserStorage } from '#contract/ground/cookies.ts';

const forms = ['address', 'organisation', 'links', 'appeal'];
const nameOf = (kind: string, form: string) => `${browserStorage.verification.key}${kind}:${form}`;

/** Typed values survive a reload and the end of the session, in this tab only. */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: string, intent: string) {
  useEffect(() => {
    const element = form.current;
    if (!element || !forms.includes(intent)) return;
    const name = nameOf(kind, intent);
    restore(element, read(name));
    const keep = () => write(name, typedIn(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, kind, intent]);
}

/** Once something was sent there is nothing left to keep. */
export function forgetDrafts(kind: string) {
  for (const form of forms) write(nameOf(kind, form), null);
}

/** Only into fields without typed text: values that came back from the server are newer. */
function restore(element: HTMLFormElement, kept: Record<string, unknown>) {
  for (const field of element.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const value = kept[field.name];
    if (typeof value === 'string' && field.type !== 'hidden' && field.value === field.defaultValue)
      field.value = value;
  }
}

function typedIn(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(element)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function read(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function write(name: string, typed: Record<string, string> | null) {
  try {
    if (typed) sessionStorage.setItem(name, JSON.stringify(typed));
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
