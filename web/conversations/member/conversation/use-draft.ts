import { type RefObject, useEffect, useEffectEvent } from 'react';
import { browserStorage } from '#contract/ground/browser-storage.ts';
import { textLength } from '#rules/text/normalise.ts';

/** Keeps what is typed over a reload. @returns what notes a change */
export function useDraft(
  conversationId: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onLength: (length: number) => void,
): (text: string) => void {
  const name = browserStorage.message.key + conversationId;
  const restore = useEffectEvent(() => {
    const kept = sessionStorage.getItem(name);
    if (!field.current) return;
    if (field.current.value === '' && kept) field.current.value = kept;
    onLength(textLength(field.current.value));
  });
  useEffect(() => restore(), []);
  return (text) => {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  };
}
