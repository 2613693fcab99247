import * as deskCalls from '#contract/ledger/desk-calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const ledgerAccess = accessOf(deskCalls, {
  getLedgerFaults: nothing,
});
