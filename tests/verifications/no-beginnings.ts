import {
  deleteVerification,
  postOrganisation,
  postPublicLinks,
  postStudentAddress,
  postStudentDocument,
  postVerificationCode,
  putVerificationAppeal,
  putVerificationProof,
} from '#contract/verifications/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const verificationNoBeginnings = {
  own: [
    postStudentAddress,
    postOrganisation,
    postVerificationCode,
    putVerificationProof,
    postStudentDocument,
    postPublicLinks,
    deleteVerification,
  ],
  safety: [putVerificationAppeal],
} satisfies NoBeginnings;
