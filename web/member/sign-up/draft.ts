import { z } from 'zod';
import { emptyForm, type FormValues } from './form-values.ts';

const draftName = 'sign-up';

const draftShape = z.object({
  /** Made once for this form: a repeated submit cannot make a second account. */
  key: z.string(),
  /** Whether the e-mail was proven; the server knows the details. */
  hasTicket: z.boolean(),
  /** The file that had been chosen and not yet stored. */
  chosenFile: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type Draft = z.infer<typeof draftShape>;

/** A form under way, kept in this tab over a reload. Passwords never are. */
export function saveDraft(draft: Omit<Draft, 'values'>, form: FormValues) {
  const { password: _password, confirmPassword: _confirmPassword, ...values } = form;
  try {
    sessionStorage.setItem(draftName, JSON.stringify({ ...draft, values }));
  } catch {
    // A browser without storage only loses the comfort.
  }
}

export function loadDraft(): (Omit<Draft, 'values'> & { values: Partial<FormValues> }) | null {
  try {
    const draft = draftShape.parse(JSON.parse(sessionStorage.getItem(draftName) ?? ''));
    const known = Object.entries(draft.values).filter(
      ([field, value]) => typeof value === typeof emptyForm[field as keyof FormValues],
    );
    return { ...draft, values: Object.fromEntries(known) };
  } catch {
    return null;
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftName);
  } catch {
    // Nothing was kept.
  }
}

/** A version 4 UUID, also on plain http, where crypto.randomUUID is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
