import type { Db } from '#db/connect.ts';

/** Every step of an account, the newest first. */
export function consentsOf(db: Db, accountId: string) {
  return db
    .selectFrom('consents')
    .select([
      'id',
      'document',
      'version',
      'language',
      'words_hash',
      'given',
      'detail',
      'given_by',
      'created_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

export type ConsentRow = Awaited<ReturnType<typeof consentsOf>>[number];
