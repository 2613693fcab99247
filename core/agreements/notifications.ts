import { sql } from 'kysely';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import { prepared } from '#db/prepared.ts';
import type { Side } from '#rules/agreements/facts.ts';
import type { EventOf, Tx } from '../ground/events.ts';
import type {
  DescribeNotified,
  Done,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import { entryNotifications, notifiedSides } from './entry-notifications.ts';
import type { agreementEvents } from './events.ts';
import { numberOfAgreement } from './naming.ts';
import { shownName } from './shown-name.ts';
import { readStepSubject, subjectOfStep } from './step-subject.ts';

const own = { about: 'agreement', path: innerAgreementPaths.ownAgreement } as const;
const ofAmendment = { about: 'agreement', path: innerAgreementPaths.amendment } as const;

const ofMilestone = {
  about: 'milestone',
  // A side's tax number is about no milestone.
  path: (key: string) => {
    const { agreementId, milestone } = readStepSubject(key);
    return milestone === null
      ? innerAgreementPaths.ownAgreement(agreementId)
      : innerAgreementPaths.milestone(agreementId, milestone);
  },
} as const;

const ofEnd = { about: 'agreement', path: innerAgreementPaths.agreementEnd } as const;

const ofDispute = {
  about: 'milestone',
  path: (key: string) => {
    const { agreementId, milestone } = readStepSubject(key);
    return innerAgreementPaths.dispute(agreementId, milestone ?? 0);
  },
} as const;

type Wrote = EventOf<'agreements.wrote'>;
const doneOf = ({ subject: { agreementId, milestone } }: Wrote): Done => ({
  subjectId: subjectOfStep(agreementId, milestone),
});
const reviewed = (event: Wrote) =>
  ['accepted', 'changes_asked', 'milestone_dropped', 'ruled'].includes(event.subject.kind)
    ? doneOf(event)
    : null;
const handedInAgain = (event: Wrote) =>
  ['submitted', 'milestone_dropped', 'ruled'].includes(event.subject.kind) ? doneOf(event) : null;
const settlementAnswered = (event: Wrote) =>
  ['settlement_closed', 'ruled', 'dispute_withdrawn'].includes(event.subject.kind) ? doneOf(event) : null;

/** Whatever ends or moves on a negotiation takes its question away. */
const answered = (event: { subject: { agreementId: string } }) => ({
  subjectId: event.subject.agreementId,
});
const asksForAnswer = {
  ...own,
  doneBy: {
    'agreements.activated': answered,
    'agreements.declined': answered,
    'agreements.withdrawn': answered,
    'agreements.expired': answered,
  },
} as const;

export const agreementNotifications: Notifications = {
  rules: {
    'agreements.drafted': { none: 'Only its own side reads a draft.' },
    'agreements.proposed': { tells: (tx, event) => tellOthers(tx, 'agreement_proposed', event) },
    'agreements.countered': { tells: (tx, event) => tellOthers(tx, 'agreement_countered', event) },
    'agreements.signed': { tells: (tx, event) => tellOthers(tx, 'agreement_signed', event) },
    'agreements.activated': { tells: (tx, event) => tellOthers(tx, 'agreement_active', event) },
    'agreements.declined': { tells: (tx, event) => tellOthers(tx, 'agreement_declined', event) },
    'agreements.withdrawn': { tells: (tx, event) => tellOthers(tx, 'agreement_withdrawn', event) },
    'agreements.expired': { none: 'Both are notified of the end of its deadline.' },
    'agreements.wrote': { when: ({ kind }) => !('none' in entryNotifications[kind]), tells: tellEntry },
    // Also notifies the account that made the change: if another person made it, its owner learns of it.
    'agreements.payoutChanged': {
      tells: (tx, event) => tellOfMilestone(tx, 'payout_changed', { ...event, accountId: null }),
    },
    'agreements.payoutOpened': { none: 'The page of the milestone says who has opened it.' },
    'agreements.moreTimeAsked': { tells: (tx, event) => tellOfMilestone(tx, 'payment_time_asked', event) },
    'agreements.moreTimeAnswered': {
      tells: (tx, event) => tellOfMilestone(tx, 'payment_time_answered', event),
    },
    'agreements.amendmentProposed': { tells: (tx, event) => tellOthers(tx, 'amendment_proposed', event) },
    'agreements.amendmentSigned': { tells: (tx, event) => tellOthers(tx, 'amendment_signed', event) },
    'agreements.amended': { tells: (tx, event) => tellOthers(tx, 'amendment_active', event) },
    'agreements.amendmentOver': { tells: (tx, event) => tellOthers(tx, 'amendment_over', event) },
    'agreements.amendmentExpired': { none: 'Both are notified of the end of its deadline.' },
    'agreements.rulingLate': { tells: (tx, event) => tellOfMilestone(tx, 'dispute_late', event) },
    'agreements.causeLate': { tells: (tx, event) => tellOthers(tx, 'cause_late', event) },
    'agreements.poolSet': {
      tells: (tx, { accountId: by, subject }) => tellHolders(tx, subject.projectId, by),
    },
  } satisfies NotificationRules<typeof agreementEvents>,
  forms: {
    agreement_proposed: asksForAnswer,
    agreement_countered: asksForAnswer,
    amendment_proposed: {
      ...ofAmendment,
      doneBy: {
        'agreements.amended': answered,
        'agreements.amendmentOver': answered,
        'agreements.amendmentExpired': answered,
      },
    },
    amendment_signed: ofAmendment,
    amendment_active: own,
    amendment_over: ofAmendment,
    agreement_signed: own,
    agreement_active: own,
    agreement_declined: own,
    agreement_withdrawn: own,
    payment_time_asked: {
      ...ofMilestone,
      namesActor: true,
      doneBy: { 'agreements.moreTimeAnswered': ({ subject }) => ({ subjectId: stepOf(subject) }) },
    },
    payment_time_answered: { ...ofMilestone, namesActor: true },
    payout_changed: ofMilestone,
    // Where old and new percentages stand side by side.
    agreement_pool_set: { ...own, path: (id) => innerAgreementPaths.agreementShares(id), isJoined: true },
    agreement_entry: { ...own, isJoined: true },
    dispute_opened: ofDispute,
    dispute_evidence: { ...ofDispute, isJoined: true },
    dispute_ruled: ofDispute,
    dispute_appealed: ofDispute,
    dispute_final: ofDispute,
    dispute_late: ofDispute,
    dispute_proposed: { ...ofDispute, doneBy: { 'agreements.wrote': settlementAnswered } },
    dispute_declined: ofDispute,
    dispute_agreed: ofDispute,
    dispute_withdrawn: ofDispute,
    cause_late: ofEnd,
    milestone_started: ofMilestone,
    milestone_submitted: { ...ofMilestone, doneBy: { 'agreements.wrote': reviewed } },
    milestone_changes_asked: { ...ofMilestone, doneBy: { 'agreements.wrote': handedInAgain } },
    milestone_accepted: ofMilestone,
    milestone_cancelled: ofMilestone,
    milestone_dropped: ofMilestone,
  },
  subjects: { agreement: describe, milestone: describeMilestones },
};

type Doing = { accountId: string | null; subject: { agreementId: string; projectId: string } };

/** All members on both sides except the one who acted. */
async function tellOthers(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { agreementId: subjectId } }: Doing,
): Promise<Notification[]> {
  const { rows } = await sql<{ account_id: string }>`
    select contributor_id as account_id from agreements where id = ${subjectId} and contributor_id is not null
    union
    select account_id from project_members join agreements using (project_id)
    where agreements.id = ${subjectId} and is_owner`.execute(tx);
  return rows.map(({ account_id: accountId }) => ({ accountId, kind, subjectId, by }));
}

