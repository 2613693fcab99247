import { getLedgerFaults } from '#contract/ledger/desk-calls.ts';
import { loads } from '../../forms/load.ts';

export const loader = loads(({ ask }) => ask(getLedgerFaults, {}));
