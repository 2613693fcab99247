import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Days in which a command that is sent again gets its first answer; later it is refused, since its basis has moved. */
const repeatDays = 7;

/** Deletes the keys that recognise repeated commands after `repeatDays`, since they hold hashes of members' words. */
export async function forgetCommands({ db }: Pick<Core, 'db'>): Promise<void> {
  await sql`
    delete from agreement_commands using agreement_entries as entry
    where entry.agreement_id = agreement_commands.agreement_id and entry.sequence = agreement_commands.sequence
      and entry.at < now() - make_interval(days => ${repeatDays})`.execute(db);
}
