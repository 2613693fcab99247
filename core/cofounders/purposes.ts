import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  IntroductionAsk,
  IntroductionPurposes,
  IntroductionShownOf,
  IntroductionShownPart,
} from '../ground/introduction-purpose.ts';
import { seerOf } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { findFacts } from './find-facts.ts';
import { isMatch } from './find-matches.ts';
import { findOwnSide } from './find-own-side.ts';
import { findProject } from './find-project.ts';
import { rowOf } from './row.ts';

/** A member who asks to begin together stands in the list of the other, and the other in theirs. */
export const cofounderPurposes: IntroductionPurposes = {
  begin_together: { requireAsk, findShown },
};

/** @throws Refusal `cofounder_search_off`, `cofounder_not_fitting` */
async function requireAsk(tx: Tx, { askerId, to }: IntroductionAsk): Promise<void> {
  const me = await findOwnSide(tx, askerId);
  if (!me || (await isLacking(tx, askerId))) throw new Refusal('cofounder_search_off');
  if (to.kind !== 'member' || (await isLacking(tx, to.accountId))) throw new Refusal('cofounder_not_fitting');
  if (!(await isMatch(tx, me, seerOf(askerId), to.accountId))) throw new Refusal('cofounder_not_fitting');
}

/** A mark or a profile that has gone a moment ago, before the list knows it. Introductions say that a member is away. */
async function isLacking(tx: Tx, accountId: string): Promise<boolean> {
  return (await findFacts(tx, accountId)).lacks.some((lack) => lack !== 'away');
}

/** The asker's search, without its criteria. */
async function findShown(
  db: Db,
  { askerId }: IntroductionShownOf,
): Promise<readonly IntroductionShownPart[] | null> {
  const found = await db
    .selectFrom('cofounder_searches')
    .select(['said', 'proposed'])
    .where('account_id', '=', askerId)
    .where('state', 'in', ['on', 'paused'])
    .where('opened_at', 'is not', null)
    .where('pause', '<>', 'case')
    .executeTakeFirst();
  if (!found) return null;
  const { said } = rowOf(found);
  const project = await findProject(db, askerId, said.projectId);
  const parts: IntroductionShownPart[] = [
    { name: 'begin', text: said.begin, values: [] },
    { name: 'bring', text: said.bring, values: [] },
    { name: 'project', text: project?.line ?? '', values: [] },
    { name: 'stage', text: project?.stage ?? '', values: [] },
    { name: 'sectors', text: '', values: project?.sectors ?? said.sectors },
    { name: 'mode', text: '', values: said.mode === 'Both' ? ['On site', 'Remote'] : [said.mode] },
  ];
  return parts.filter(({ text, values }) => text !== '' || values.length > 0);
}
