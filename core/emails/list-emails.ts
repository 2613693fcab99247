import { sql } from 'kysely';
import type { EmailCounts, EmailListBody } from '#contract/emails/calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { prepareEmail } from '../collected/emails.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Email } from '../ground/emails.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { type EmailRow, presentTroubledEmail } from './present.ts';

const pageSize = 20;
const none: EmailCounts = { waiting: 0, running: 0, held: 0, failed: 0, oldest: 0 };

/** The state of the outbox, by the figures of `/metrics`, and the emails that did not leave at their first try, oldest first. */
export async function listEmails(
  core: Core,
  administrator: Member,
  { after }: { after?: string | undefined },
): Promise<EmailListBody> {
  const rows = await core.db.transaction().execute(async (tx) => {
    await noteAction(tx, administrator, { action: 'letters.listed' });
    const found = await sql<EmailRow & { payload: Email }>`
      select id::text as id, payload, payload ->> 'letter' as kind, attempts,
        attempts >= max_attempts as "isFailed", last_error as "lastError",
        created_at as "createdAt", run_at as "nextAt"
      from jobs
      where task = 'send-letter' and attempts > 0 and locked_at is null
        and id > ${after ?? '0'}::bigint
      order by jobs.id limit ${pageSize + 1}`.execute(tx);
    return found.rows;
  });
  const page = rows.slice(0, pageSize);
  const counted = (await countJobs(core)).find(({ task }) => task === 'send-letter');
  const { task: _, ...counts } = { task: '', ...none, ...counted };
  return {
    counts,
    letters: await Promise.all(
      page.map(async (row) => presentTroubledEmail(row, await recipientOf(core, row.payload))),
    ),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
  };
}

/** The address to which the email would go now; null when it is no longer needed. */
async function recipientOf(core: Core, email: Email): Promise<string | null> {
  try {
    return (await prepareEmail(core, email))?.to ?? null;
  } catch {
    // An email that cannot be rendered fails for that reason, and is listed all the same.
    return '';
  }
}
