import { z } from 'zod';
import { agreementStages } from './agreement-limits.ts';
import { currencies } from './amounts/money.ts';
import { call } from './call.ts';
import { broken } from './rules.ts';
import { id } from './values.ts';

/** What stays owed where an agreement would lose its last owner. */
const owedAgreement = z.object({
  id: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }),
  /** The contributor; empty once they have gone. */
  person: z.string(),
  role: z.string(),
  stage: z.enum(agreementStages),
  currency: z.enum(currencies),
  /** Accepted and neither confirmed as paid nor stated as sent, cash for shares included. */
  due: z.int(),
  /** Units that are promised and neither became shares nor anything else. */
  units: z.int(),
  /** Milestones that are begun, handed in or in changes. */
  underWay: z.int(),
  /** The member has read this as it stands. */
  isRead: z.boolean(),
});
export type OwedAgreementBody = z.infer<typeof owedAgreement>;
const owed = z.object({ agreements: z.array(owedAgreement) });

export const getOwed = call({
  method: 'GET',
  path: '/account/deletion/owed',
  summary: 'The agreements that would lose their last owner with the member, and what stays owed in them',
  access: 'member',
  params: {},
  answer: { status: 200, body: owed, about: 'Mostly none' },
  refusals: [],
});

const most = 100;

export const putOwedReading = call({
  method: 'PUT',
  path: '/account/deletion/owed',
  summary: 'Say that one has read what stays owed in these agreements',
  access: 'member',
  params: {
    agreements: z
      .array(id, broken('list_between', 1, most))
      .min(1, broken('list_between', 1, most))
      .max(most, broken('list_between', 1, most)),
  },
  answer: { status: 200, body: owed, about: 'As it stands now' },
  refusals: [],
});
