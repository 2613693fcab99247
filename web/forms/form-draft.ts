import { type RefObject, useEffect } from 'react';

/**
 * Typed values of a form survive a reload and the end of the session, in this tab only. `name` is that of the browser's storage;
 * empty for a form that keeps none.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  useEffect(() => {
    const element = form.current;
    if (!element || name === '') return;
    restore(element, read(name));
    const keep = () => write(name, typedIn(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, name]);
}

/** Once something was sent there is nothing left to keep. */
export function forgetDraft(name: string) {
  write(name, null);
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
