import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { verificationRowTexts as row } from '#web/verifications/texts/en/row.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** What this module shows on pages of other modules. */
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
} satisfies ModuleElsewhere;
