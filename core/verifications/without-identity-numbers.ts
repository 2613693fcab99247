import type { RefusalCode } from '#contract/collected.ts';
import { findAadhaar, maskAadhaar } from '#rules/checks/aadhaar.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * The texts as we may keep them. A number that looks like an Aadhaar number is refused. If the member says that it is
 * another number, it goes to an administrator with its digits masked: we keep none in either case.
 * @throws Refusal `identity_number_found`
 */
export function withoutIdentityNumbers<T extends Record<string, string>>(
  texts: T,
  { isAnother }: { isAnother: boolean },
): { texts: T; isMasked: boolean } {
  const isMasked = Object.values(texts).some((text) => findAadhaar(text).length > 0);
  const code: RefusalCode = 'identity_number_found';
  if (isMasked && !isAnother) throw new Refusal(code);
  const masked = Object.entries(texts).map(([name, text]) => [name, maskAadhaar(text)]);
  return { texts: Object.fromEntries(masked), isMasked };
}
