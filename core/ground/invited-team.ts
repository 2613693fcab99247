import { type RawBuilder, sql } from 'kysely';
import type { NotificationKind, RefusalCode } from '#contract/collected.ts';
import type { Tx } from './events.ts';

/** A team of a kind, such as `project`; the ids of all kinds are from one sequence, so each names one team. */
export type TeamId = { kind: string; id: string };

/** A member who joins by an invitation. Which of these facts count depends on the kind of the team. */
export type Joining = {
  teamId: string;
  accountId: string;
  title: string;
  roles: readonly string[];
  asOwner: boolean;
};

/** A kind of team whose members come by invitation. */
export type InvitedTeam = {
  kind: string;
  /**
   * The row of the team with this id: `name`, `slug`, `line`, `is_open` for new members, and `is_public` where everyone may
   * know it; `is_in` says whether the account is in it already.
   */
  row(id: RawBuilder<string>, accountId: RawBuilder<string>): RawBuilder<unknown>;
  /** Locks the team until the transaction ends. */
  hold(tx: Tx, teamId: string): Promise<unknown>;
  /** Adds an adult to the held team, or resolves to the refusal that keeps them out. */
  join(tx: Tx, joining: Joining): Promise<RefusalCode | null>;
  /** The page of the team for its members. */
  path(slug: string): string;
  /** The notification to the inviter of a member who declined. Its subject is the team. */
  declined: NotificationKind;
};

let teams: readonly InvitedTeam[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowInvitedTeams(declared: readonly InvitedTeam[]): void {
  teams = declared;
}

export function invitedTeam(kind: string): InvitedTeam {
  const found = known().find((one) => one.kind === kind);
  if (!found) throw new Error(`No module declares the kind of team ${kind}.`);
  return found;
}

export type TeamRow = {
  name: string;
  slug: string;
  line: string;
  is_open: boolean;
  is_public: boolean;
  is_in: boolean;
};

/** The team with this id, whichever module has it, as one account sees it. It stands in a lateral join. */
export function invitedTeamRow(id: RawBuilder<string>, accountId: string): RawBuilder<TeamRow> {
  const rows = known().map((team) => sql`(${team.row(id, sql<string>`${accountId}::text`)})`);
  return sql<TeamRow>`(${sql.join(rows, sql` union all `)})`;
}

function known(): readonly InvitedTeam[] {
  if (!teams) throw new Error('Call createCore before anyone is invited.');
  return teams;
}
