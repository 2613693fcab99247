import type { CofounderTitlesBody } from '#contract/cofounder-titles/calls.ts';
import { now } from '#db/now.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { listTitles } from './list-titles.ts';
import { holdTitle, partOf } from './steps/hold-title.ts';
import { endTitle, giveIfAccepted } from './steps/settle-title.ts';

/** `personId`: whose title it would be. */
type Answer = { projectSlug: string; personId: string; accepted: boolean };

/**
 * Accepts or declines a proposed title. A second yes changes nothing.
 * @throws Refusal `project_unknown`; `cofounder_title_unknown`; `cofounder_title_over`
 */
export async function answerTitle(
  core: Core,
  member: Member,
  { projectSlug, personId, accepted }: Answer,
): Promise<CofounderTitlesBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, projectSlug);
    const own = await tx
      .selectFrom('cofounder_title_answers')
      .innerJoin('cofounder_titles', 'cofounder_titles.id', 'title_id')
      .select(['accepted_at', 'title_id'])
      .where('cofounder_titles.account_id', '=', personId)
      .where('cofounder_title_answers.account_id', '=', member.id)
      .where('project_id', '=', seat.id)
      .orderBy('proposed_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!own) throw new Refusal('cofounder_title_unknown');
    const { title_id: titleId } = own;
    if (accepted && own.accepted_at !== null) return;
    const one = await holdTitle(tx, titleId);
    if (!one) throw new Refusal('cofounder_title_over');
    const isInTime =
      own.accepted_at !== null || (await meetDeadline(tx, 'cofounder_title', partOf(titleId, member.id)));
    if (!isInTime) throw new Refusal('cofounder_title_over');
    if (!accepted) return endTitle(tx, one, { state: 'declined', accountId: member.id });
    await tx
      .updateTable('cofounder_title_answers')
      .set({ accepted_at: now })
      .where('title_id', '=', titleId)
      .where('account_id', '=', member.id)
      .execute();
    const subject = { projectId: seat.id, titleId };
    await record(tx, { name: 'cofounderTitles.accepted', accountId: member.id, subject });
    await giveIfAccepted(tx, one, member.id);
  });
  return listTitles(core, member, projectSlug);
}
