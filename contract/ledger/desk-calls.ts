import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';

/** The errors of a check: data that differs from what the ledger requires, or an error in the ledger itself. */
export const ledgerFaults = [
  'text',
  'chain',
  'replay',
  'entries',
  'stage',
  'sums',
  'milestones',
  'pool',
] as const;
export type LedgerFault = (typeof ledgerFaults)[number];

const ledgerFaultList = z.object({
  /** How many agreements and pools there are to look at, and when the one longest not looked at was; empty while one never was. */
  subjects: z.int(),
  unchecked: z.int(),
  oldest: date,
  faults: z.array(
    z.object({
      kind: z.enum(['agreement', 'pool']),
      /** The agreement, or the project whose pool it is. */
      $id: z.string(),
      faults: z.array(z.enum(ledgerFaults)),
      since: date,
      checkedAt: date,
    }),
  ),
});
export type LedgerFaultsBody = z.infer<typeof ledgerFaultList>;

export const getLedgerFaults = call({
  method: 'GET',
  path: '/admin/ledgers',
  summary: 'The ledgers whose kept sums differ from their entries, without amounts',
  access: 'administrator',
  right: 'disputes',
  params: {},
  answer: { status: 200, body: ledgerFaultList, about: 'The first hundred, the longest standing first' },
  refusals: [],
});
