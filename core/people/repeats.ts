import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

export const peopleRepeats: Repeat[] = [
  {
    // A member who hid their profile since the backup stays hidden.
    kind: 'consent',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`update people set visibility = 'hidden', version = version + 1 from ${ended}
            where ended.object = 'visibility' and account_id = ended.subject and visibility <> 'hidden'
              and coalesce(shown_at, updated_at) < ended.at`,
      ),
  },
];
