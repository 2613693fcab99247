import { sql } from 'kysely';
import type { PreparedApplicationBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { getOpportunity } from '../opportunities/get-opportunity.ts';
import { findBar } from './find-bar.ts';

const mostFiles = 20;

/**
 * The data for an application form: the current terms, the refusal if the member cannot apply, their files, and the texts
 * of an earlier application of theirs.
 * @throws Refusal `opportunity_unknown`
 */
export async function prepareApplication(
  core: Core,
  member: Member,
  { opportunitySlug, from }: { opportunitySlug: string; from: string },
): Promise<PreparedApplicationBody> {
  const opportunity = await getOpportunity(core, member, opportunitySlug);
  const offered = await core.db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(['opportunities.id', 'opportunities.project_id', 'opportunities.state'])
    .select(sql<boolean>`coalesce(opportunities.closes_at <= clock_timestamp(), false)`.as('is_over'))
    .select(sql<boolean>`projects.state = 'published'`.as('is_published'))
    .select(
      sql<string>`to_char(now() at time zone coalesce(
        (select zone from standings where account_id = ${member.id}), 'Asia/Kolkata'), 'YYYY-MM-DD')`.as(
        'today',
      ),
    )
    .where('opportunities.id', '=', opportunity.id)
    .executeTakeFirstOrThrow();
  const own = core.db
    .selectFrom('applications')
    .select(['id', 'note', 'hours', 'starts_on'])
    .where('account_id', '=', member.id);
  const [bar, open, earlier, files] = await Promise.all([
    findBar(core.db, member.id, offered),
    own.where('opportunity_id', '=', offered.id).where('ended_at', 'is', null).executeTakeFirst(),
    own.where('id', '=', from).executeTakeFirst(),
    core.db
      .selectFrom('files')
      .select(['bucket as bucketId', 'id as fileId', 'name'])
      .where('owner_id', '=', member.id)
      .where('completed_at', 'is not', null)
      .orderBy('sequence', 'desc')
      .limit(mostFiles)
      .execute(),
  ]);
  return {
    opportunity,
    bar: bar?.code ?? '',
    barOn: bar?.on ?? '',
    openId: open?.id ?? '',
    note: earlier?.note ?? '',
    hours: earlier?.hours ?? opportunity.hoursAWeek,
    // No one can begin on a day that has passed.
    startsOn: [offered.today, opportunity.startsOn, earlier?.starts_on ?? ''].toSorted().at(-1) ?? '',
    files,
  };
}
