import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { verificationPaths } from '../verifications/paths.ts';

/** The names that this module declares for all other modules. */
export const verificationKinds = {
  notifications: {
    verification_held: 'letter',
    verification_decided: 'letter',
    verification_ended: 'letter',
    verification_late: 'none',
  },
  deadlines: {
    verification_review: {
      workingDays: 2,
      canExtend: 'no',
      goesOnLate: true,
      path: () => verificationPaths.verification,
      isOurs: true,
    },
  },
  openSteps: {
    verification_code: { path: () => verificationPaths.verification },
    verification_rejected: { path: () => verificationPaths.verification },
    verification_renewal: { path: () => verificationPaths.verification },
  },
  refusals: {
    verification_not_found: 'not_found',
    verification_open: 'conflict',
    verification_in_force: 'conflict',
    verification_free_mail: 'invalid',
    verification_alumni: 'invalid',
    verification_not_academic: 'invalid',
    verification_links_same: 'invalid',
    verification_appeal_late: 'conflict',
    verification_appeal_twice: 'conflict',
    verification_own: 'forbidden',
    verification_same_administrator: 'forbidden',
    verification_reason_missing: 'invalid',
    identity_number_found: 'invalid',
    address_free_mail: 'invalid',
    address_other_domain: 'invalid',
    website_shared: 'invalid',
    registry_number_missing: 'invalid',
    registry_number_form: 'invalid',
    registry_number_check: 'invalid',
    registry_number_long: 'invalid',
    evidence_empty: 'invalid',
    evidence_too_large: 'too_large',
    evidence_too_many_pixels: 'invalid',
    evidence_type_unsupported: 'invalid',
    evidence_unreadable: 'invalid',
    domain_invalid: 'invalid',
    domain_free_mail: 'invalid',
    domain_not_found: 'not_found',
  },
  fieldErrors: ['verification_website_invalid', 'verification_about_length', 'verification_appeal_length'],
} as const satisfies ModuleKinds;
