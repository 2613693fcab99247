import type { RefObject } from 'react';
import { browserStorage } from '#contract/ground/browser-storage.ts';
import { forgetDraft, useFormDraft } from '#web/forms/form-draft.ts';

const forms = ['address', 'organisation', 'links', 'appeal'];
const nameOf = (kind: string, form: string) => `${browserStorage.verification.key}${kind}:${form}`;

/** Typed values survive a reload and the end of the session, in this tab only. */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: string, intent: string) {
  useFormDraft(form, forms.includes(intent) ? nameOf(kind, intent) : '');
}

/** Once something was sent there is nothing left to keep. */
export function forgetDrafts(kind: string) {
  for (const form of forms) forgetDraft(nameOf(kind, form));
}
