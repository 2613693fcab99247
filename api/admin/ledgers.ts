import * as calls from '#contract/ledger/desk-calls.ts';
import { listLedgerFaults } from '#core/agreements/list-ledger-faults.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminLedgerEndpoints: Endpoint[] = [
  answer(calls.getLedgerFaults, ({ core, actor }) => listLedgerFaults(core, actor)),
];
