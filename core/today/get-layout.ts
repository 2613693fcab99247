import { sql } from 'kysely';
import type { AgedModule, LayoutBody } from '#contract/today/layout-calls.ts';
import { gathered } from '#db/gathered.ts';
import { mayAdminister } from '../administration/policy.ts';
import { unreadConversationsOf } from '../conversations/unread-count.ts';
import { indianWeek } from '../deadlines/working-days.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Standing } from '../ground/standing.ts';
import { unreadNotificationsOf } from '../notifications/count-unread.ts';
import { countTurns } from './count-turns.ts';

/** One query for all but the steps: every page of a member begins with it. */
const select = gathered((db, accountId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .leftJoin('avatars', 'avatars.account_id', 'accounts.id')
    .leftJoin('standings', 'standings.account_id', 'accounts.id')
    .select([
      sql<string>`coalesce(nullif(profiles.name, ''), nullif(accounts.name, ''), accounts.email)`.as('name'),
      sql<string>`coalesce(avatars.id, '')`.as('avatarId'),
      sql<string>`coalesce(standings.zone, ${indianWeek.zone})`.as('zone'),
      unreadNotificationsOf(accountId).as('unread'),
      unreadConversationsOf(accountId).as('unreadConversations'),
    ])
    .where('accounts.id', '=', accountId),
);

/** The data of the layout around every page of the member: who they are, and how much waits for them. */
export async function getLayout(core: Core, member: Member): Promise<LayoutBody> {
  const [[found], turns] = await Promise.all([select(core.db, member.id), countTurns(core, member)]);
  const { account, standing } = member;
  const further: LayoutBody['places'] = mayAdminister(core, member, 'any') ? ['desk'] : [];
  // The account is being deleted at this moment.
  const gone = {
    name: account.name || account.email,
    avatarId: '',
    unread: 0,
    unreadConversations: 0,
    zone: indianWeek.zone,
  };
  const opensOn = standing.age === 'adult' ? '' : (standing.adultOn ?? '');
  return { $id: member.id, ...(found ?? gone), turns, places: further, rooms: modulesOf(standing), opensOn };
}

/**
 * A suspended member has one page, which leads to the agreements they have signed. A member of unknown age is led to
 * the pages, and each page asks for the age.
 */
function modulesOf({ age, isSuspended }: Standing): AgedModule[] {
  if (isSuspended || age === 'waiting') return [];
  if (age === 'minor') return ['saved', 'profile'];
  return ['find', 'projects', 'messages', 'profile', 'agreements', 'verification'];
}
