import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { certificateBody, certificateByNumber, certificateRow } from './shapes.ts';

const ofHolder = { foreign: 'certificate_unknown', gone: 'certificate_unknown' } as const;
const certificateNumber = id.meta({ examples: ['7K3M9QX2R4T6V8WZ'] });

export const listCertificates = call({
  method: 'GET',
  path: '/account/certificates',
  summary: 'The member’s certificates',
  access: 'member',
  params: {},
  answer: {
    status: 200,
    body: z.object({ certificates: z.array(certificateRow) }),
    about: 'The newest first',
  },
  refusals: [],
});

export const getCertificate = call({
  method: 'GET',
  path: '/account/certificates/:certificateNumber',
  summary: 'A certificate of the member, with its signature',
  access: 'member',
  ...ofHolder,
  params: { certificateNumber },
  answer: { status: 200, body: certificateBody, about: 'As it stands' },
  refusals: [],
});

export const putCertificateRefusal = call({
  method: 'PUT',
  path: '/account/certificates/:certificateNumber/refusal',
  summary: 'Decline a certificate, for good: it counts no more',
  access: 'member',
  ...ofHolder,
  params: { certificateNumber },
  answer: { status: 200, body: certificateBody, about: 'As it stands now' },
  refusals: ['certificate_over'],
});

export const getCertificatePrint = call({
  method: 'GET',
  path: '/certificate-prints/:certificateNumber',
  summary: 'A certificate as PDF, with a code that verifies it',
  access: 'member',
  ...ofHolder,
  params: { certificateNumber },
  answer: { status: 200, body: 'bytes', about: 'The signed certificate is attached to it' },
  refusals: ['certificate_over'],
});

export const getCertificateBadge = call({
  method: 'GET',
  path: '/certificate-badges/:certificateNumber',
  summary: 'A certificate as Open Badges 3.0, for programs of others',
  access: 'adult',
  ...ofHolder,
  params: { certificateNumber },
  answer: { status: 200, body: 'bytes', about: 'JSON with a proof by eddsa-jcs-2022' },
  refusals: ['certificate_over'],
});

export const findCertificate = call({
  method: 'GET',
  path: '/certificates/:certificateNumber',
  summary: 'Kind, organisation, day and state of a certificate, for all who have its number',
  access: 'anyone',
  foreign: 'answered',
  gone: 'certificate_unknown',
  params: { certificateNumber },
  answer: { status: 200, body: certificateByNumber, about: 'Without a name' },
  refusals: [],
});

export const getCertificateKeys = call({
  method: 'GET',
  path: '/certificate-keys',
  summary: 'The public Ed25519 keys with which certificates were signed, old ones too',
  access: 'anyone',
  params: {},
  answer: {
    status: 200,
    body: z.object({ keys: z.array(z.object({ id: z.string(), publicKey: z.string(), since: date })) }),
    about: 'The newest first',
  },
  refusals: [],
});
