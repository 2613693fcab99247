import { sql } from 'kysely';
import type { SeatBody, TeamBody } from '#contract/projects/team-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { namesShown } from '../people/names-shown.ts';
import { isSuspended } from '../standings/standing-columns.ts';
import { findSeat } from './find-seat.ts';
import { listSentInvitations } from './list-sent-invitations.ts';
import { mayLeadTeam } from './policy.ts';
import type { SeatRow } from './present.ts';

/**
 * The team as its member sees it, with the member's rights.
 * @throws Refusal `project_unknown`
 */
export async function getTeam(core: Core, member: Member, slug: string): Promise<TeamBody> {
  const seat = await findSeat(core.db, member.id, slug);
  if (!seat) throw new Refusal('project_unknown');
  const [team, asked, invitations] = await Promise.all([
    findTeam(core, member, seat),
    findAsked(core, member, seat.id),
    seat.is_owner ? listSentInvitations(core.db, seat.id) : [],
  ]);
  const sent = invitations.map(({ roles: _, ...invitation }) => invitation);
  return { team, asked, invitations: sent, can: { invite: mayLeadTeam(seat), leave: true } };
}

async function findTeam(core: Core, member: Member, seat: SeatRow): Promise<SeatBody[]> {
  const rows = await core.db
    .selectFrom('project_members as one')
    .innerJoin(namesShown(core.db, member).as('named'), 'named.id', 'one.account_id')
    .innerJoin('standings', 'standings.account_id', 'one.account_id')
    .leftJoin('project_hand_overs as asked', (join) =>
      join
        .onRef('asked.project_id', '=', 'one.project_id')
        .onRef('asked.account_id', '=', 'one.account_id')
        .on('asked.declined_at', 'is', null),
    )
    .select(['one.account_id as id', 'one.title', 'one.is_owner', 'asked.id as asked_id', 'named.name'])
    .select([
      isSuspended.as('is_suspended'),
      sql<string[]>`array(
        select voted_by from project_removal_votes as vote
        where vote.project_id = one.project_id and vote.account_id = one.account_id
      )`.as('votes'),
    ])
    .where('one.project_id', '=', seat.id)
    .orderBy('one.is_owner', 'desc')
    .orderBy('one.joined_at')
    .orderBy('one.account_id')
    .execute();
  const seen = await findPersonRows(
    core,
    member,
    rows.map(({ id }) => id),
  );
  const owners = rows.filter((row) => row.is_owner).length;
  const leads = mayLeadTeam(seat);
  return rows.map((row) => {
    const isSelf = row.id === member.id;
    const others = owners - 1;
    return {
      id: row.id,
      name: row.name,
      avatarId: seen.get(row.id)?.avatarId ?? '',
      verified: seen.get(row.id)?.verified ?? [],
      title: row.title,
      isOwner: row.is_owner,
      isSelf,
      isAvailable: !row.is_suspended,
      isAsked: row.asked_id !== null,
      votes: { given: row.votes.length, needed: others, own: row.votes.includes(member.id) },
      can: {
        entitle: leads || isSelf,
        remove: leads && !isSelf && (!row.is_owner || others >= 2),
        own: leads && !row.is_owner && row.asked_id === null,
      },
    };
  });
}

async function findAsked(core: Core, member: Member, projectId: string): Promise<TeamBody['asked']> {
  const found = await core.db
    .selectFrom('project_hand_overs')
    .select('asked_by')
    .where('project_id', '=', projectId)
    .where('account_id', '=', member.id)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  if (!found) return '';
  return found.asked_by === null ? 'succession' : 'hand_over';
}
