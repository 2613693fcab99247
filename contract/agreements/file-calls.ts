import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';

/** Downloads of an agreement in force, and the calls that verify them. */

const gone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;
const agreementId = id;
const versions = broken('range', 1, 10_000);

export const getAgreementDownload = call({
  method: 'GET',
  path: '/agreement-downloads/:agreementId',
  summary:
    'The signed document and the ledger as JSON in the form of RFC 8785, with our signature over its head',
  access: 'adult',
  forSuspended: true,
  ...gone,
  params: { agreementId },
  answer: { status: 200, body: 'bytes', about: 'Verified by /verify, without us' },
  refusals: ['agreement_moved'],
});

export const getAgreementPrint = call({
  method: 'GET',
  path: '/agreement-prints/:agreementId',
  summary:
    'A version that both have signed as PDF, the one in force where none is named; the same version makes the same bytes',
  access: 'adult',
  forSuspended: true,
  ...gone,
  params: {
    agreementId,
    version: z.coerce.number(versions).int(versions).min(1, versions).max(10_000, versions).optional(),
  },
  answer: { status: 200, body: 'bytes', about: 'With its signatures and its hash' },
  refusals: ['agreement_moved'],
});

export const getLedgerKeys = call({
  method: 'GET',
  path: '/ledger-keys',
  summary: 'The public Ed25519 keys with which heads of ledgers were signed, old ones too',
  access: 'anyone',
  params: {},
  answer: {
    status: 200,
    body: z.object({ keys: z.array(z.object({ id: z.string(), publicKey: z.string(), since: date })) }),
    about: 'The newest first',
  },
  refusals: [],
});
