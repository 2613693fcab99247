import { emptyForm, type FormValues } from '../profile-form/form-values.ts';

const nameOf = (userId: string) => `profile-edit:${userId}`;

/** What a member has typed and not saved yet, kept in this tab. */
export function saveEdit(userId: string, { password: _, confirmPassword: __, ...values }: FormValues) {
  try {
    sessionStorage.setItem(nameOf(userId), JSON.stringify(values));
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
