import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

type List = 'skill' | 'sector' | 'language';

/** The bits of these values of a list, made where they have none yet. A bit never gets another meaning. */
export async function bitsOf(tx: Tx, list: List, values: readonly string[]): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const find = async () => {
    const { rows } = await sql<{ value: string; bit: number }>`
      select value, bit from cofounder_bits where list = ${list} and value = any(${values}::text[])`.execute(
      tx,
    );
    return new Map(rows.map(({ value, bit }) => [value, bit]));
  };
  const found = await find();
  const missing = [...new Set(values)].filter((value) => !found.has(value));
  if (missing.length === 0) return found;
  // One at a time, so that no two values get one bit.
  await sql`select pg_advisory_xact_lock(hashtext('cofounder_bits'))`.execute(tx);
  for (const value of missing)
    await sql`
      insert into cofounder_bits (list, value, bit)
      select ${list}, ${value}, coalesce(max(bit) + 1, 0) from cofounder_bits where list = ${list}
      on conflict (list, value) do nothing`.execute(tx);
  return find();
}
