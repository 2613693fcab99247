import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';

export const consentRepeats: Repeat[] = [
  {
    // With the version of the text to which the consent was given.
    kind: 'consent',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`insert into consents (account_id, document, version, language, words_hash, given, given_by, created_at)
            select latest.account_id, latest.document, latest.version, latest.language, latest.words_hash, false, latest.given_by, ended.at
            from ${ended} join lateral (
              select * from consents
              where account_id = ended.subject and document = ended.object order by id desc limit 1
            ) as latest on latest.given and latest.created_at < ended.at`,
      ),
  },
];
