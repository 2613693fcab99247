import { type RefObject, useEffect } from 'react';
import { useOutcomeOfPage } from './use-post.tsx';

/**
 * Values that were typed or chosen in a form survive a reload and the end of the session, in this tab only. `name` is that of
 * the browser's storage; empty for a form that keeps none. A page that comes with typed text has the newer one, and always the
 * newer value of the field `except`.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string, except = '') {
  const typed = useOutcomeOfPage()?.typed;
  useEffect(() => {
    const element = form.current;
    if (!element || name === '') return;
    if (!typed) restore(element, read(name), except);
    const keep = () => write(name, typedIn(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, name, typed, except]);
}

/** Once something was sent there is nothing left to keep. */
export function forgetDraft(name: string) {
  write(name, null);
}

type Kept = Record<string, string[]>;

/** Only into fields that no one has changed since the page came. */
function restore(element: HTMLFormElement, kept: Kept, except: string) {
  if (Object.keys(kept).length === 0) return;
  for (const field of element.elements) {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      if (field.checked === field.defaultChecked)
        field.checked = kept[field.name]?.includes(field.value) ?? false;
      continue;
    }
    const [value] = kept[field.getAttribute('name') ?? ''] ?? [];
    if (value === undefined || !isTyped(field) || field.name === except) continue;
    field.value = value;
    // Its count of characters is drawn for the new text.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A secret, and what the page fills in by itself, is not kept. */
function isTyped(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return true;
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue;
  if (!(field instanceof HTMLInputElement) || /^(?:hidden|password|file)$/.test(field.type)) return false;
  return field.value === field.defaultValue;
}

function typedIn(element: HTMLFormElement): Kept {
  const secret = new Set(
    [...element.elements].map(
      (one) => one instanceof HTMLInputElement && one.type === 'password' && one.name,
    ),
  );
  const kept: Kept = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === 'string' && !secret.has(name)) kept[name] = [...(kept[name] ?? []), value];
  return kept;
}

function read(name: string): Kept {
  try {
    const kept: object = JSON.parse(sessionStorage.getItem(name) ?? '{}') ?? {};
    return Object.fromEntries(Object.entries(kept).filter(([, values]) => Array.isArray(values)));
  } catch {
    return {};
  }
}

function write(name: string, typed: Kept | null) {
  try {
    if (typed) sessionStorage.setItem(name, JSON.stringify(typed));
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
