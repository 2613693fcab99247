import { emptyForm, type FormValues } from '../profile-form/form-values.ts';

const draftName = 'sign-up';

export type Draft = {
  /** Made once for this form: a repeated submit cannot make a second account. */
  key: string;
  /** Whether the e-mail was proven; the server knows the details. */
  hasTicket: boolean;
  /** The file that had been chosen and not yet stored. */
  chosenFile?: string | undefined;
  values: Partial<FormValues>;
};

/** A form under way, kept in this tab over a reload. Passwords never are. */
export function saveDraft(draft: Omit<Draft, 'values'>, form: FormValues) {
  const { password: _password, confirmPassword: _confirmPassword, ...values } = form;
  try {
    sessionStorage.setItem(draftName, JSON.stringify({ ...draft, values }));
  } catch {
    // A browser without storage only loses the comfort.
  }
}

/** Takes only what has the right type: a draft may come from an older version of the page. */
export function loadDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftName) ?? 'null');
    if (!isRecord(kept) || typeof kept.key !== 'string' || !isRecord(kept.values)) return null;
    const known = Object.entries(kept.values).filter(
      ([field, value]) => typeof value === typeof emptyForm[field as keyof FormValues],
    );
    return {
      key: kept.key,
      hasTicket: kept.hasTicket === true,
      chosenFile: typeof kept.chosenFile === 'string' ? kept.chosenFile : undefined,
      values: Object.fromEntries(known),
    };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
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
