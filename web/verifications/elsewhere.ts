import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { verificationDeskTexts } from '#web/verifications/texts/en/desk.ts';
import { kindTexts } from '#web/verifications/texts/en/marks.ts';
import { verificationRowTexts as row } from '#web/verifications/texts/en/row.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const verificationsElsewhere = {
  desk: [
    {
      to: verificationDeskPaths.verifications,
      label: deskTexts.rooms.verifications,
      below: verificationDeskPaths.reviewedVerification(''),
    },
    { to: verificationDeskPaths.academicDomains, label: deskTexts.rooms.academicDomains },
  ],
  you: [{ to: verificationPaths.verification, label: row.title, facts: row.facts, module: 'verification' }],
  logged: {
    details: {
      'verifications.listed': (list) => labelOf(verificationDeskTexts.lists, list),
      'verification.opened': kindAndReason,
      'verification.fileOpened': kindAndReason,
      'verification.verified': kindAndReason,
      'verification.rejected': kindAndReason,
      'verification.revoked': kindAndReason,
    },
  },
} satisfies ModuleElsewhere;

function kindAndReason(detail: string): string {
  const [kind = '', ...reason] = detail.split(': ');
  return [kindTexts[kind as VerificationKind]?.name ?? kind, ...reason].join(': ');
}
