import { type Selectable, sql } from 'kysely';
import { type NeededToPublish, neededToPublish } from '#contract/projects/limits.ts';
import type { PictureBody } from '#contract/projects/picture-calls.ts';
import type { ListedProject, ProjectRowBody, WorkspaceBody } from '#contract/projects/shapes.ts';
import type { ProjectMembersTable } from '#db/tables/project-members.ts';
import type { ProjectsTable } from '#db/tables/projects.ts';
import { districtLabel, districts } from '../districts/table.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { RemovalRow } from './find-removal.ts';
import { mayAppeal, mayArchive, mayDelete, mayEdit, mayPublish, mayReturn, roleOf } from './policy.ts';
import { coverOf } from './present-pictures.ts';

export type ProjectRow = Selectable<ProjectsTable>;
/** A project as a member of its team reads it. */
export type SeatRow = ProjectRow &
  Pick<Selectable<ProjectMembersTable>, 'is_owner' | 'title' | 'cofounder_on'> &
  Shown;

/** The columns that lists show of a project in addition to its own. */
type Shown = { people: number; cover: PictureBody | null };

export const shownInLists = [
  sql<number>`(select count(*)::int from project_members where project_id = projects.id)`.as('people'),
  coverOf,
] as const;

export function presentRow(row: SeatRow): ProjectRowBody {
  return {
    slug: row.slug,
    state: row.state,
    name: row.name,
    line: row.line,
    role: roleOf(row),
    title: row.title,
    kolam: { people: row.people, seats: row.seats, loops: row.loops },
    cover: row.cover,
  };
}

export function presentWorkspace(
  row: SeatRow,
  { hasPublicOwner, removal }: { hasPublicOwner: boolean; removal: RemovalRow | undefined },
): WorkspaceBody {
  return {
    ...presentRow(row),
    said: presentSaid(row),
    version: row.version,
    lacks: leftToPublish(row, hasPublicOwner),
    can: {
      edit: mayEdit(row),
      publish: mayPublish(row),
      archive: mayArchive(row),
      return: mayReturn(row),
      remove: mayDelete(row),
    },
    publishedAt: isoDateOrEmpty(row.published_at),
    removal: removal ? presentRemoval(row, removal) : null,
  };
}

function presentRemoval(row: SeatRow, removal: RemovalRow): WorkspaceBody['removal'] {
  return {
    reason: removal.reason,
    removedAt: isoDate(removal.removed_at),
    appeal: removal.appeal,
    appealedAt: isoDateOrEmpty(removal.appealed_at),
    answer: removal.answer,
    answeredAt: isoDateOrEmpty(removal.answered_at),
    appealUntil: mayAppeal(row, removal) ? isoDate(removal.appeal_until) : '',
  };
}

export function presentSaid(row: ProjectRow): WorkspaceBody['said'] {
  const { name, line, problem, today, next, stage, sectors, website, language } = row;
  return { name, line, problem, today, next, stage, sectors, website, language, place: placeOf(row) };
}

/** `Pune, Maharashtra`; empty for anywhere. */
export function placeOf({ place: id }: Pick<ProjectRow, 'place'>): string {
  const place = districts.get(id);
  return place ? districtLabel(place) : '';
}

export function lacksOf(row: Pick<ProjectRow, NeededToPublish>): NeededToPublish[] {
  return neededToPublish.filter((field) => row[field].length === 0);
}

/** Everything that keeps a project from being published. The page lists it, and publishing refuses with the first of it. */
export function leftToPublish(
  row: Pick<ProjectRow, NeededToPublish>,
  hasPublicOwner: boolean,
): WorkspaceBody['lacks'] {
  return [...lacksOf(row), ...(hasPublicOwner ? [] : ['public_owner' as const])];
}

export function presentListed(row: ProjectRow & Shown): ListedProject {
  const { slug, name, line, language, stage, sectors, people, seats, loops, cover } = row;
  const kolam = { people, seats, loops };
  return { slug, name, line, language, stage, sectors, place: placeOf(row), kolam, cover };
}
