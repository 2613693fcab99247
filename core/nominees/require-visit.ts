import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame } from '../ground/secrets.ts';
import { visitSecretOf } from './secrets.ts';

export type VisitKeys = { visitId: string; secret: string };
export type Visit = { email: string; mailbox: string; until: Date };

/** The visit of a person who has typed the code within the hour. @throws Refusal `nominee_visit_over` */
export async function requireVisit(core: Core, { visitId, secret }: VisitKeys): Promise<Visit> {
  if (!isSame(secret, visitSecretOf(core, visitId))) throw new Refusal('nominee_visit_over');
  const found = await core.db
    .selectFrom('nominee_visits')
    .select(['email', 'mailbox', 'until'])
    .where('id', '=', visitId)
    .where('until', '>', now)
    .executeTakeFirst();
  if (!found?.until) throw new Refusal('nominee_visit_over');
  return { ...found, until: found.until };
}
