import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import type { FactKind, Side } from '#rules/agreements/facts.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { world } from '#tests/ground/world.ts';

type OfAgreements = Extract<EventName, `agreements.${string}`>;

type OfMilestones =
  | 'agreements.payoutChanged'
  | 'agreements.payoutOpened'
  | 'agreements.moreTimeAsked'
  | 'agreements.moreTimeAnswered';

async function between(core: TestCore, stage: 'proposed') {
  const { owner, mate, projectId } = await world(core);
  const id = newId();
  await core.db
    .insertInto('agreements')
    .values({ id, project_id: projectId, contributor_id: mate.id, asked_as: id, stage, version: 1 })
    .execute();
  return { owner, contributor: mate, projectId, subject: { agreementId: id, projectId } };
}

/** The other side is notified, and the side that acted is not. */
function toOthers(
  name: Exclude<
    OfAgreements,
    | 'agreements.drafted'
    | 'agreements.poolSet'
    | 'agreements.wrote'
    | 'agreements.rulingLate'
    | 'agreements.causeLate'
    | OfMilestones
  >,
  kind: NotificationKind,
): Build[] {
  return [
    async (core) => {
      const { owner, contributor, subject } = await between(core, 'proposed');
      return { event: { name, accountId: owner.id, subject }, notified: { [contributor.id]: kind } };
    },
    async (core) => {
      const { owner, contributor, subject } = await between(core, 'proposed');
      return { event: { name, accountId: contributor.id, subject }, notified: { [owner.id]: kind } };
    },
  ];
}

/** The same about one of its milestones. */
function toOthersOfMilestone(name: OfMilestones, kind: NotificationKind): Build[] {
  return [
    async (core) => {
      const { owner, contributor, subject } = await between(core, 'proposed');
      const event = { name, accountId: owner.id, subject: { ...subject, milestone: 1 } };
      return { event, notified: { [contributor.id]: kind } };
    },
  ];
}

/** An entry of this side, and the notification that each side gets. */
function wrote(
  kind: FactKind,
  side: Side,
  notified: Partial<Record<'owner' | 'contributor', NotificationKind>>,
  milestone = 1,
  more: { agreed?: number } = {},
): Build {
  return async (core) => {
    const { owner, contributor, subject } = await between(core, 'proposed');
    await core.db
      .insertInto('agreement_entries')
      .values({
        agreement_id: subject.agreementId,
        sequence: 1,
        at: new Date(),
        side,
        before: '',
        hash: '',
        fact: JSON.stringify({ kind, ...more }),
        hashes: '[]',
      })
      .execute();
    const by = { project: owner.id, contributor: contributor.id, product: null, administrator: null }[side];
    return {
      event: {
        name: 'agreements.wrote',
        accountId: by,
        subject: { ...subject, sequence: 1, kind, milestone },
      },
      notified: {
        ...(notified.owner && { [owner.id]: notified.owner }),
        ...(notified.contributor && { [contributor.id]: notified.contributor }),
      },
    };
  };
}

