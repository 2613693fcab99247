import * as calls from '#contract/verifications/calls.ts';
import * as deskCalls from '#contract/verifications/desk-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { verificationThings } from './things.ts';

/** The thing that each call of this module names. */
export const verificationAccess = accessOf(
  { ...calls, ...deskCalls },
  {
    getVerifications: nothing,
    postStudentAddress: nothing,
    postOrganisation: nothing,
    postVerificationCode: nothing,
    putVerificationProof: nothing,
    postStudentDocument: nothing,
    postPublicLinks: nothing,
    putVerificationAppeal: nothing,
    deleteVerification: verificationThings.verification,
    viewOwnEvidence: verificationThings.evidence,
    getVerificationQueue: nothing,
    getReviewedVerification: verificationThings.verification,
    putVerificationDecision: verificationThings.verification,
    putRevocation: verificationThings.mark,
    viewEvidence: verificationThings.evidence,
    getAcademicDomains: nothing,
    putAcademicDomain: nothing,
    deleteAcademicDomain: verificationThings.academicDomain,
  },
);
