import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { accountOf } from '../ground/events.ts';
import type { DescribeNotified, NotificationRules, Notifications } from '../ground/notification.ts';
import type { administrationEvents } from './events.ts';
import { findConfirmers, membersOf } from './find-confirmers.ts';
import { findUnchanged } from './steps/find-unchanged.ts';

const describeProposals: DescribeNotified = async (db, ids) => {
  const rows = await db
    .selectFrom('staff_proposals')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id }) => [id, { thing: '', key: id }]));
};

const describeStaff: DescribeNotified = async (db, ids) => {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id }) => [id, { thing: '', key: id }]));
};

const ofProposal = {
  about: 'staff_proposal',
  path: (id: string) => administrationDeskPaths.proposal(id),
} as const;

export const administrationNotifications: Notifications = {
  rules: {
    'proposals.made': {
      emails: ['lone-proposal'],
      async tells(tx, event, core) {
        const { proposalId } = event.subject;
        const row = await tx
          .selectFrom('staff_proposals')
          .selectAll()
          .where('id', '=', proposalId)
          .where('state', '=', 'waiting')
          .executeTakeFirst();
        const found = row && (await findUnchanged(tx, core, row));
        if (!row || !found) return [];
        const { needed_right: right, proposed_by: proposedBy } = row;
        const barred = [...row.barred, ...found.barred];
        const about = membersOf(found);
        const confirmers = await findConfirmers(tx, core, { right, proposedBy, barred, about });
        return confirmers.map((accountId) => ({ accountId, kind: 'proposal_waits', subjectId: proposalId }));
      },
    },
    'proposals.ended': {
      async tells(tx, event) {
        const { proposalId } = event.subject;
        const row = await tx
          .selectFrom('staff_proposals')
          .select(['state', 'ended_by'])
          .where('id', '=', proposalId)
          .executeTakeFirst();
        const by = row?.ended_by ?? null;
        return [{ accountId: accountOf(event), kind: 'proposal_ended', subjectId: proposalId, by }];
      },
    },
    'proposals.undone': {
      async tells(tx, event) {
        const { proposalId, by } = event.subject;
        const row = await tx
          .selectFrom('staff_proposals')
          .select(['proposed_by', 'ended_by'])
          .where('id', '=', proposalId)
          .executeTakeFirst();
        const both = new Set(row ? [row.proposed_by, row.ended_by ?? row.proposed_by] : []);
        return [...both]
          .filter((accountId) => accountId !== by)
          .map((accountId) => ({ accountId, kind: 'proposal_undone', subjectId: proposalId, by }));
      },
    },
    'staff.changed': {
      tells: async (_, event) => [
        { accountId: accountOf(event), kind: 'staff_changed', subjectId: accountOf(event) },
      ],
    },
  } satisfies NotificationRules<typeof administrationEvents>,
  forms: {
    proposal_waits: {
      ...ofProposal,
      doneBy: { 'proposals.ended': ({ subject }) => ({ subjectId: subject.proposalId }) },
    },
    proposal_ended: ofProposal,
    proposal_undone: ofProposal,
    staff_changed: { about: 'staff', path: () => todayPaths.dashboard },
  },
  subjects: { staff_proposal: describeProposals, staff: describeStaff },
};
