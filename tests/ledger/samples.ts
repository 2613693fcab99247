import * as deskCalls from '#contract/ledger/desk-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const ledgerSamples = {
  access: accessOf(deskCalls, {
    getLedgerFaults: nothing,
  }),
} satisfies ModuleSamples;
