import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

export const guardianRepeats: Repeat[] = [
  {
    kind: 'guardian',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`update guardians set confirmed = false, answered_at = ended.at, terms_version = null, reviewed_at = null
            from ${ended}
            where account_id = ended.subject and confirmed and answered_at < ended.at`,
      ),
  },
];
