import { sql } from 'kysely';
import type { CofounderTitlesBody } from '#contract/cofounder-titles/calls.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayLeadTeam } from '../projects/policy.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { isSuspended } from '../standings/standing-columns.ts';
import { listTitles } from './list-titles.ts';
import { type HeldTitle, partOf } from './steps/hold-title.ts';
import { giveIfAccepted } from './steps/settle-title.ts';

type Asked = { projectSlug: string; personId: string };

/**
 * Proposes the title for a member of the team. The member and every other co-founder who is not suspended have to accept it; the owner who
 * proposes has. While no one has the title, the owners stand for the co-founders. A second proposal while one waits changes nothing.
 * @throws Refusal `project_unknown`; `project_closed`; `cofounder_title_unknown`, `cofounder_title_held`, `cofounder_title_away`
 */
export async function proposeTitle(
  core: Core,
  member: Member,
  { projectSlug, personId }: Asked,
): Promise<CofounderTitlesBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, projectSlug);
    if (!mayLeadTeam(seat)) throw new Refusal('project_closed');
    const team = await findTeam(tx, seat.id);
    const one = team.find(({ account_id: id }) => id === personId);
    if (!one) throw new Refusal('cofounder_title_unknown');
    if (one.cofounder_on !== null) throw new Refusal('cofounder_title_held');
    if (one.is_suspended) throw new Refusal('cofounder_title_away');
    const made = await tx
      .insertInto('cofounder_titles')
      .values({ id: newId(), project_id: seat.id, account_id: personId, proposed_by: member.id })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) return;
    const subject = { projectId: seat.id, titleId: made.id };
    await record(tx, { name: 'cofounderTitles.asked', accountId: member.id, subject });
    const isFirst = team.every(({ cofounder_on: on }) => on === null);
    const asked = team.filter(
      ({ account_id: id, cofounder_on: on, is_owner: isOwner, is_suspended: isAway }) =>
        id === personId || (!isAway && (on !== null || (isFirst && isOwner))),
    );
    for (const { account_id: id } of asked) await askOne(tx, made, { id, isOwn: id === member.id });
    await giveIfAccepted(tx, made, member.id);
  });
  return listTitles(core, member, projectSlug);
}

function findTeam(tx: Tx, projectId: string) {
  return tx
    .selectFrom('project_members')
    .innerJoin('standings', 'standings.account_id', 'project_members.account_id')
    .select(['project_members.account_id', 'cofounder_on', 'is_owner'])
    .select(sql<boolean>`(${isSuspended} or standings.seen_from > now())`.as('is_suspended'))
    .where('project_id', '=', projectId)
    .orderBy('project_members.account_id')
    .execute();
}

async function askOne(tx: Tx, { id: titleId }: HeldTitle, { id, isOwn }: { id: string; isOwn: boolean }) {
  await tx
    .insertInto('cofounder_title_answers')
    .values({ title_id: titleId, account_id: id, accepted_at: isOwn ? now : null })
    .execute();
  if (isOwn) return;
  await beginDeadline(tx, {
    kind: 'cofounder_title',
    subjectId: partOf(titleId, id),
    owes: { accountId: id },
    awaitedBy: null,
  });
}
