import { sql } from 'kysely';
import type { AskedRight } from '#contract/ground/staff-rights.ts';
import { readEmail } from '#rules/checks/email.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { idPattern } from '../ground/ids.ts';
import { isKeptQuiet } from './kept-quiet.ts';

/** Ids and addresses that one answer can name. */
const most = 2000;

/**
 * Notes for each member whom an answer to staff names, by id or address, that staff with this right saw data of theirs on this day.
 * It looks at the answer itself, so no page of the desk can forget it.
 */
export async function noteLooks(
  { db }: Pick<Core, 'db'>,
  staff: Member,
  right: AskedRight,
  answer: unknown,
): Promise<void> {
  const { ids, emails } = namedIn(answer);
  if (ids.size + emails.size === 0) return;
  await sql`
    insert into staff_looks as look (account_id, day, role, is_quiet)
    select accounts.id, (now() at time zone coalesce(standings.zone, 'Asia/Kolkata'))::date, ${right}::text,
      ${isKeptQuiet(sql`accounts.id`, sql`${right}::text`)}
    from accounts left join standings on standings.account_id = accounts.id
    where (accounts.id = any (${[...ids]}::text[]) or lower(accounts.email) = any (${[...emails]}::text[]))
      and accounts.id <> ${staff.id}
    order by accounts.id
    on conflict (account_id, day, role) do update set is_quiet = look.is_quiet and excluded.is_quiet
      where look.is_quiet and not excluded.is_quiet`.execute(db);
}

type Named = { ids: Set<string>; emails: Set<string> };

/** Each id, under whatever name, and each address that stands in an answer alone. */
export function namedIn(
  answer: unknown,
  key = '',
  found: Named = { ids: new Set(), emails: new Set() },
): Named {
  if (found.ids.size + found.emails.size >= most) return found;
  if (typeof answer === 'string') {
    if (answer.includes('@') && answer.length <= 320) {
      const email = readEmail(answer);
      if (email) found.emails.add(email.toLowerCase());
    } else if (/ids?$/i.test(key) && idPattern.test(answer)) found.ids.add(answer);
  } else if (Array.isArray(answer)) for (const one of answer) namedIn(one, key, found);
  else if (isRecord(answer)) for (const [name, one] of Object.entries(answer)) namedIn(one, name, found);
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
