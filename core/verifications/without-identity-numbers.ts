import type { RefusalCode } from '#contract/collected.ts';
import { findAadhaar, maskAadhaar } from '#rules/checks/aadhaar.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * The texts as they may be kept. What looks like an Aadhaar number is refused; whoever says that it is another one gets
 * to a person, who sees it covered: we keep none, whatever somebody says of it.
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
