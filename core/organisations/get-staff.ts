import { sql } from 'kysely';
import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { StaffBody, StaffSeat } from '#contract/organisations/staff-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { namesShown } from '../people/names-shown.ts';
import { listSentInvitations } from '../projects/list-sent-invitations.ts';
import { isSuspended } from '../standings/standing-columns.ts';
import { findOrganisationSeat, type OrganisationSeatRow } from './find-organisation-seat.ts';
import { mayActAs, mayHandOver, mayLeadStaff, mayLeave } from './policy.ts';

/**
 * The staff as one of them sees it, with that member's rights.
 * @throws Refusal `organisation_unknown`
 */
export async function getStaff(core: Core, member: Member, slug: string): Promise<StaffBody> {
  const seat = await findOrganisationSeat(core.db, member.id, slug);
  if (!seat) throw new Refusal('organisation_unknown');
  const [staff, asked, invitations] = await Promise.all([
    findStaff(core, member, seat),
    findAsked(core, member, seat.id),
    seat.roles.includes('owner') ? listSentInvitations(core.db, seat.id) : [],
  ]);
  const owners = staff.filter(({ roles }) => roles.includes('owner')).length;
  const can = {
    invite: mayActAs(seat, 'owner'),
    leave: mayLeave(seat, owners),
    handOver: mayHandOver(seat),
  };
  const sent = invitations.map(({ title: _, roles, ...invitation }) => ({
    ...invitation,
    roles: roles as OrganisationRole[],
  }));
  return { staff, asked, invitations: sent, can };
}

async function findStaff(core: Core, member: Member, seat: OrganisationSeatRow): Promise<StaffSeat[]> {
  const rows = await core.db
    .selectFrom((from) =>
      from
        .selectFrom('organisation_staff')
        .select(['account_id', sql<Date>`min(since)`.as('since')])
        .select(
          sql<OrganisationRole[]>`array_agg(role order by
            array_position(array['owner', 'coordinator', 'reviewer'], role))`.as('roles'),
        )
        .where('organisation_id', '=', seat.id)
        .groupBy('account_id')
        .as('one'),
    )
    .innerJoin(namesShown(core.db, member).as('named'), 'named.id', 'one.account_id')
    .innerJoin('standings', 'standings.account_id', 'one.account_id')
    .leftJoin('organisation_hand_overs as asked', (join) =>
      join
        .on('asked.organisation_id', '=', seat.id)
        .onRef('asked.account_id', '=', 'one.account_id')
        .on('asked.declined_at', 'is', null),
    )
    .select(['one.account_id as id', 'one.roles', 'asked.id as asked_id', 'named.name'])
    .select([
      isSuspended.as('is_suspended'),
      sql<boolean>`exists (
        select from organisation_addresses as address
        where address.organisation_id = ${seat.id} and address.account_id = one.account_id
          and address.proven_until > now()
      )`.as('is_proven'),
      sql<string[]>`array(
        select voted_by from organisation_removal_votes as vote
        where vote.organisation_id = ${seat.id} and vote.account_id = one.account_id
      )`.as('votes'),
    ])
    .orderBy(sql`'owner' = any(one.roles)`, 'desc')
    .orderBy('one.since')
    .orderBy('one.account_id')
    .execute();
  const seen = await findPersonRows(
    core,
    member,
    rows.map(({ id }) => id),
  );
  const others = rows.filter(({ roles }) => roles.includes('owner')).length - 1;
  const leads = mayLeadStaff(seat);
  return rows.map((row) => {
    const isSelf = row.id === member.id;
    const isOwner = row.roles.includes('owner');
    return {
      id: row.id,
      name: row.name,
      avatarId: seen.get(row.id)?.avatarId ?? '',
      verified: seen.get(row.id)?.verified ?? [],
      roles: row.roles,
      isSelf,
      isAvailable: !row.is_suspended,
      isProven: row.is_proven,
      isAsked: row.asked_id !== null,
      votes: { given: row.votes.length, needed: Math.max(others, 0), own: row.votes.includes(member.id) },
      can: {
        change: leads && !isSelf && !isOwner,
        remove: leads && !isSelf && (!isOwner || others >= 2),
        own: mayHandOver(seat) && !isOwner && row.asked_id === null,
      },
    };
  });
}

async function findAsked(core: Core, member: Member, organisationId: string): Promise<StaffBody['asked']> {
  const found = await core.db
    .selectFrom('organisation_hand_overs')
    .select('asked_by')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', member.id)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  if (!found) return '';
  return found.asked_by === null ? 'succession' : 'hand_over';
}
