import { z } from 'zod';
import { facts } from '#rules/agreements/facts.ts';
import { currencies } from '#rules/amounts/money.ts';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { agreementParties, agreementStages } from './limits.ts';
import { agreementSums } from './shapes.ts';

/** The ledger of an agreement as its two sides read it, and the papers that are made of it. */

const gone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;
const agreementId = id;

const ledgerSides = ['project', 'contributor', 'product', 'desk'] as const;

const entry = z.object({
  sequence: z.int(),
  at: z.string(),
  /** `desk`: the administrator who rules in a dispute. */
  side: z.enum(ledgerSides),
  /** Who acted; empty for the product, and once their account has gone. */
  name: z.string(),
  fact: facts,
  hash: z.string(),
  /** The sums of the ledger after this entry; null once the signed text is no longer kept. */
  sums: agreementSums.nullable(),
});

export const agreementLedger = z
  .object({
    id: z.string(),
    project: z.object({ slug: z.string(), name: z.string() }),
    /** The contributor; empty once their account has gone. */
    person: z.string(),
    side: z.enum(agreementParties),
    role: z.string(),
    stage: z.enum(agreementStages),
    isSettled: z.boolean(),
    currency: z.enum(currencies),
    /**
     * The last entry and its hash, which receipts and monthly emails name; before the first entry, 0 and the signed
     * text's hash.
     */
    last: z.object({ sequence: z.int(), hash: z.string() }),
    sums: agreementSums.nullable(),
    /** The months that have entries, in the zone of the agreement, the newest first. */
    months: z.array(z.string()),
    /** The newest first. */
    entries: z.array(entry),
    /** For the older ones: the sequence before which they lie; 0 where there are none. */
    next: z.int(),
  })
  .meta({ id: 'AgreementLedger' });
export type LedgerBody = z.infer<typeof agreementLedger>;

const beforeMessage = broken('range', 0, 2 ** 31 - 1);
const month = z.string(broken('month')).regex(/^\d{4}-(0[1-9]|1[0-2])$/, broken('month'));
const paper = z.enum(['pdf', 'csv'], broken('choice', 'pdf, csv')).default('pdf');

export const getAgreementLedger = call({
  method: 'GET',
  path: '/account/agreements/:agreementId/ledger',
  summary: 'Every entry of an agreement’s ledger with its running sums, the last sequence and hash',
  access: 'adult',
  forSuspended: true,
  ...gone,
  params: {
    agreementId,
    before: z.coerce.number(beforeMessage).int(beforeMessage).min(0, beforeMessage).default(0),
  },
  answer: { status: 200, body: agreementLedger, about: 'Fifty entries, the newest first' },
  refusals: ['agreement_moved'],
});

export const getAgreementStatement = call({
  method: 'GET',
  path: '/agreement-statements/:agreementId',
  summary: 'What a month has brought to an agreement, or without a month its whole ledger, as PDF or CSV',
  access: 'adult',
  forSuspended: true,
  ...gone,
  params: { agreementId, month: month.or(z.literal('')).default(''), as: paper },
  answer: { status: 200, body: 'bytes', about: 'With the sums before and after, the last sequence and hash' },
  refusals: ['agreement_moved', 'statement_empty'],
});

export const getOwnStatement = call({
  method: 'GET',
  path: '/own-agreement-statement',
  summary:
    'A contributor’s statement over all their agreements, as PDF or CSV: money of each currency, units of each project, never added',
  access: 'adult',
  forSuspended: true,
  params: { as: paper },
  answer: { status: 200, body: 'bytes', about: 'With the last sequence and hash of each ledger' },
  refusals: [],
});

export const getClosingPack = call({
  method: 'GET',
  path: '/projects/:projectSlug/closing-pack',
  summary:
    'For a lawyer or an incorporation: all promises of a project by person, vested and unvested, with their conversion dates, and every signed text, as one zip of CSV and PDF',
  access: 'adult',
  forSuspended: true,
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: { projectSlug: id },
  answer: { status: 200, body: 'bytes', about: 'A zip' },
  refusals: [],
});
