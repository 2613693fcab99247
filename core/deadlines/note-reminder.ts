import type { Core } from '../ground/core.ts';

/** Records that the mail server has taken a reminder. It does not count if its recipient no longer owes the step. */
export async function noteReminder(
  { db }: Pick<Core, 'db'>,
  deadlineId: string,
  accountId?: string,
): Promise<void> {
  await db
    .insertInto('clock_reminders')
    .columns(['clock_id'])
    .expression((from) =>
      from
        .selectFrom('clocks')
        .select('id')
        .where('id', '=', deadlineId)
        .$if(accountId !== undefined, (query) => query.where('owed_by', '=', accountId ?? '')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
