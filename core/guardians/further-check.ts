import { createHmac } from 'node:crypto';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame } from '../ground/secrets.ts';

/**
 * The address where an external service checks a guardian before a yes counts, where the operator asks for that
 * (docs/operations.md). The service leads back to `back` with its `proof`. Empty where no check is asked for.
 */
export function checkAddress({ guardianCheck: check }: Core, reference: string, back: string): string {
  if (!check) return '';
  return check.url
    .replaceAll('{reference}', encodeURIComponent(reference))
    .replaceAll('{return}', encodeURIComponent(back));
}

/**
 * The name of the service that has checked; null where no check is asked for.
 * @throws Refusal `guardian_check_missing`
 */
export function checkOf(
  { guardianCheck: check }: Core,
  reference: string,
  proof: string | undefined,
): string | null {
  if (!check) return null;
  if (!proof || !isSame(proof, proofOfCheck(check, reference))) throw new Refusal('guardian_check_missing');
  return new URL(check.url).host;
}

/** The service answers for a reference with an HMAC of it, so that nothing it has seen comes here. */
export function proofOfCheck({ secret }: { secret: string }, reference: string): string {
  return createHmac('sha256', secret).update(reference).digest('hex');
}
