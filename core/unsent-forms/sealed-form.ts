import type { KeptForm } from '#contract/unsent-forms/calls.ts';
import { seal, unseal } from '../ground/sealed.ts';

/** A form as its page sent it. */
export type UnsentForm = { path: string; intent: string; typed: Record<string, string> };

const purpose = 'unsent form';

export function sealForm({ id, key }: KeptForm, form: UnsentForm): Buffer {
  return seal(Buffer.from(key, 'base64url'), purpose, id, JSON.stringify(form));
}

/** Null where the key is not the one that sealed it. */
export function openForm({ id, key }: KeptForm, sealed: Buffer): UnsentForm | null {
  const text = unseal(Buffer.from(key, 'base64url'), purpose, id, sealed);
  return text === null ? null : JSON.parse(text);
}
