import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { slugsFor } from './slug.ts';

/** Unpublished and unarchived projects that a member may own at one time. */
const mostDrafts = 10;

type Asked = { name: string; line: string; key?: string | undefined };

/**
 * Creates a project with the member as its owner.
 * @throws Refusal `nothing_offered`, `projects_too_many`
 */
export async function createProject(core: Core, member: Member, input: Asked): Promise<{ slug: string }> {
  refuseOffers({ name: input.name, line: input.line });
  return core.db.transaction().execute(async (tx) => {
    await holdMember(tx, member);
    const standing = await holdStanding(tx, member.id);
    if (!standing) throw new Refusal('general_unauthorized_scope');
    requireAge(standing, 'adult');
    const askedAs = askedAsOf(member, input.key ?? newId());
    const before = await tx
      .selectFrom('projects')
      .select('slug')
      .where('asked_as', '=', askedAs)
      .executeTakeFirst();
    if (before) return before;
    await requireFewDrafts(tx, member.id);
    const project = await insert(tx, input, askedAs);
    await tx
      .insertInto('project_members')
      .values({ project_id: project.id, account_id: member.id, is_owner: true })
      .execute();
    await record(tx, { name: 'projects.begun', accountId: member.id, subject: { projectId: project.id } });
    return { slug: project.slug };
  });
}

function askedAsOf({ id }: Member, key: string): string {
  return createHash('sha256').update(`${id}:${key}`).digest('hex');
}

async function requireFewDrafts(tx: Tx, accountId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('is_owner', '=', true)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (count >= mostDrafts) throw new Refusal('projects_too_many');
}

async function insert(tx: Tx, { name, line }: Asked, askedAs: string) {
  for (const slug of slugsFor(name)) {
    const made = await tx
      .insertInto('projects')
      .values({ id: newId(), slug, name, line, asked_as: askedAs })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (made) return made;
  }
  throw new Refusal('general_busy', { seconds: 1 });
}
