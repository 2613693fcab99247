import { sessionLimits as limits } from './session-limits.ts';

/** The states of a session, from the request on. */
export const sessionStates = [
  'asked',
  'confirmed',
  'took_place',
  'not_held',
  'no_show',
  'declined',
  'withdrawn',
  'lapsed',
  'cancelled',
  'released',
] as const;
export type SessionState = (typeof sessionStates)[number];

export const sides = ['mentor', 'mentee'] as const;
export type Side = (typeof sides)[number];

export const claimStates = ['', 'open', 'contested', 'accepted', 'overturned'] as const;
export type ClaimState = (typeof claimStates)[number];

/** The answers to "Did it take place?". */
export const meetingAnswers = ['yes', 'other_absent', 'own_absence', 'otherwise'] as const;
export type MeetingAnswer = (typeof meetingAnswers)[number];

export type SessionFacts = {
  state: SessionState;
  startsAt: Date;
  endsAt: Date;
  moved: Record<Side, boolean>;
  offeredBy: Side | null;
  said: Record<Side, MeetingAnswer | ''>;
  noShow: Side | null;
  claim: ClaimState;
  settledAt: Date | null;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function otherSide(side: Side): Side {
  return side === 'mentor' ? 'mentee' : 'mentor';
}

/** The mentor answers a request until it begins. */
export function mayAnswer({ state, startsAt }: SessionFacts, side: Side, now: Date): boolean {
  return state === 'asked' && side === 'mentor' && now < startsAt;
}

export function mayWithdraw({ state }: SessionFacts, side: Side): boolean {
  return state === 'asked' && side === 'mentee';
}

export function mayCancel({ state, startsAt }: SessionFacts, now: Date): boolean {
  return state === 'confirmed' && now < startsAt;
}

export function isLate({ startsAt }: Pick<SessionFacts, 'startsAt'>, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < limits.lateHours * hourMs;
}

/** Each side moves a session once, and not while another move waits. */
export function mayMove({ state, startsAt, moved, offeredBy }: SessionFacts, side: Side, now: Date): boolean {
  if (state !== 'confirmed' || moved[side] || offeredBy !== null) return false;
  return startsAt.getTime() - now.getTime() >= limits.moveHours * hourMs;
}

export function mayAnswerMove({ state, startsAt, offeredBy }: SessionFacts, side: Side, now: Date): boolean {
  return state === 'confirmed' && offeredBy === otherSide(side) && now < startsAt;
}

/** The side that offers other times takes them back. */
export function mayTakeMoveBack({ state, offeredBy }: SessionFacts, side: Side): boolean {
  return state === 'confirmed' && offeredBy === side;
}

/** Where they meet can be changed until the start. */
export function mayChangeLocation({ state, startsAt }: SessionFacts, side: Side, now: Date): boolean {
  return state === 'confirmed' && side === 'mentor' && now < startsAt;
}

/** The time in which both are asked whether it took place. */
function isAskedAt({ state, endsAt, claim }: SessionFacts, now: Date): boolean {
  const until = endsAt.getTime() + limits.claimHours * hourMs;
  return state === 'confirmed' && claim !== 'contested' && now.getTime() < until;
}

/** The answers that a side can give now. */
export function answersOpen(session: SessionFacts, side: Side, now: Date): MeetingAnswer[] {
  if (!isAskedAt(session, now) || session.said[side] !== '' || session.claim !== '') return [];
  const isOver = now >= session.endsAt;
  const isClaimable = now.getTime() >= session.startsAt.getTime() + limits.claimAfterMinutes * minuteMs;
  return meetingAnswers.filter((answer) => {
    if (answer === 'other_absent') return isClaimable;
    if (answer === 'own_absence') return now >= session.startsAt;
    return isOver;
  });
}

/** A side that did not come, as a claim says, accepts or contests it. */
export function mayAnswerClaim({ state, claim, noShow }: SessionFacts, side: Side): boolean {
  return state === 'confirmed' && claim === 'open' && noShow === side;
}

/** An accepted claim is appealed once. */
export function mayAppeal({ state, claim, noShow, settledAt }: SessionFacts, side: Side, now: Date): boolean {
  if (state !== 'no_show' || claim !== 'accepted' || noShow !== side || !settledAt) return false;
  return now.getTime() - settledAt.getTime() < limits.appealDays * dayMs;
}

/** How a session without a claim stands 48 hours after its end. */
export function outcomeOf({ said }: Pick<SessionFacts, 'said'>): 'took_place' | 'not_held' {
  return said.mentor === 'yes' || said.mentee === 'yes' ? 'took_place' : 'not_held';
}

/** With a mentee under 18 both write on the page of the session, from the yes until 14 days after its end. */
export function mayWrite({ state, endsAt }: SessionFacts, now: Date): boolean {
  const until = endsAt.getTime() + limits.conversationDays * dayMs;
  return ['confirmed', 'took_place', 'not_held', 'no_show'].includes(state) && now.getTime() < until;
}

/** Notes and next steps are written from the yes on, as long as the session is kept. */
export function mayNote({ state }: SessionFacts): boolean {
  return ['confirmed', 'took_place', 'not_held', 'no_show'].includes(state);
}
