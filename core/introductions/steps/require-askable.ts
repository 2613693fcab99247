import { sql } from 'kysely';
import { type IntroductionPurpose, introductionPurposeRules } from '#contract/collected.ts';
import { type IntroductionShownKind, showsOf } from '#contract/ground/introduction-purpose.ts';
import { findAnswering } from '../../applications/find-answering.ts';
import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import { holdSender } from '../../conversations/steps/hold-sender.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import {
  type IntroductionAsk,
  type IntroductionTo,
  introductionPurposeOf,
} from '../../ground/introduction-purpose.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isShownToOthers } from '../../projects/is-seen-by.ts';
import { refuseOffers } from '../../screening/refuse-offers.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';
import type { Receiver } from '../row.ts';
import { holdSides } from './hold-sides.ts';

export type Wanted = {
  to: Receiver;
  purpose: IntroductionPurpose;
  shown: IntroductionShownKind;
  /** The asker's own project that is shown; empty without one. */
  projectSlug: string;
  note: string;
};

/** `answererId` is the member who owes the answer: of a project an owner who is there. `awayUntil` is null unless they are away. */
export type Askable = { ask: IntroductionAsk; answererId: string; awayUntil: string | null };

/**
 * Both sides of a request, held until the transaction ends, after everything that does not depend on other requests.
 * @throws Refusal `nothing_offered`, `introduction_purpose`, `introduction_own`, `introduction_not_verified`, `introduction_gone`, `introduction_shown`;
 * each of `holdSender` and of the purpose
 */
export async function requireAskable(tx: Tx, member: Member, wanted: Wanted): Promise<Askable> {
  const { purpose, shown, note } = wanted;
  refuseOffers({ note });
  const rule = introductionPurposeRules[purpose];
  const ofModule = introductionPurposeOf(purpose);
  if (!ofModule || !rule.to.includes(wanted.to.kind)) throw new Refusal('introduction_purpose');
  const to = await holdSides(tx, {
    askerId: member.id,
    to: wanted.to,
    shownSlug: shown === 'project' ? wanted.projectSlug : '',
  });
  await holdSender(tx, member);
  if (isOwn(to, member.id)) throw new Refusal('introduction_own');
  if (!(await hasMark(tx, member.id))) throw new Refusal('introduction_not_verified');
  const found = await findAnswerer(tx, member, to);
  if (!showsOf(rule, to.kind).includes(shown)) throw new Refusal('introduction_shown', { param: 'shown' });
  const projectId = shown === 'project' ? await findOwned(tx, member.id, wanted.projectSlug) : null;
  const ask = { askerId: member.id, to, shown: { kind: shown, projectId }, note };
  await ofModule.requireAsk(tx, ask);
  return { ask, ...found };
}

function isOwn(to: IntroductionTo, accountId: string): boolean {
  return to.kind === 'member' ? to.accountId === accountId : to.ownerIds.includes(accountId);
}

async function hasMark(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isVerified(sql`${accountId}`)} as is`.execute(tx);
  return rows[0]?.is === true;
}

/** The member asked, or an owner who is there. To the asker a block reads as every other absence. */
async function findAnswerer(
  tx: Tx,
  member: Member,
  to: IntroductionTo,
): Promise<Pick<Askable, 'answererId' | 'awayUntil'>> {
  if (to.kind === 'project') {
    const shown = await tx
      .selectFrom('projects')
      .select('id')
      .where('id', '=', to.projectId)
      .where(isShownToOthers)
      .executeTakeFirst();
    const { accountId, awayUntil } = await findAnswering(tx, to.projectId, member.id);
    if (!shown || !accountId) throw new Refusal('introduction_gone');
    return { answererId: accountId, awayUntil };
  }
  const isThere = (await holdStanding(tx, to.accountId))?.isSeen === true;
  const person = await tx
    .selectFrom('people')
    .leftJoin('standings', 'standings.account_id', 'people.account_id')
    .select('listed')
    .select(
      sql<string | null>`case when people.away_until >= (now() at time zone standings.zone)::date
        then people.away_until::text end`.as('away_until'),
    )
    .where('people.account_id', '=', to.accountId)
    .executeTakeFirst();
  if (!isThere || !person?.listed || (await isBlockedBetween(tx, member.id, to.accountId)))
    throw new Refusal('introduction_gone');
  return { answererId: to.accountId, awayUntil: person.away_until };
}

/** A draft or published project that the member owns. */
async function findOwned(tx: Tx, accountId: string, slug: string): Promise<string> {
  const seat = await tx
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select('projects.id')
    .where('projects.slug', '=', slug)
    .where('projects.state', 'in', ['draft', 'published'])
    .where('project_members.account_id', '=', accountId)
    .where('project_members.is_owner', '=', true)
    .executeTakeFirst();
  if (!seat) throw new Refusal('introduction_shown', { param: 'projectSlug' });
  return seat.id;
}
