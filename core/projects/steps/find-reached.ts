import { sql } from 'kysely';
import { mailboxOf } from '#rules/checks/email.ts';
import { atAddress, exact } from '../../accounts/at-address.ts';
import { holdUnblocked } from '../../blocks/steps/hold-unblocked.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { invitedTeamRow, type TeamId } from '../../ground/invited-team.ts';
import { handleOf } from '../../ground/secrets.ts';
import type { Target } from '../invitation-target.ts';

/** Invitations that one mailbox may get in this many days, over all teams. */
const most = { perMailbox: 3, days: 30 };

export type Reached = { accountId: string | null; email: string };

/**
 * Finds whom an invitation reaches: visible adults (by handle only those with a page) and addresses without an account; no
 * team member, no one who refuses invitations or has a block with the inviter, and no mailbox over its limit.
 */
export async function findReached(
  core: Core,
  tx: Tx,
  { team, invitedBy, to }: { team: TeamId; invitedBy: string; to: Target },
): Promise<Reached | null> {
  const found = 'handle' in to ? await byHandle(tx, to.handle) : await byEmail(tx, to.email);
  if (!found) return null;
  const [isApart, refused, few, isInTeam] = [
    found.accountId !== null && !(await holdUnblocked(tx, invitedBy, found.accountId)),
    await hasRefused(core, tx, found.email),
    await hasHadFew(tx, mailboxOf(found.email)),
    found.accountId !== null && (await isOfTeam(tx, team, found.accountId)),
  ];
  return isApart || refused || !few || isInTeam ? null : found;
}

async function byHandle(tx: Tx, handle: string): Promise<Reached | null> {
  const found = await tx
    .selectFrom('handles')
    .innerJoin('people', 'people.account_id', 'handles.account_id')
    .innerJoin('accounts', 'accounts.id', 'handles.account_id')
    .select(['accounts.id as accountId', 'accounts.email'])
    .where('handles.handle', '=', handle)
    .where('handles.is_current', '=', true)
    .where('people.listed', '=', true)
    .executeTakeFirst();
  return found ?? null;
}

async function byEmail(tx: Tx, email: string): Promise<Reached | null> {
  const account = await tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.email_verified_at'])
    .select(sql<boolean>`standings.seen_from <= now()`.as('is_seen'))
    .where((row) => atAddress(email)(row as never))
    .orderBy((row) => exact(email)(row as never))
    .limit(1)
    .executeTakeFirst();
  if (!account) return { accountId: null, email };
  return account.is_seen && account.email_verified_at
    ? { accountId: account.id, email: account.email }
    : null;
}

export async function hasRefused(core: Core, tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('invitation_refusals')
    .select('mailbox_hash')
    .where('mailbox_hash', '=', handleOf(core.key, email))
    .executeTakeFirst();
  return found !== undefined;
}

async function hasHadFew(tx: Tx, mailbox: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations to ${mailbox}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('project_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('mailbox', '=', mailbox)
    .where('sent_at', '>', sql<Date>`now() - make_interval(days => ${most.days})`)
    .executeTakeFirstOrThrow();
  return count < most.perMailbox;
}

async function isOfTeam(tx: Tx, { id }: TeamId, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom(invitedTeamRow(sql<string>`${id}::text`, accountId).as('team'))
    .select('team.is_in')
    .executeTakeFirst();
  return found?.is_in ?? false;
}
