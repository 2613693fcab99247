import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';

type Field = 'headline' | 'about' | 'links' | 'work';

const columns = { headline: 'headline', about: 'about', links: 'links', work: 'past_work' } as const;
const empty = {
  headline: sql`''`,
  about: sql`''`,
  links: sql`'{}'::text[]`,
  work: sql`'[]'::jsonb`,
} as const;

/** Empties one text of a profile by an administrator's decision. Its member may write another one. */
export async function emptyField(tx: Tx, accountId: string, field: Field): Promise<void> {
  if (field === 'work')
    await sql`update people set hidden_work = past_work
      where account_id = ${accountId} and past_work <> '[]'::jsonb`.execute(tx);
  await write(tx, accountId, { field, value: empty[field] });
}

/** Restores a sealed headline, text or list of links, or the past work as it was, unless the member has written another one. */
export async function fillField(
  tx: Tx,
  accountId: string,
  { field, text }: { field: Field; text: string },
): Promise<void> {
  if (field === 'work') return fillWork(tx, accountId);
  const value = field === 'links' ? sql`${text.split('\n')}::text[]` : sql`${text}`;
  await write(tx, accountId, { field, value, whileIs: empty[field] });
}

async function fillWork(tx: Tx, accountId: string): Promise<void> {
  const value = sql`coalesce(hidden_work, past_work)`;
  await write(tx, accountId, { field: 'work', value, whileIs: empty.work });
  await sql`update people set hidden_work = null where account_id = ${accountId}`.execute(tx);
}

type Written = { field: Field; value: ReturnType<typeof sql>; whileIs?: ReturnType<typeof sql> };

async function write(tx: Tx, accountId: string, { field, value, whileIs }: Written): Promise<void> {
  const column = sql.ref(columns[field]);
  const still = whileIs ? sql`and ${column} = ${whileIs}` : sql``;
  await sql`update people set ${column} = ${value}, version = version + 1, updated_at = now()
    where account_id = ${accountId} ${still}`.execute(tx);
  await record(tx, { name: 'people.changed', accountId });
}
