import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

/** A session with a renewed secret ends too, because the backup knows its former secret. */
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
