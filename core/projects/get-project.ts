import { sql } from 'kysely';
import type { ProjectBody, TeamMemberBody } from '#contract/projects/shapes.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { replyFiguresOf } from './find-reply-figures.ts';
import { isProjectSeenBy } from './is-seen-by.ts';
import { updatesOf } from './list-updates.ts';
import { paysLate } from './pays-late.ts';
import { presentSaid } from './present.ts';
import { coverOf, picturesOfUpdates } from './present-pictures.ts';

const mostUpdates = 10;

/**
 * A project as `actor` may see it, with the team members whom they may see.
 * @throws Refusal `project_unknown`
 */
export async function getProject(core: Core, actor: Actor, slug: string): Promise<ProjectBody> {
  const row = await core.db
    .selectFrom('projects')
    .selectAll('projects')
    .select(coverOf)
    .select(hasOrganisation)
    .select(paysLate)
    .where('slug', '=', slug)
    .where(isProjectSeenBy(actor))
    .executeTakeFirst();
  if (!row) throw new Refusal('project_unknown');
  const [{ team, people }, updates, isFollowed] = await Promise.all([
    findTeam(core, actor, row.id),
    updatesOf(core.db, row.id).limit(mostUpdates).execute(),
    isFollower(core, actor, row.id),
  ]);
  const picturesOf = await picturesOfUpdates(
    core.db,
    updates.map(({ id }) => id),
  );
  return {
    ...presentSaid(row),
    slug: row.slug,
    state: row.state,
    kolam: { people: people.length, seats: row.seats, loops: row.loops },
    cover: row.cover,
    team,
    others: people.length - team.length,
    figures: replyFiguresOf(row),

    paysLate: row.pays_late,
    isOfOrganisation: row.is_of_organisation,
    publishedAt: isoDateOrEmpty(row.published_at),
    updates: updates.map(({ id, text, written_at: writtenAt, edited_at: editedAt }) => ({
      id,
      text,
      writtenAt: isoDate(writtenAt),
      isEdited: editedAt !== null,
      pictures: picturesOf(id),
    })),
    isFollowed,
    isOwn: actor.kind === 'member' && people.includes(actor.id),
  };
}

/** Whether one of its owners is verified for a registered organisation, whichever of them are shown. */
const hasOrganisation = sql<boolean>`exists (
  select from project_members as seat
  join people on people.account_id = seat.account_id
  join verifications on verifications.account_id = seat.account_id
  where seat.project_id = projects.id and seat.is_owner
    and verifications.kind = 'organisation' and verifications.state = 'verified' and verifications.expires_at > now()
)`.as('is_of_organisation');

async function findTeam(core: Core, actor: Actor, projectId: string) {
  const seats = await core.db
    .selectFrom('project_members')
    .select(['account_id', 'title', 'is_owner', 'cofounder_on'])
    .where('project_id', '=', projectId)
    .orderBy('is_owner', 'desc')
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute();
  const people = seats.map((seat) => seat.account_id);
  const seen = await findPersonRows(core, actor, people);
  const team = seats.flatMap((seat): TeamMemberBody[] => {
    const person = seen.get(seat.account_id);
    if (!person) return [];
    const { id, handle, name, avatarId, headline, verified } = person;
    const { title, is_owner: isOwner, cofounder_on: on } = seat;
    return [{ id, handle, name, avatarId, headline, verified, title, isOwner, cofounderOn: on ?? '' }];
  });
  return { team, people };
}

async function isFollower(core: Core, actor: Actor, projectId: string): Promise<boolean> {
  if (actor.kind !== 'member') return false;
  const found = await core.db
    .selectFrom('project_followers')
    .select('project_id')
    .where('project_id', '=', projectId)
    .where('account_id', '=', actor.id)
    .executeTakeFirst();
  return found !== undefined;
}
