import type { ProposalKind } from '#contract/collected.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

type Facts = {
  to: string;
  name: string;
  isOfficer: boolean;
  action: ProposalKind;
  reason: string;
  aloneFrom: Date;
  contact: string;
};

/**
 * Says that a proposal has no second staff who could confirm it, before it can be carried out alone: to the officer, and to the
 * person whom it concerns. Pointless once it is over.
 */
export const loneProposal = emailKind({
  name: 'lone-proposal',
  async prepare(
    core,
    { proposalId, to, accountId }: { proposalId: string; to: 'officer' | 'person'; accountId?: string },
  ): Promise<Facts | null> {
    const row = await core.db
      .selectFrom('staff_proposals')
      .leftJoin('accounts', (join) =>
        join.on('accounts.id', '=', (row) => row.fn.coalesce(row.val(accountId ?? null), 'person_id')),
      )
      .select(['kind', 'reason', 'alone_from', 'accounts.name', 'accounts.email'])
      .where('staff_proposals.id', '=', proposalId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const contact = core.contactAddress ?? '';
    const isOfficer = to === 'officer';
    const officer = core.grievanceOfficer ?? { name: '', email: contact };
    const person = isOfficer ? officer : { name: row?.name ?? '', email: row?.email ?? '' };
    if (!row?.alone_from || !person.email) return null;
    const { kind: action, reason, alone_from: aloneFrom } = row;
    return {
      to: person.email,
      name: person.name,
      isOfficer,
      action: action as ProposalKind,
      reason,
      aloneFrom,
      contact,
    };
  },
  samples: ({ to, name }) =>
    [true, false].map((isOfficer) => ({
      to,
      name,
      isOfficer,
      action: 'staff.rights' as const,
      reason: 'This is a sample of a reason.',
      aloneFrom: new Date('2030-01-31T06:30:00Z'),
      contact: 'hello@saharambh.example',
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof loneProposal> {}
}
