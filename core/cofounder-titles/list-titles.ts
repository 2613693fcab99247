import { sql } from 'kysely';
import type { CofounderTitlesBody } from '#contract/cofounder-titles/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { findSeat } from '../projects/find-seat.ts';
import { mayLeadTeam } from '../projects/policy.ts';

/**
 * Who of the team is a co-founder since when, and which titles are proposed.
 * @throws Refusal `project_unknown`
 */
export async function listTitles(core: Core, member: Member, slug: string): Promise<CofounderTitlesBody> {
  const { db } = core;
  const seat = await findSeat(db, member.id, slug);
  if (!seat) throw new Refusal('project_unknown');
  const rows = await db
    .selectFrom('project_members as one')
    .innerJoin(namesShown(db, member).as('named'), 'named.id', 'one.account_id')
    .leftJoin('cofounder_titles as title', (join) =>
      join
        .onRef('title.project_id', '=', 'one.project_id')
        .onRef('title.account_id', '=', 'one.account_id')
        .on('title.state', '=', 'asked'),
    )
    .select(['one.account_id as id', 'one.cofounder_on', 'named.name', 'title.id as title_id'])
    .select([
      sql<number>`(select count(*)::int from cofounder_title_answers where title_id = title.id)`.as('needed'),
      sql<number>`(
        select count(*)::int from cofounder_title_answers where title_id = title.id and accepted_at is not null
      )`.as('accepted'),
      sql<boolean>`exists (
        select from cofounder_title_answers as own
        where own.title_id = title.id and own.account_id = ${member.id} and own.accepted_at is null
      )`.as('is_own_turn'),
      sql<Date | null>`(
        select max(due_at) from clocks, cofounder_title_answers as asked
        where asked.title_id = title.id and kind = 'cofounder_title'
          and subject_id = asked.title_id || '.' || asked.account_id
      )`.as('due_at'),
    ])
    .where('one.project_id', '=', seat.id)
    .orderBy('one.cofounder_on')
    .orderBy('one.joined_at')
    .orderBy('one.account_id')
    .execute();
  const leads = mayLeadTeam(seat);
  return {
    team: rows.map((row) => {
      const isSelf = row.id === member.id;
      const isOne = row.cofounder_on !== null;
      return {
        id: row.id,
        name: row.name,
        isSelf,
        cofounderOn: row.cofounder_on ?? '',
        asked:
          row.title_id === null
            ? null
            : {
                id: row.title_id,
                dueAt: isoDateOrEmpty(row.due_at),
                accepted: row.accepted,
                needed: row.needed,
                isOwnTurn: row.is_own_turn,
              },
        can: {
          propose: leads && !isOne && row.title_id === null,
          takeOff: isSelf && isOne,
          report: !isSelf && isOne,
        },
      };
    }),
  };
}
