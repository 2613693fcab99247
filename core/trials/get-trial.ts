import { sql } from 'kysely';
import { projectLimits } from '#contract/projects/limits.ts';
import type { TrialPairBody } from '#contract/trials/shapes.ts';
import type { Db } from '#db/connect.ts';
import { otherTrialSide } from '#rules/trials/trial-states.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { isExtendable } from './is-extendable.ts';
import { presentPair } from './present.ts';
import { accountOn, sideOf } from './row.ts';

/**
 * The questions and the trial after an accepted request to begin together, as one of the two members reads them.
 * @throws Refusal `trial_unknown`; refusals because of age
 */
export async function getTrial(core: Core, member: Member, id: string): Promise<TrialPairBody> {
  const { db } = core;
  requireAge(member.standing, 'adult');
  const found = await db
    .selectFrom('trial_pairs')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .select(blockedBetween(sql.ref('asker_id'), sql.ref('asked_id')).as('is_apart'))
    .where('id', '=', id)
    .executeTakeFirst();
  const side = found && sideOf(found, member.id);
  if (!found || !side) throw new Refusal('trial_unknown');
  const { now, is_apart: isApart, ...pair } = found;
  const otherId = accountOn(pair, otherTrialSide(side));
  const [sets, trial, projects, people] = await Promise.all([
    db.selectFrom('trial_question_sets').selectAll().where('pair_id', '=', id).execute(),
    findLastTrial(db, id),
    findProjects(db, member.id),
    findPersonRows(core, member, otherId === null ? [] : [otherId]),
  ]);
  const person = (otherId !== null && !isApart && people.get(otherId)) || null;
  const canExtend = trial !== null && (await isExtendable(db, trial));
  return presentPair(pair, { side, person, sets, trial, projects, canExtend, now, memberId: member.id });
}

const contributor = sql`case trials.project_side when 'asker' then trial_pairs.asked_id else trial_pairs.asker_id end`;

/** No invitation is made in a project that is put away or has as many owners as it may (`inviteAsOwner`). */
const invites = sql<boolean>`case
  when trials.state <> 'gone_on' then projects.state in ('draft', 'published') and ${projectLimits.owners} > (
    select count(*) from project_members where project_id = projects.id and is_owner
  )
  else exists (
    select from project_members where project_id = projects.id and is_owner and account_id = ${contributor}
  ) or exists (
    select from project_invitations where project_id = projects.id and as_owner and account_id = ${contributor}
  ) or exists (
    select from project_hand_overs where project_id = projects.id and account_id = ${contributor}
  ) end`;

/** The one that is open, or else the last one. */
async function findLastTrial(db: Db, pairId: string) {
  const row = await db
    .selectFrom('trials')
    .innerJoin('trial_pairs', 'trial_pairs.id', 'trials.pair_id')
    .innerJoin('agreements', 'agreements.id', 'trials.agreement_id')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .selectAll('trials')
    .select(['projects.slug', 'projects.name'])
    .select(invites.as('invites'))
    .where('pair_id', '=', pairId)
    .orderBy('trials.begun_at', 'desc')
    .orderBy('trials.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
export type FoundTrial = NonNullable<Awaited<ReturnType<typeof findLastTrial>>>;

/** The projects in which the member can begin a trial. */
function findProjects(db: Db, accountId: string) {
  return db
    .selectFrom('projects')
    .innerJoin('project_members as seat', 'seat.project_id', 'projects.id')
    .select(['projects.slug', 'projects.name'])
    .where('seat.account_id', '=', accountId)
    .where('seat.is_owner', '=', true)
    .where('projects.state', 'in', ['draft', 'published'])
    .orderBy('projects.sequence', 'desc')
    .execute();
}
