import { browserStorage } from '#contract/ground/browser-storage.ts';
import { emptyForm, type FormValues } from './form/form-values.ts';

const nameOf = (userId: string) => browserStorage.profileEdit.key + userId;

/** Keeps the typed and unsaved values in this tab. Keeps nothing of a form that the member has not touched. */
export function saveEdit(userId: string, values: FormValues, saved: FormValues) {
  const typed = Object.entries(values).filter(
    ([field, value]) => !/password/i.test(field) && value !== saved[field as keyof FormValues],
  );
  if (typed.length === 0) return forgetEdit(userId);
  try {
    sessionStorage.setItem(nameOf(userId), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // A browser without storage only loses the comfort.
  }
}

export function loadEdit(userId: string): Partial<FormValues> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([field, value]) => typeof value === typeof emptyForm[field as keyof FormValues],
      ),
    );
  } catch {
    return null;
  }
}

export function forgetEdit(userId: string) {
  try {
    sessionStorage.removeItem(nameOf(userId));
  } catch {
    // Nothing was kept.
  }
}
