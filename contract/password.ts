export const passwordLimits = { min: 8, max: 256 } as const;

/** Length as a person counts it: an emoji or a Devanagari letter outside the basic plane is one. */
export function characters(text: string): number {
  return [...text].length;
}

export type StrengthLabel = 'Weak' | 'Medium' | 'Strong';

/** One point each for length, an uppercase letter, a lowercase letter, a digit, a special character. */
export function passwordStrength(text: string): { score: number; label: StrengthLabel; share: number } {
  const points = [
    characters(text) >= passwordLimits.min,
    /\p{Lu}/u.test(text),
    /\p{Ll}/u.test(text),
    /\p{Nd}/u.test(text),
    /[^\p{L}\p{M}\p{N}\s]/u.test(text),
  ];
  const score = points.filter(Boolean).length;
  const label = score <= 2 ? 'Weak' : score === 3 ? 'Medium' : 'Strong';
  return { score, label, share: score / points.length };
}

/** What both the sign-up and every later change of a password say. */
export const passwordFaults = {
  short: `Password must be at least ${passwordLimits.min} characters.`,
  long: `Password must be at most ${passwordLimits.max} characters.`,
  differ: 'Passwords do not match.',
} as const;

export function faultOfNewPassword(password: string, confirmation: string): string | null {
  if (characters(password) < passwordLimits.min) return passwordFaults.short;
  if (password !== confirmation) return passwordFaults.differ;
  return characters(password) > passwordLimits.max ? passwordFaults.long : null;
}
