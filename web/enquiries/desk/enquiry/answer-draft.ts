import { type RefObject, useEffect } from 'react';
import { browserStorage } from '#contract/ground/browser-storage.ts';

const nameOf = (enquiryId: string) => browserStorage.answer.key + enquiryId;

/** A typed answer survives a reload and the end of the session, in this tab only. */
export function useAnswerDraft(field: RefObject<HTMLTextAreaElement | null>, enquiryId: string) {
  useEffect(() => {
    if (field.current && field.current.value === '') field.current.value = read(nameOf(enquiryId));
  }, [field, enquiryId]);
}

export function keepAnswer(enquiryId: string, text: string) {
  write(nameOf(enquiryId), text);
}

export function forgetAnswer(enquiryId: string) {
  write(nameOf(enquiryId), '');
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string) {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
