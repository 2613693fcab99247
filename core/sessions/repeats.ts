import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

/** A session whose secret was renewed ends as well: of its secrets the backup knows the former one. */
export const sessionRepeats: Repeat[] = [
  {
    kind: 'session',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`delete from sessions using ${ended}
            where id = ended.subject and (ended.until is null or updated_at < ended.until)`,
      ),
  },
];
