export const passwordLimits = { min: 8, max: 256 } as const;

/** Length as a person counts it: an emoji or a Devanagari letter outside the basic plane is one. */
export function characters(text: string): number {
  return [...text].length;
}

export type Strength = 'weak' | 'medium' | 'strong';

/** One point each for length, an uppercase letter, a lowercase letter, a digit, a special character. */
export function passwordStrength(text: string): { score: number; strength: Strength; share: number } {
  const points = [
    characters(text) >= passwordLimits.min,
    /\p{Lu}/u.test(text),
    /\p{Ll}/u.test(text),
    /\p{Nd}/u.test(text),
    /[^\p{L}\p{M}\p{N}\s]/u.test(text),
  ];
  const score = points.filter(Boolean).length;
  const strength = score <= 2 ? 'weak' : score === 3 ? 'medium' : 'strong';
  return { score, strength, share: score / points.length };
}

/** The error of a new password, in the codes of the sign-up. */
export function faultOfNewPassword(
  password: string,
  confirmation: string,
): 'sign_up_password_short' | 'sign_up_passwords_differ' | 'sign_up_password_long' | null {
  if (characters(password) < passwordLimits.min) return 'sign_up_password_short';
  if (password !== confirmation) return 'sign_up_passwords_differ';
  return characters(password) > passwordLimits.max ? 'sign_up_password_long' : null;
}
