import type { Core } from '../ground/core.ts';

/** The mail server has taken a reminder of a clock. */
export async function noteReminder({ db }: Pick<Core, 'db'>, clockId: string): Promise<void> {
  await db
    .insertInto('clock_reminders')
    .columns(['clock_id'])
    .expression((from) => from.selectFrom('clocks').select('id').where('id', '=', clockId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
