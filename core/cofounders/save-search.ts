import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { now } from '#db/now.ts';
import { askTextReview, endTextReview } from '../administration/steps/ask-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findFacts } from './find-facts.ts';
import { findProject } from './find-project.ts';
import { mayEdit } from './policy.ts';
import { readSaid } from './read-said.ts';
import type { SearchRow } from './row.ts';
import { findingsIn } from './screened.ts';
import { showOwn } from './show-own.ts';
import { holdSearch } from './steps/hold-search.ts';
import { noteChange } from './steps/note-change.ts';
import { settleSearch } from './steps/settle-search.ts';
import { reviewsOfSearches } from './text-reviews.ts';

/**
 * Writes the member's search. Others never read a text that screening holds: a search that was on keeps the text before, and a
 * new one is screened when it is turned on.
 * @throws Refusal `conflict`, `cofounder_removed`, `cofounder_lacks_mark`, `cofounder_project_unknown`,
 * `cofounder_changes_many`, `cofounder_split_soon`, `nothing_offered`; those of `readSaid`
 */
export async function saveSearch(
  core: Core,
  member: Member,
  { version, ...typed }: SearchSaid & { version: number },
): Promise<OwnSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const row = await holdSearch(tx, member.id);
    if (!mayEdit(row)) throw new Refusal('cofounder_removed');
    const facts = await findFacts(tx, member.id);
    if (!row && facts.lacks.includes('mark')) throw new Refusal('cofounder_lacks_mark');
    const said = readSaid(typed, facts);
    refuseOffers({ begin: said.begin, bring: said.bring });
    if (said.projectId !== '' && !(await findProject(tx, member.id, said.projectId)))
      throw new Refusal('cofounder_project_unknown', { param: 'projectId' });
    if (row && isDeepStrictEqual(row.proposed ?? row.said, said)) return showOwn(tx, member.id);
    if ((row?.version ?? 0) !== version) throw new Refusal('conflict');
    await noteChange(tx, member.id, said, row ? (row.proposed ?? row.said) : null);
    if (row) await edit(tx, row, said);
    else
      await tx
        .insertInto('cofounder_searches')
        .values({ account_id: member.id, said: JSON.stringify(said) })
        .execute();
    await settleSearch(tx, member.id);
    await record(tx, {
      name: 'cofounders.changed',
      accountId: member.id,
      subject: { searchId: member.id },
    });
    return showOwn(tx, member.id);
  });
}

async function edit(tx: Tx, row: SearchRow, said: SearchSaid): Promise<void> {
  const findings = row.opened_at ? findingsIn(said, row.said) : [];
  const isHeld = findings.length > 0;
  await tx
    .updateTable('cofounder_searches')
    .set({ version: row.version + 1, updated_at: now })
    .set(isHeld ? { proposed: JSON.stringify(said) } : { said: JSON.stringify(said), proposed: nothing })
    .where('account_id', '=', row.account_id)
    .execute();
  if (isHeld) await askTextReview(tx, reviewsOfSearches, row.account_id, { findings, opens: false });
  else await endTextReview(tx, reviewsOfSearches, row.account_id);
}

const nothing = sql<string>`null`;
