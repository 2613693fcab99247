import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import { certificateTexts as texts } from '#web/certificates/texts/en/certificates.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const certificatesElsewhere = {
  you: [{ to: certificatePaths.ownCertificates, label: texts.title, facts: texts.facts }],
} satisfies ModuleElsewhere;