const stepOf = ({ agreementId, milestone }: { agreementId: string; milestone: number }) =>
  subjectOfStep(agreementId, milestone);

/** The same about one of its milestones. */
async function tellOfMilestone(
  tx: Tx,
  kind: Notification['kind'],
  event: Doing & { subject: { milestone: number } },
): Promise<Notification[]> {
  const notifications = await tellOthers(tx, kind, event);
  return notifications.map((notification) => ({ ...notification, subjectId: stepOf(event.subject) }));
}

/** An entry of a ledger, to those on the sides that it concerns. */
async function tellEntry(tx: Tx, { accountId: by, subject }: Wrote): Promise<Notification[]> {
  const ofKind = entryNotifications[subject.kind];
  if ('none' in ofKind) return [];
  const { agreementId, sequence, milestone } = subject;
  const rows = await findRecipients(tx, agreementId, sequence);
  const rule = rows.some((row) => row.is_agreed) ? (ofKind.agreed ?? ofKind) : ofKind;
  if ('none' in rule) return [];
  const isOfMilestone = rule.kind !== 'agreement_entry' && milestone > 0;
  const subjectId = subjectOfStep(agreementId, isOfMilestone ? milestone : null);
  return rows
    .filter((row) => notifiedSides(rule, row.written_by).includes(row.side))
    .map(({ account_id: accountId }) => ({ accountId, kind: rule.kind, subjectId, by }));
}

