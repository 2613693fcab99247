import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { verificationPaths } from './paths.ts';

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
    verification_not_found: ['not_found', 'The verification could not be found.'],
    verification_open: ['conflict', 'A request of this kind is open already.'],
    verification_in_force: ['conflict', 'This kind is verified, and it is too early to renew it.'],
    verification_free_mail: ['invalid', 'Anybody can have an address at this domain.'],
    verification_alumni: ['invalid', 'This address is for former students.'],
    verification_not_academic: ['invalid', 'The domain is on no list of academic domains.'],
    verification_links_same: ['invalid', 'The links lead to the same page.'],
    verification_appeal_late: ['conflict', 'The time for an appeal is over.'],
    verification_appeal_twice: ['conflict', 'There was an appeal already.'],
    verification_own: ['forbidden', 'Nobody decides about themself.'],
    verification_same_administrator: ['forbidden', 'Another administrator has to decide the appeal.'],
    verification_reason_missing: ['invalid', 'A rejection needs a reason from the list and in words.'],
    identity_number_found: ['invalid', 'A text holds what looks like an Aadhaar number.'],
    address_free_mail: ['invalid', 'Anybody can have an address at this domain.'],
    address_other_domain: ['invalid', 'The address is not at the domain of the website.'],
    website_shared: ['invalid', 'Many people have pages under the domain of this website.'],
    registry_number_missing: ['invalid', 'The registry number is missing.'],
    registry_number_form: ['invalid', 'The number does not have the form of this register.'],
    registry_number_check: ['invalid', 'The check character of the number is wrong.'],
    registry_number_long: ['invalid', 'The number is too long.'],
    evidence_empty: ['invalid', 'The file is empty.'],
    evidence_too_large: ['too_large', 'The file is too large.'],
    evidence_too_many_pixels: ['invalid', 'The picture has too many pixels.'],
    evidence_type_unsupported: ['invalid', 'The file is no PDF, JPEG, PNG or WebP.'],
    evidence_unreadable: ['invalid', 'The file is damaged.'],
    domain_invalid: ['invalid', 'This is no domain.'],
    domain_free_mail: ['invalid', 'Anybody can have an address at this domain.'],
    domain_not_found: ['not_found', 'The domain is on neither list.'],
  },
  fieldErrors: ['verification_website_invalid', 'verification_about_length', 'verification_appeal_length'],
} as const satisfies ModuleKinds;
