import { getLedgerFaults } from '#contract/ledger/desk-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(getLedgerFaults, {}));
