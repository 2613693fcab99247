import { getGuardianReceipts } from '#contract/consents/calls.ts';
import { innerConsentPaths } from '#contract/consents/rare-paths.ts';
import { consentTexts as texts } from '#web/consents/texts/en/consents.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const consentsElsewhere = {
  guardianReceipts: [
    async ({ ask }, link) => {
      const { receipts } = await ask(getGuardianReceipts, link);
      return receipts.map((one) => ({
        to: innerConsentPaths.guardianReceipt(link.requestId, link.secret, one.number),
        label: texts.receiptLine(one.isGiven, one.at, one.number),
      }));
    },
  ],
} satisfies ModuleElsewhere;
