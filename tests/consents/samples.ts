import * as calls from '#contract/consents/calls.ts';
import * as marketingCalls from '#contract/consents/marketing-calls.ts';
import { innerConsentPaths } from '#contract/consents/rare-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { consentNoBeginnings } from './no-beginnings.ts';
import { consentThings } from './things.ts';

export const consentSamples = {
  access: accessOf(
    { ...marketingCalls, ...calls },
    {
      getMarketing: nothing,
      putMarketing: nothing,
      getConsents: nothing,
      putConsentWithdrawal: nothing,
      getConsentReceipt: nothing,
      getGuardianReceipts: guardianThings.request,
    },
    {
      putConsentWithdrawal: { document: () => 'marketing' },
      getConsentReceipt: { number: () => 'C-22222222' },
    },
  ),
  events: {
    'consents.changed': 'none',
  },
  givings: {
    marketing: {
      async walk(walk) {
        await walk.open('/settings');
        // With scripts the tick saves by itself: one press.
        await walk.press('/settings', { intent: 'news', given: 'yes' });
      },
    },
  },
  rows: {
    consents: `insert into consents (account_id, document, version, language, given) values ($1, 'terms', $2, 'en', true)`,
  },
  addresses: async ({ own }) => ({
    [innerConsentPaths.receipt(':number')]: innerConsentPaths.receipt(
      await own(consentThings.receipt, 'number'),
    ),
    [innerConsentPaths.guardianReceipt(':requestId', ':secret', ':number')]:
      innerConsentPaths.guardianReceipt(
        await own(consentThings.guardianReceipt, 'requestId'),
        await own(consentThings.guardianReceipt, 'secret'),
        await own(consentThings.guardianReceipt, 'number'),
      ),
  }),
  noBeginnings: consentNoBeginnings,
} satisfies ModuleSamples;
