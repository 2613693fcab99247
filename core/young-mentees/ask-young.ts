import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { YoungKind } from '#contract/young-mentees/limits.ts';
import { storedSkill } from '#rules/lists/skills/find.ts';
import { isLive, liveLimits, type YoungLocation } from '#rules/mentoring/live-hours.ts';
import { findInvestmentOffer } from '#rules/text/investment-offers.ts';
import { isOutsideHost } from '#rules/text/outside-hosts.ts';
import type { CopiedFile } from '../applications/copy-file.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { readAttachments } from '../mentoring/read-attachments.ts';
import { requireWithinLimits } from '../mentoring/steps/find-mentee-facts.ts';
import { holdBoth } from '../mentoring/steps/hold-accounts.ts';
import { saidOf } from '../mentors/row.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { asYoungPictures } from '../written-reviews/as-young-pictures.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireYoung } from './require-open.ts';
import { beginWithGuardian } from './steps/begin-with-guardian.ts';
import { hasThesePictures, keepPictures } from './steps/keep-pictures.ts';
import { requireFewWaiting } from './steps/require-few-waiting.ts';
import { requirePair } from './steps/require-pair.ts';

type Asked = {
  mentorId: string;
  kind: Exclude<YoungKind, 'plan'>;
  /** How the two meet in a session. */
  locationKind?: YoungLocation;
  /** Of a review; empty for a session. */
  work: ReviewedWork | '';
  topic: string;
  question: string;
  links: readonly string[];
  /** In the store already. */
  brought?: readonly CopiedFile[];
};

/**
 * Asks a mentor for a written review or a session, as a member under 18: the guardian reads it first, and the mentor
 * nothing until it is sent. The same request again is the one that waits.
 * @throws Refusal the refusals of `requireYoung`, `requirePair` and `requireWithinLimits`; `mentoring_links`,
 * `mentoring_attachments_many`, `mentoring_live_hours`, `written_review_empty`, `written_review_picture`, `written_review_work`, `written_review_offer`
 */
export async function askYoung(core: Core, member: Member, asked: Asked): Promise<YoungRequestBody> {
  const { mentorId, kind, question } = asked;
  const topic = storedSkill(asked.topic);
  const work = kind === 'review' ? asked.work : '';
  const locationKind = kind === 'session' ? (asked.locationKind ?? 'written') : 'written';
  const pictures = asYoungPictures(asked.brought ?? []);
  const links = readAttachments(asked.links, pictures.length);
  if (kind === 'session' && pictures.length > 0)
    throw new Refusal('young_session_pictures', { param: 'file' });
  if (kind === 'review' && links.length + pictures.length === 0)
    throw new Refusal('written_review_empty', { param: 'links' });
  // These hide where they lead, or lead away from what the guardian reads.
  if (links.some((link) => isOutsideHost(new URL(link).hostname))) throw new Refusal('mentoring_links');
  if (work === 'pitch' && findInvestmentOffer(question))
    throw new Refusal('written_review_offer', { param: 'question' });
  const id = await core.db.transaction().execute(async (tx) => {
    await holdBoth(tx, member.id, mentorId);
    await requireYoung(tx, await holdOwnStanding(tx, member));
    await requirePair(tx, member.id, mentorId, locationKind);
    const before = await findWaiting(tx, member.id, mentorId);
    if (
      before?.kind === kind &&
      before.work === work &&
      before.location_kind === locationKind &&
      before.topic === topic &&
      before.question === question &&
      before.links.join('\n') === links.join('\n') &&
      (await hasThesePictures(tx, before.id, pictures))
    )
      return before.id;
    if (before) throw new Refusal('mentoring_request_waits');
    await requireOffer(tx, { mentorId, kind, work, locationKind });
    await requireWithinLimits(tx, { mentorId, menteeId: member.id, startsAt: null });
    await requireFewWaiting(tx, member.id);
    const one = await beginWithGuardian(tx, {
      mentee_id: member.id,
      mentor_id: mentorId,
      kind,
      work,
      location_kind: locationKind,
      topic,
      question,
      links,
    });
    await keepPictures(tx, one.id, pictures);
    return one.id;
  });
  return getYoungRequest(core, member, id);
}

function findWaiting(tx: Tx, menteeId: string, mentorId: string) {
  return tx
    .selectFrom('young_requests')
    .select(['id', 'kind', 'work', 'location_kind', 'topic', 'question', 'links'])
    .where('mentee_id', '=', menteeId)
    .where('mentor_id', '=', mentorId)
    .where('state', 'in', ['with_guardian', 'agreed'])
    .executeTakeFirst();
}

type Wanted = Pick<Asked, 'mentorId' | 'kind' | 'work'> & { locationKind: YoungLocation };

async function requireOffer(tx: Tx, { mentorId, kind, work, locationKind }: Wanted): Promise<void> {
  const page = await tx
    .selectFrom('mentors')
    .select(['state', 'said'])
    .where('account_id', '=', mentorId)
    .executeTakeFirst();
  const said = page ? saidOf(page.said) : null;
  // Members under 18 have no mark.
  const isClosed = page?.state !== 'open' || said?.whoMayAsk === 'marked';
  if (isClosed || !said?.[kind]) throw new Refusal('young_mentor_closed');
  // The mentor may have another length by the time a slot is chosen, which is checked there.
  if (isLive(locationKind) && (said.session?.minutes ?? 0) > liveLimits.minutes)
    throw new Refusal('mentoring_live_hours');
  if (kind === 'review' && !said.review?.of.some((one) => one === work))
    throw new Refusal('written_review_work', { param: 'work' });
}
