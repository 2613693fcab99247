import { type IntroductionPurpose, introductionPurposeRules } from '#contract/collected.ts';
import type { AnswerOf } from '#contract/ground/call.ts';
import { showsOf } from '#contract/ground/introduction-purpose.ts';
import type { getIntroductionStart as call } from '#contract/introductions/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Address, type Found, findReceiver } from './find-receiver.ts';
import { findCounter } from './steps/find-counter.ts';
import { requireAskable } from './steps/require-askable.ts';
import { requireRoomFor } from './steps/require-room.ts';

type StartBody = AnswerOf<typeof call>;
type Bar = Pick<StartBody, 'bar' | 'barOn' | 'barSeconds' | 'isAskedBack'>;

/**
 * Whom a request would ask and what it can show. `bar` is the refusal that it would get now, so that no note is written in vain.
 * @throws Refusal `introduction_receiver_unknown`, `introduction_purpose`
 */
export async function getIntroductionStart(
  core: Core,
  member: Member,
  { purpose, ...address }: Address & { purpose: IntroductionPurpose },
): Promise<StartBody> {
  const rule = introductionPurposeRules[purpose];
  const found = await findReceiver(core, member, address);
  if (!rule.to.includes(found.to.kind)) throw new Refusal('introduction_purpose');
  const all = showsOf(rule, found.to.kind);
  const [projects, waiting] = await Promise.all([
    all.includes('project') ? findOwned(core, member.id) : [],
    findWaiting(core, member.id, found),
  ]);
  const shows = all.filter((shown) => shown !== 'project' || projects.length > 0);
  const [shown = all[0] ?? 'project'] = shows;
  const projectSlug = projects[0]?.slug ?? '';
  const bar = await core.db
    .transaction()
    .execute((tx) => tryToAsk(tx, member, { to: found.to, purpose, shown, projectSlug, note: '' }));
  const { name, handle, slug } = found;
  return { purpose, name, handle, slug, shows: [...shows], projects, waitingId: waiting?.id ?? '', ...bar };
}

async function tryToAsk(tx: Tx, member: Member, wanted: Parameters<typeof requireAskable>[2]): Promise<Bar> {
  const none = { bar: '', barOn: '', barSeconds: 0, isAskedBack: false };
  try {
    const { ask, awayUntil } = await requireAskable(tx, member, wanted);
    if (await findCounter(tx, wanted.purpose, ask)) return { ...none, isAskedBack: true };
    await requireRoomFor(tx, ask, awayUntil);
    return none;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { on = '', seconds = 0 } = error.values;
    return { ...none, bar: error.code, barOn: on, barSeconds: seconds };
  }
}

function findOwned({ db }: Core, accountId: string) {
  return db
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select(['projects.slug', 'projects.name'])
    .where('project_members.account_id', '=', accountId)
    .where('project_members.is_owner', '=', true)
    .where('projects.state', 'in', ['draft', 'published'])
    .orderBy('projects.sequence', 'desc')
    .execute();
}

function findWaiting({ db }: Core, accountId: string, { to }: Found) {
  return db
    .selectFrom('introductions')
    .select('id')
    .where('asker_id', '=', accountId)
    .where('state', '=', 'asked')
    .$if(to.kind === 'member', (query) =>
      query.where('asked_id', '=', to.kind === 'member' ? to.accountId : ''),
    )
    .$if(to.kind === 'project', (query) =>
      query.where('project_id', '=', to.kind === 'project' ? to.projectId : ''),
    )
    .executeTakeFirst();
}