export const agreementEvents: Cases<OfAgreements> = {
  'agreements.drafted': 'none',
  'agreements.proposed': toOthers('agreements.proposed', 'agreement_proposed'),
  'agreements.countered': toOthers('agreements.countered', 'agreement_countered'),
  'agreements.signed': toOthers('agreements.signed', 'agreement_signed'),
  'agreements.activated': toOthers('agreements.activated', 'agreement_active'),
  'agreements.declined': toOthers('agreements.declined', 'agreement_declined'),
  'agreements.withdrawn': toOthers('agreements.withdrawn', 'agreement_withdrawn'),
  'agreements.expired': 'none',
  'agreements.wrote': [
    wrote('started', 'contributor', { owner: 'milestone_started' }),
    wrote('submitted', 'contributor', { owner: 'milestone_submitted' }),
    wrote('changes_asked', 'project', { contributor: 'milestone_changes_asked' }),
    wrote('accepted', 'project', { contributor: 'milestone_accepted' }),
    wrote('accepted', 'product', { owner: 'milestone_accepted', contributor: 'milestone_accepted' }),
    wrote('milestone_cancelled', 'project', { contributor: 'milestone_cancelled' }),
    wrote('milestone_cancelled', 'contributor', { owner: 'milestone_cancelled' }),
    wrote('milestone_dropped', 'contributor', { owner: 'milestone_dropped' }),
    wrote('dispute_opened', 'contributor', { owner: 'dispute_opened' }),
    wrote('evidence_given', 'project', { contributor: 'dispute_evidence' }),
    wrote('ruled', 'administrator', { owner: 'dispute_ruled', contributor: 'dispute_ruled' }),
    wrote('settlement_proposed', 'project', { contributor: 'dispute_proposed' }),
    wrote('settlement_closed', 'contributor', { owner: 'dispute_declined' }),
    wrote('settlement_closed', 'product', {}),
    wrote('ruled', 'contributor', { owner: 'dispute_agreed' }, 1, { agreed: 1 }),
    wrote('ruling_final', 'product', {}, 1, { agreed: 1 }),
    wrote('dispute_withdrawn', 'project', { contributor: 'dispute_withdrawn' }),
    wrote('appealed', 'project', { contributor: 'dispute_appealed' }),
    wrote('ruling_final', 'product', { owner: 'dispute_final', contributor: 'dispute_final' }),
    wrote('vested', 'product', {}),
    wrote('notice_given', 'project', { contributor: 'agreement_entry' }, 0),
  ],
  'agreements.payoutChanged': [
    async (core) => {
      const { owner, contributor, subject } = await between(core, 'proposed');
      return {
        event: {
          name: 'agreements.payoutChanged',
          accountId: contributor.id,
          subject: { ...subject, milestone: 1 },
        },
        notified: { [owner.id]: 'payout_changed', [contributor.id]: 'payout_changed' },
      };
    },
  ],
  'agreements.payoutOpened': 'none',
  'agreements.moreTimeAsked': toOthersOfMilestone('agreements.moreTimeAsked', 'payment_time_asked'),
  'agreements.moreTimeAnswered': toOthersOfMilestone('agreements.moreTimeAnswered', 'payment_time_answered'),
  'agreements.rulingLate': [
    async (core) => {
      const { owner, contributor, subject } = await between(core, 'proposed');
      return {
        event: { name: 'agreements.rulingLate', accountId: null, subject: { ...subject, milestone: 1 } },
        notified: { [owner.id]: 'dispute_late', [contributor.id]: 'dispute_late' },
      };
    },
  ],
  'agreements.causeLate': [
    async (core) => {
      const { owner, contributor, subject } = await between(core, 'proposed');
      return {
        event: { name: 'agreements.causeLate', accountId: null, subject },
        notified: { [owner.id]: 'cause_late', [contributor.id]: 'cause_late' },
      };
    },
  ],
  'agreements.amendmentProposed': toOthers('agreements.amendmentProposed', 'amendment_proposed'),
  'agreements.amendmentSigned': toOthers('agreements.amendmentSigned', 'amendment_signed'),
  'agreements.amended': toOthers('agreements.amended', 'amendment_active'),
  'agreements.amendmentOver': toOthers('agreements.amendmentOver', 'amendment_over'),
  'agreements.amendmentExpired': 'none',
  'agreements.poolSet': [
    async (core) => {
      const { owner, contributor, projectId, subject } = await between(core, 'proposed');
      await core.db
        .insertInto('agreement_versions')
        .values({
          agreement_id: subject.agreementId,
          number: 1,
          party: 'project',
          hash: '0'.repeat(64),
          has_equity: true,
        })
        .execute();
      await core.db
        .updateTable('agreements')
        .set((row) => ({ stage: 'active', active_at: row.fn<Date>('now') }))
        .where('id', '=', subject.agreementId)
        .execute();
      return {
        event: { name: 'agreements.poolSet', accountId: owner.id, subject: { projectId } },
        notified: { [contributor.id]: 'agreement_pool_set' },
      };
    },
  ],
};
