import { type RawBuilder, sql } from 'kysely';
import { invitedTeamRow, type TeamId, type TeamRow } from '../ground/invited-team.ts';
import type { Seer } from '../ground/may-see.ts';

/** The columns of an invitation that name its team. */
export function ofTeam({ kind, id }: TeamId) {
  return kind === 'project' ? { project_id: id } : { team_kind: kind, team_id: id };
}

/** The project of a team, for events; none for a team of another kind. */
export function projectOf({ kind, id }: TeamId): string | undefined {
  return kind === 'project' ? id : undefined;
}

/** The id of the team of an invitation, whose table has the alias `one`. */
export const teamIdOfOne = sql<string>`coalesce(one.project_id, one.team_id)`;

/** The team of an invitation, for a lateral join: the table of the invitation has the alias `one`. */
export function teamOfOne(reader?: Seer): RawBuilder<TeamRow> {
  return invitedTeamRow(teamIdOfOne, reader?.kind === 'member' ? reader.id : '');
}
