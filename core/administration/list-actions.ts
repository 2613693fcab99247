import type { ActionListBody, AdminAction } from '#contract/administration.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';

const pageSize = 50;

/** What administrators have done, the newest first. `before` is the last entry of the page before. */
export async function listActions(
  core: Core,
  { before }: { before?: string | undefined },
): Promise<ActionListBody> {
  let entries = core.db
    .selectFrom('admin_actions as entry')
    .leftJoin('accounts as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('accounts as account', 'account.id', 'entry.subject_id')
    .leftJoin('enquiries as enquiry', 'enquiry.id', 'entry.subject_id')
    .leftJoin('projects as project', 'project.id', 'entry.subject_id')
    .leftJoin('opportunities as opportunity', 'opportunity.id', 'entry.subject_id')
    .select(['entry.id', 'entry.action', 'entry.actor_id', 'entry.subject_id', 'entry.detail'])
    .select(['entry.created_at', 'actor.name as actor_name', 'actor.email as actor_email'])
    .select(['account.name as account_name', 'account.email as account_email', 'enquiry.subject'])
    .select(['project.name as project_name', 'opportunity.title as opportunity_title'])
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
      subject: row.subject_id === null ? null : { $id: row.subject_id, name: nameOf(row) },
      detail: row.detail,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
  };
}

/** Entries never change, so that older ones still have the word of their time for an enquiry and a suspension. */
function actionOf(stored: string): AdminAction {
  return stored
    .replace(/^messages\./, 'enquiries.')
    .replace(/^message\./, 'enquiry.')
    .replace(/^account\.blocked$/, 'account.suspended')
    .replace(/^account\.unblocked$/, 'account.suspensionEnded') as AdminAction;
}

type Subject = {
  account_name: string | null;
  account_email: string | null;
  subject: string | null;
  project_name: string | null;
  opportunity_title: string | null;
};

function nameOf({
  account_name: name,
  account_email: email,
  subject,
  project_name: project,
  opportunity_title: opportunity,
}: Subject): string {
  return name || email || subject || project || opportunity || '';
}
