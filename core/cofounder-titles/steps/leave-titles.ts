import type { Tx } from '../../ground/events.ts';
import { holdTitle } from './hold-title.ts';
import { endTitle, letOff } from './settle-title.ts';

/** Ends proposals for a member who is there no more, and asks them for no answer, in one project or in all. */
export async function leaveTitles(tx: Tx, accountId: string, projectId: string | null): Promise<void> {
  const open = await tx
    .selectFrom('cofounder_titles as one')
    .select(['one.id', 'one.account_id'])
    .where('one.state', '=', 'asked')
    .$if(projectId !== null, (titles) => titles.where('one.project_id', '=', projectId ?? ''))
    .where((row) =>
      row.or([
        row('one.account_id', '=', accountId),
        row.exists(
          row
            .selectFrom('cofounder_title_answers as asked')
            .select('asked.title_id')
            .whereRef('asked.title_id', '=', 'one.id')
            .where('asked.account_id', '=', accountId),
        ),
      ]),
    )
    .orderBy('one.project_id')
    .orderBy('one.id')
    .execute();
  for (const { id, account_id: of } of open) {
    const one = await holdTitle(tx, id);
    if (!one) continue;
    if (of === accountId) await endTitle(tx, one, { state: 'ended' });
    else await letOff(tx, one, accountId);
  }
}
