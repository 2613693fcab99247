import type { ActionListBody } from '#contract/administration/calls.ts';
import type { DeskAction } from '#contract/collected.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { nameOfSubject } from '../ground/subject-name.ts';

const pageSize = 50;

/** The administrators' actions, newest first. `before` is the id of the previous page's last entry. */
export async function listActions(
  core: Core,
  { before }: { before?: string | undefined },
): Promise<ActionListBody> {
  let entries = core.db
    .selectFrom('admin_actions as entry')
    .leftJoin('accounts as actor', 'actor.id', 'entry.actor_id')
    .select(['entry.id', 'entry.action', 'entry.actor_id', 'entry.subject_id', 'entry.detail'])
    .select(['entry.created_at', 'actor.name as actor_name', 'actor.email as actor_email'])
    .select(nameOfSubject('entry.subject_id').as('subject_name'))
    .orderBy('entry.id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) entries = entries.where('entry.id', '<', before);
  const rows = await entries.execute();
  const page = rows.slice(0, pageSize);
  return {
    actions: page.map((row) => ({
      $id: row.id,
      $createdAt: isoDate(row.created_at),
      action: actionOf(row.action),
      actor: { $id: row.actor_id, name: row.actor_name || row.actor_email || '' },
      subject: row.subject_id === null ? null : { $id: row.subject_id, name: row.subject_name ?? '' },
      detail: row.detail,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
  };
}

/** Entries never change, so old ones still contain the former words for an enquiry and a suspension. */
function actionOf(stored: string): DeskAction {
  return stored
    .replace(/^messages\./, 'enquiries.')
    .replace(/^message\./, 'enquiry.')
    .replace(/^account\.blocked$/, 'account.suspended')
    .replace(/^account\.unblocked$/, 'account.suspensionEnded') as DeskAction;
}
