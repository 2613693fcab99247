import type { HoldReason } from '#contract/verifications/limits.ts';
import type { VerificationKind, verificationRejections } from '#rules/lists/kinds.ts';

export const markTexts: Record<VerificationKind, string> = {
  student: 'Verified student',
  organisation: 'Verified organisation',
  founder: 'Verified founder',
  mentor: 'Verified mentor',
  investor: 'Verified investor',
  industry_professional: 'Verified industry professional',
};

export const kindTexts: Record<VerificationKind, { name: string; about: string }> = {
  student: { name: 'Student', about: 'You study at a college or university now.' },
  organisation: {
    name: 'Organisation',
    about: 'You act for a company, an institute or an association that is registered.',
  },
  founder: { name: 'Founder', about: 'You are building something, and no company is registered yet.' },
  mentor: { name: 'Mentor', about: 'You help others with what you have learned yourself.' },
  investor: { name: 'Investor', about: 'You put money into young companies.' },
  industry_professional: {
    name: 'Industry professional',
    about: 'You work in the field that you want to help in.',
  },
};

export const rejectionTexts: Record<(typeof verificationRejections)[number], string> = {
  unreadable: 'We could not read what was sent.',
  name_differs: 'The name differs from the one of the account.',
  out_of_date: 'What was sent is out of date.',
  not_the_right_document: 'It is not the document that shows it.',
  not_found_in_register: 'We did not find it in the register.',
  links_do_not_show_it: 'The pages do not show it.',
  identity_number_shown:
    'It shows a number of an identity document, which we may not keep. We have deleted what you sent.',
  other: 'Another reason.',
};

export const holdTexts: Record<HoldReason, string> = {
  same_evidence: 'Something that was sent is used by another account too.',
  identity_number: 'A number looks like one of an identity document; it is kept covered.',
};
