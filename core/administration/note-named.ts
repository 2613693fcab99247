import { sql } from 'kysely';
import type { DeskAction } from '#contract/collected.ts';
import type { Core } from '../ground/core.ts';
import { operator } from './operator.ts';
import { namedMailboxes } from './policy.ts';
import { noteAction } from './steps/note-action.ts';

/** Logs which administrators the settings name since the last start, and which they no longer name. */
export async function noteNamed(core: Pick<Core, 'db' | 'adminEmails'>): Promise<void> {
  const named = namedMailboxes(core);
  await core.db.transaction().execute(async (tx) => {
    // Of several servers that start at once one logs the change.
    await sql`lock table named_administrators in share row exclusive mode`.execute(tx);
    const { rows: added } = await sql<{ mailbox: string }>`
      insert into named_administrators (mailbox) select distinct unnest(${named}::text[])
      on conflict do nothing returning mailbox`.execute(tx);
    const { rows: removed } = await sql<{ mailbox: string }>`
      delete from named_administrators where mailbox <> all (${named}::text[]) returning mailbox`.execute(tx);
    const changes: [DeskAction, string][] = [
      ...removed.map(({ mailbox }): [DeskAction, string] => ['administrator.removed', mailbox]),
      ...added.map(({ mailbox }): [DeskAction, string] => ['administrator.named', mailbox]),
    ];
    for (const [action, mailbox] of changes) {
      const account = await tx
        .selectFrom('accounts')
        .select('id')
        .where('delivered', '=', mailbox)
        .executeTakeFirst();
      // The log outlives an account: it has the number of one, and of an address without one no more than its host.
      await noteAction(tx, operator, {
        action,
        ...(account ? { subjectId: account.id } : { detail: `…@${mailbox.split('@').at(-1)}` }),
      });
    }
  });
}
