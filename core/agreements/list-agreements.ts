import { sql } from 'kysely';
import type { AgreementRowBody } from '#contract/agreements/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { ownAgreements } from './find-agreements.ts';
import { presentAgreementRow } from './present.ts';

const pageSize = 30;
const mostProjects = 20;

type Listed = {
  agreements: AgreementRowBody[];
  next: string;
  hasOther: boolean;
  projects: { slug: string; name: string }[];
};

/** Never in force, settled to the last of it, or let go of. */
const isOver = sql<boolean>`(agreements.stage in ('declined', 'withdrawn', 'expired') or agreements.is_settled or agreements.let_go_at is not null)`;

/**
 * The member's agreements on either side, the newest first: those that are open or in force, or those that are over.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listAgreements(
  { db }: Core,
  member: Member,
  { list, after }: { list: 'open' | 'over'; after: string },
): Promise<Listed> {
  let rows = ownAgreements(db, member)
    .where(list === 'over' ? isOver : sql<boolean>`not ${isOver}`)
    .orderBy('agreements.sequence', 'desc')
    .limit(pageSize + 1);
  if (after !== '') {
    const last = await ownAgreements(db, member)
      .clearSelect()
      .select('agreements.sequence')
      .where('agreements.id', '=', after)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    rows = rows.where(sql<boolean>`agreements.sequence < ${last.sequence}::bigint`);
  }
  const isFirst = after === '';
  const [listed, hasOther, projects] = await Promise.all([
    rows.execute(),
    isFirst && hasAnother(db, member, list),
    isFirst ? ownedProjects(db, member.id) : [],
  ]);
  const found = listed.map(presentAgreementRow);
  const agreements = found.slice(0, pageSize);
  const next = found.length > pageSize ? (agreements.at(-1)?.id ?? '') : '';
  return { agreements, next, hasOther, projects };
}

/** Whether the list that is not asked for holds any. */
async function hasAnother(db: Db, member: Member, list: 'open' | 'over'): Promise<boolean> {
  const other = await ownAgreements(db, member)
    .clearSelect()
    .select('agreements.id')
    .where(list === 'over' ? sql<boolean>`not ${isOver}` : isOver)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Those in which the member can begin one. */
function ownedProjects(db: Db, id: string) {
  return db
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select(['projects.slug', 'projects.name'])
    .where('account_id', '=', id)
    .where('is_owner', '=', true)
    .where('projects.state', '=', 'published')
    .orderBy('projects.name')
    .limit(mostProjects)
    .execute();
}
