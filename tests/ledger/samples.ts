import * as deskCalls from '#contract/ledger/desk-calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const ledgerSamples = {
  access: accessOf(deskCalls, {
    getLedgerFaults: nothing,
  }),
} satisfies ModuleSamples;
