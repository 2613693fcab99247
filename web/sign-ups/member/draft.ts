import { browserStorage } from '#contract/ground/browser-storage.ts';
import { emptyForm, type FormValues } from '#web/profiles/member/form/form-values.ts';

const draftName = browserStorage.signUp.key;

export type Draft = {
  /** Made once for this form: a repeated submit cannot make a second account. */
  key: string;
  /** The file that had been chosen and not yet stored. */
  chosenFile?: string | undefined;
  /** It was sent at least once: an answer may have been lost. */
  isTried?: boolean;
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
      chosenFile: typeof kept.chosenFile === 'string' ? kept.chosenFile : undefined,
      isTried: kept.isTried === true,
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