type RecipientsOf = { account_id: string; side: AgreementParty; written_by: Side; is_agreed: boolean };

const findRecipients = prepared<[string, number], RecipientsOf>((tx, agreementId, sequence) => {
  const statement = sql<RecipientsOf>`
    with one as (select id, project_id, contributor_id from agreements where id = ${agreementId}),
    people as (
      select contributor_id as account_id, 'contributor' as side from one where contributor_id is not null
      union all
      select account_id, 'project' from project_members join one using (project_id)
      where is_owner and account_id is distinct from contributor_id
    )
    select account_id, people.side, entry.side as written_by, entry.fact ? 'agreed' as is_agreed
    from people join agreement_entries as entry
      on entry.agreement_id = ${agreementId} and entry.sequence = ${sequence}`;
  return { compile: () => statement.compile(tx) };
});

/** The members who hold promised shares in the project. */
async function tellHolders(tx: Tx, projectId: string, by: string | null): Promise<Notification[]> {
  const { rows } = await sql<{ account_id: string; id: string }>`
    select contributor_id as account_id, agreements.id
    from agreements join agreement_versions as text on text.agreement_id = agreements.id and number = version
    where project_id = ${projectId} and contributor_id is not null and has_equity
      and stage in ('active', 'ending', 'ended', 'completed')`.execute(tx);
  return rows.map(({ account_id: accountId, id: subjectId }) => ({
    accountId,
    subjectId,
    by,
    kind: 'agreement_pool_set' as const,
  }));
}

/** By its two sides, so that those of one project differ, and with a number where the same two have several. */
async function describe(...[db, ids]: Parameters<DescribeNotified>) {
  const rows = await findNames(db, JSON.stringify(ids));
  return new Map(
    rows.map(({ id, name, person, number }) => {
      const thing = person ? `${name}, ${person}${number > 1 ? ` (${number})` : ''}` : name;
      return [id, { thing, key: id }] as const;
    }),
  );
}

type Named = { id: string; name: string; person: string; number: number };

/**
 * A contributor who is suspended or no longer an adult is not named. Nor is one with a block from or to an owner: both
 * sides get the same notification, and neither learns a new name.
 */
const findNames = prepared<[string], Named>((db, ids) => {
  const statement = sql<Named>`
    select agreements.id, projects.name,
      case when seen.account_id is null then '' else ${shownName} end as person,
      ${numberOfAgreement} as number
    from agreements join projects on projects.id = agreements.project_id
    left join accounts on accounts.id = agreements.contributor_id
    left join profiles on profiles.owner_id = accounts.id and profiles.account_id = accounts.id
    left join standings as seen on seen.account_id = accounts.id and seen.seen_from <= now() and not exists (
      select from project_members as owner join blocks on (blocker_id, blocked_id) in
        ((owner.account_id, accounts.id), (accounts.id, owner.account_id))
      where owner.project_id = agreements.project_id and owner.is_owner
    )
    where agreements.id = any(array(select json_array_elements_text(${ids}::json)))`;
  return { compile: () => statement.compile(db) };
});

/** By the names of the sides: a title is a part of the text, which mails do not carry. */
async function describeMilestones(...[db, ids]: Parameters<DescribeNotified>) {
  const agreements = await describe(
    db,
    ids.map((id) => readStepSubject(id).agreementId),
  );
  return new Map(
    ids.flatMap((id) => {
      const { agreementId, milestone } = readStepSubject(id);
      const one = agreements.get(agreementId);
      return one ? [[id, { ...one, key: id, milestone: milestone ?? 0 }] as const] : [];
    }),
  );
}
