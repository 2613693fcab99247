import { avatarLimits } from '#contract/avatars/limits.ts';
import type { verificationKinds } from '#contract/verifications/kinds.ts';
import { verificationLimits, verificationTimes } from '#contract/verifications/limits.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { verificationHeld } from './held.ts';
import { kindTexts } from './marks.ts';

const megabyte = 1024 * 1024;

const kindOf = (thing: string) => kindTexts[thing as VerificationKind]?.name ?? thing;

/** The words that complete the kinds of this module. */
export const verificationWords = {
  refusals: {
    verification_not_found: 'This is no longer here. Please reload the page.',
    verification_open: 'You have asked for this already. To ask in another way, withdraw that request first.',
    verification_in_force: 'This mark holds. It can be renewed in its last 30 days.',
    verification_free_mail:
      'Everyone can have an address like this. Please use the one that your college has given you, or send a letter or your student card.',
    verification_alumni:
      'Addresses for former students stay for life, so they cannot show that you study now. Please send a letter or your student card.',
    verification_not_academic:
      'We do not know this domain as that of a college. Please send a letter or your student card, and we look whether it belongs on our list.',
    verification_links_same: 'These are the same page. Please give two different ones.',
    verification_appeal_late: `The ${verificationTimes.appealDays} days for this are over. You can ask for the mark again.`,
    verification_appeal_twice: 'We have looked at this twice already. You can ask for the mark again.',
    verification_barred: ({ on }) =>
      `Because of the decision about a report, this mark is closed to you${on ? ` until ${day(on)}` : ''}.`,
    verification_own: 'This is about yourself. Other staff decide it.',
    verification_same_administrator: 'You decided this before. Other staff look at it.',
    verification_reason_missing: 'Please choose a reason and write it in words. The person reads it.',
    identity_number_found:
      'This looks like an Aadhaar number. We may not ask for it or keep it. Please remove it.',
    address_free_mail: 'Everyone can have an address like this. Please use one at your website’s own domain.',
    address_other_domain: 'This address is not at your website’s own domain. Please use one that is.',
    website_shared:
      'Many people have pages under this address, so it cannot show who you are. Please give a website with its own domain.',
    registry_number_missing: 'Please enter the number under which you are registered.',
    registry_number_form:
      'This is not how numbers of this register look. Please compare it with your certificate.',
    registry_number_check:
      'The last character of a GSTIN follows from the others, and here it does not. Please look for a typing error.',
    registry_number_long: 'This number is longer than any we know. Please give the number alone.',
    evidence_empty: 'This file is empty. Please choose another one.',
    evidence_too_large: `This file is too large. A PDF may have ${verificationLimits.pdfBytes / megabyte} MB, a picture ${avatarLimits.maxBytes / megabyte} MB.`,
    evidence_too_many_pixels: 'This picture has too many pixels. Please choose a smaller one.',
    evidence_type_unsupported: 'Please choose a PDF, or a picture in JPEG, PNG or WebP format.',
    evidence_unreadable: 'This file is damaged or not complete. Please choose another one.',
    domain_invalid: 'Please enter a domain like college.ac.in, without anything before or after it.',
    domain_free_mail: 'Everyone can have an address there, so it cannot be academic.',
    domain_not_found: 'This domain is on neither list any more.',
  },
  fieldErrors: {
    verification_website_invalid: 'Please enter your website like https://example.in.',
    verification_about_length: `Please write ${verificationLimits.about.min} to ${verificationLimits.about.max.toLocaleString('en')} characters.`,
    verification_appeal_length: `Please write ${verificationLimits.appeal.min} to ${verificationLimits.appeal.max.toLocaleString('en')} characters.`,
  },
  turns: {
    mine: {
      verification_review: ({ thing }) => `Look at a verification: ${kindOf(thing)}`,
      verification_code: ({ thing }) => `Enter the code for your verification: ${kindOf(thing)}`,
      verification_rejected: ({ thing }) =>
        `Read our decision about your verification, and appeal if it is wrong: ${kindOf(thing)}`,
      verification_renewal: ({ thing }) => `Renew your verification before it ends: ${kindOf(thing)}`,
    },
    awaited: {
      verification_review: ({ thing }) => `We look at your verification: ${kindOf(thing)}`,
      verification_code: ({ thing }) => `A code comes back for a verification: ${kindOf(thing)}`,
      verification_rejected: ({ thing }) =>
        `A member can appeal our decision about a verification: ${kindOf(thing)}`,
      verification_renewal: ({ thing }) => `A member can renew a verification: ${kindOf(thing)}`,
    },
  },
  notifications: {
    verification_held: () => 'Our staff look at your request',
    verification_decided: () => 'Your request is decided',
    verification_ended: () => 'Your mark has ended',
    verification_late: () => 'We are late with your request. It comes first now',
  },
  subjects: { verification: ({ thing }) => thing && `Verification: ${kindOf(thing)}` },
  deskActions: {
    'verifications.listed': 'opened the list of verifications',
    'verification.opened': 'looked at a verification',
    'verification.fileOpened': 'opened the letter or card of a verification',
    'verification.verified': 'verified a member',
    'verification.rejected': 'rejected a verification',
    'verification.revoked': 'revoked the mark of a member',
    'academicDomain.added': 'added an academic domain',
    'academicDomain.refused': 'refused an academic domain',
    'academicDomain.removed': 'took a domain out of the lists',
  },
  held: verificationHeld,
  emails: {
    'verification-code': 'Code to another address of a member',
    'verification-held': 'Verification: a person looks at it',
    'verification-verified': 'Verification: yes',
    'verification-rejected': 'Verification: no',
    'verification-appeal-decided': 'Verification: answer to an appeal',
    'verification-revoked': 'Verification: withdrawn',
    'verification-ending': 'Verification: ends soon',
    'verification-expired': 'Verification: has ended',
  },
} satisfies ModuleWords<typeof verificationKinds>;
