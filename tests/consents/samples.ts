import * as marketingCalls from '#contract/consents/marketing-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const consentSamples = {
  access: accessOf(marketingCalls, {
    getMarketing: nothing,
    putMarketing: nothing,
  }),
  events: {
    'consents.changed': 'none',
  },
  rows: {
    consents: `insert into consents (account_id, document, version, language, given) values ($1, 'terms', $2, 'en', true)`,
  },
} satisfies ModuleSamples;
