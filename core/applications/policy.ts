import { type SqlBool, sql } from 'kysely';
import type { OpportunityState } from '#contract/opportunity-limits.ts';
import type { Acquaintance } from '../ground/acquaintance.ts';
import type { ApplicationRow } from './row.ts';

type Stands = Pick<
  ApplicationRow,
  'stage' | 'ended_at' | 'aside_at' | 'asked_terms' | 'decline_at' | 'opened_at'
>;
type Place = { state: OpportunityState; is_over: boolean };

export function isOpen({ ended_at: endedAt }: Pick<Stands, 'ended_at'>): boolean {
  return endedAt === null;
}

/** Until somebody has opened it. */
export function mayEdit(one: Stands): boolean {
  return isOpen(one) && one.stage === 'submitted' && one.opened_at === null;
}

export function mayWithdraw(one: Stands): boolean {
  return isOpen(one);
}

/** What was set aside comes back until the closing day. */
export function mayConfirm(one: Stands, place: Place): boolean {
  if (!isOpen(one) || one.asked_terms === null) return false;
  return one.aside_at === null || mayBringBack(place);
}

export function mayBringBack({ state, is_over: isOver }: Place): boolean {
  return ['live', 'paused'].includes(state) && !isOver;
}

/** A decline that is not told yet has raised the version, which only owners know. */
export function versionToldOf({
  version,
  decline_at: declineAt,
}: Pick<ApplicationRow, 'version' | 'decline_at'>) {
  return declineAt ? version - 1 : version;
}

/** A decline that is not told yet may be undone; nothing else is decided meanwhile. */
function isDecidable(one: Stands): boolean {
  return isOpen(one) && one.aside_at === null && one.decline_at === null;
}

export function mayShortlist(one: Stands): boolean {
  return isDecidable(one) && (one.stage === 'submitted' || one.stage === 'seen');
}

export function mayDecline(one: Stands): boolean {
  return isDecidable(one) && ['submitted', 'seen', 'shortlisted', 'interview'].includes(one.stage);
}

/** The place may be paused or have passed its closing day meanwhile; its seats are looked at apart. */
export function mayOffer(one: Stands, { state }: Pick<Place, 'state'>): boolean {
  const isThere = ['live', 'paused', 'expired', 'filled'].includes(state);
  return isThere && isDecidable(one) && ['submitted', 'seen', 'shortlisted', 'interview'].includes(one.stage);
}

export function mayTakeBackOffer({ stage }: Stands): boolean {
  return stage === 'offered';
}

export function mayConfirmJoining({ stage }: Stands): boolean {
  return stage === 'accepted';
}

export function mayUndo(one: Stands): boolean {
  return isOpen(one) && one.decline_at !== null;
}

/** Owners and applicants of one place know of each other. */
export const knowByApplication: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from applications join project_members using (project_id)
  where is_owner and (
    (applications.account_id = ${member.id} and project_members.account_id = ${sql.ref(person)})
    or (project_members.account_id = ${member.id} and applications.account_id = ${sql.ref(person)})
  )
)`;
