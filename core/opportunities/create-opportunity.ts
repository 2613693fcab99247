import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { OpportunityKind } from '#rules/lists/kinds.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { mayBegin } from './policy.ts';
import { withChanges } from './read-said.ts';
import { emptySaid } from './row.ts';
import { showOwn } from './show-own.ts';
import { insertDraft } from './steps/insert-draft.ts';

/** A project may have this many drafts at one time. */
const mostDrafts = 20;

type Asked = {
  projectSlug: string;
  said: SaidParam & { kind: OpportunityKind; title: string };
  key?: string | undefined;
};

/**
 * Creates the draft of an opportunity in a project.
 * @throws Refusal `project_unknown`; `project_closed` without the right; `opportunities_too_many`; the refusals of
 * `withChanges`
 */
export async function createOpportunity(core: Core, member: Member, asked: Asked): Promise<OpportunityBody> {
  const { kind, title } = asked.said;
  const said = withChanges({ ...emptySaid(), kind, title }, asked.said);
  const id = await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, asked.projectSlug);
    if (!mayBegin(seat)) throw new Refusal('project_closed');
    const askedAs = askedAsOf(member, asked.key ?? newId());
    const before = await findAsked(tx, askedAs);
    if (before) return before;
    await requireFewDrafts(tx, seat.id);
    return insertDraft(tx, { projectId: seat.id, accountId: member.id, said, askedAs });
  });
  return showOwn(core, member, id);
}

export function askedAsOf({ id }: Member, key: string): string {
  return createHash('sha256').update(`opportunity of ${id}:${key}`).digest('hex');
}

export async function findAsked(db: Db, askedAs: string): Promise<string | undefined> {
  const before = await db
    .selectFrom('opportunities')
    .select('id')
    .where('asked_as', '=', askedAs)
    .executeTakeFirst();
  return before?.id;
}

/** @throws Refusal `opportunities_too_many` */
export async function requireFewDrafts(db: Db, projectId: string): Promise<void> {
  const { count } = await db
    .selectFrom('opportunities')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('project_id', '=', projectId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (count >= mostDrafts) throw new Refusal('opportunities_too_many');
}
