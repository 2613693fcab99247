import { sql } from 'kysely';
import type { Tx } from '../ground/events.ts';
import type { DescribeNoticed, Notice, NoticeRules, Notices } from '../ground/notice.ts';
import type { agreementEvents } from './events.ts';

const own = { about: 'agreement', path: (id: string) => `/my/agreements/${id}` } as const;

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

export const agreementNotices: Notices = {
  rules: {
    'agreements.drafted': { nobody: 'Only its own side reads a draft.' },
    'agreements.proposed': { tells: (tx, event) => tellOthers(tx, 'agreement_proposed', event) },
    'agreements.countered': { tells: (tx, event) => tellOthers(tx, 'agreement_countered', event) },
    'agreements.signed': { tells: (tx, event) => tellOthers(tx, 'agreement_signed', event) },
    'agreements.activated': { tells: (tx, event) => tellOthers(tx, 'agreement_active', event) },
    'agreements.declined': { tells: (tx, event) => tellOthers(tx, 'agreement_declined', event) },
    'agreements.withdrawn': { tells: (tx, event) => tellOthers(tx, 'agreement_withdrawn', event) },
    'agreements.expired': { nobody: 'The end of the time for it is told to both.' },
    'agreements.poolSet': {
      tells: (tx, { accountId: by, subject }) => tellHolders(tx, subject.projectId, by),
    },
  } satisfies NoticeRules<typeof agreementEvents>,
  forms: {
    agreement_proposed: asksForAnswer,
    agreement_countered: asksForAnswer,
    agreement_signed: own,
    agreement_active: own,
    agreement_declined: own,
    agreement_withdrawn: own,
    agreement_pool_set: { ...own, isJoined: true },
  },
  subjects: { agreement: describe },
};

type Doing = { accountId: string | null; subject: { agreementId: string; projectId: string } };

/** Everybody on both sides but whoever did it. */
async function tellOthers(
  tx: Tx,
  kind: Notice['kind'],
  { accountId: by, subject: { agreementId: subjectId } }: Doing,
): Promise<Notice[]> {
  const { rows } = await sql<{ account_id: string }>`
    select contributor_id as account_id from agreements where id = ${subjectId} and contributor_id is not null
    union
    select account_id from project_members join agreements using (project_id)
    where agreements.id = ${subjectId} and is_owner`.execute(tx);
  return rows.map(({ account_id: accountId }) => ({ accountId, kind, subjectId, by }));
}

/** Whoever holds a promise of shares in the project. */
async function tellHolders(tx: Tx, projectId: string, by: string | null): Promise<Notice[]> {
  const { rows } = await sql<{ account_id: string; id: string }>`
    select contributor_id as account_id, agreements.id
    from agreements join agreement_versions as text on text.agreement_id = agreements.id and number = version
    where project_id = ${projectId} and contributor_id is not null and has_equity
      and stage in ('active', 'ending', 'ended', 'completed')`.execute(tx);
  return rows.map(({ account_id: accountId, id: subjectId }) => ({
    ...{ accountId, subjectId, by },
    kind: 'agreement_pool_set' as const,
  }));
}

async function describe(...[db, ids]: Parameters<DescribeNoticed>) {
  const rows = await db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .select(['agreements.id', 'projects.name'])
    .where('agreements.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, { thing: name, key: id }]));
}
