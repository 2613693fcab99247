import type { IntroductionReceiver } from '#contract/ground/introduction-purpose.ts';
import { type InterestPurpose, interestPurposes } from '#contract/interests/limits.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  IntroductionAsk,
  IntroductionPurposeOfModule,
  IntroductionPurposes,
  IntroductionShownOf,
  IntroductionShownPart,
} from '../ground/introduction-purpose.ts';
import { Refusal } from '../ground/refusal.ts';
import { verifiedKinds } from '../verifications/verified-kinds.ts';
import { findMarks, fitsMarks } from './find-marks.ts';
import { presentInterests } from './present.ts';
import { holdAskers } from './steps/hold-askers.ts';

/** How members with interests and owners of projects ask each other for introductions. */
export const purposesOfInterests: IntroductionPurposes = Object.fromEntries(
  interestPurposes.map((purpose): [InterestPurpose, IntroductionPurposeOfModule] => [
    purpose,
    {
      requireAsk: (tx, ask) => requireAsk(tx, purpose, ask),
      hasMark: (tx, asked) => hasMark(tx, purpose, asked),
      hasAskedMark: async (tx, askedId) => fitsMarks(purpose, await findMarks(tx, askedId)),
      findShown,
    },
  ]),
);

/**
 * @throws Refusal `introduction_mark_unfit`; `introductions_closed` where the owners or the
 * member take no such request; `interests_missing`; `promise_missing`
 */
async function requireAsk(tx: Tx, purpose: InterestPurpose, ask: IntroductionAsk): Promise<void> {
  const { askerId, to } = ask;
  if (to.kind === 'member') return requireOpenMember(tx, purpose, to.accountId);
  const marks = await findMarks(tx, askerId);
  if (!fitsMarks(purpose, marks)) throw new Refusal('introduction_mark_unfit');
  const askers = await holdAskers(tx, to.projectId);
  const allowed = marks.filter((mark) => askers.includes(mark));
  if (!fitsMarks(purpose, allowed)) throw new Refusal('introductions_closed');
  await requireInterests(tx, askerId);
}

/** A request to a project needs a mark for its purpose in force; an owner who asks a member needs any mark. */
async function hasMark(
  tx: Tx,
  purpose: InterestPurpose,
  { askerId, toKind }: { askerId: string; toKind: IntroductionReceiver },
): Promise<boolean> {
  if (toKind === 'project') return fitsMarks(purpose, await findMarks(tx, askerId));
  return ((await verifiedKinds(tx, [askerId])).get(askerId) ?? []).length > 0;
}

/** The member has a mark for the purpose and is open to it; neither changes until the transaction ends. */
async function requireOpenMember(tx: Tx, purpose: InterestPurpose, accountId: string): Promise<void> {
  const open = await tx
    .selectFrom('interests')
    .select('open_for')
    .where('account_id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  const isOpen = open?.open_for.includes(purpose) && fitsMarks(purpose, await findMarks(tx, accountId));
  if (!isOpen) throw new Refusal('introductions_closed');
}

async function requireInterests(tx: Tx, accountId: string): Promise<void> {
  const said = await tx
    .selectFrom('interests')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  if (!said) throw new Refusal('interests_missing');
  const promised = await tx
    .selectFrom('introduction_promises')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!promised) throw new Refusal('promise_missing');
}

async function findShown(db: Db, { askerId }: IntroductionShownOf): Promise<IntroductionShownPart[] | null> {
  const row = await db
    .selectFrom('interests')
    .select(['sectors', 'stages', 'districts', 'gives', 'about'])
    .where('account_id', '=', askerId)
    .executeTakeFirst();
  if (!row) return null;
  const { about, ...lists } = presentInterests(row);
  const parts: IntroductionShownPart[] = [
    ...Object.entries(lists).map(([name, values]) => ({ name, text: '', values })),
    { name: 'about', text: about, values: [] },
  ];
  return parts.filter(({ text, values }) => text !== '' || values.length > 0);
}
