import type { ContestedCauseBody } from '#contract/agreement-cause-desk.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { findLedger, type Ledger } from '../find-in-force.ts';
import { findPartial } from '../find-partial.ts';
import { shownName } from '../shown-name.ts';
import { findEvidence } from '../work/find-evidence.ts';

const most = 50;

/** The causes that wait for a ruling, the longest first. Nothing of amounts is shown, and each look is written down. */
export function listContested(
  { db }: Pick<Core, 'db'>,
  administrator: Member,
): Promise<{ causes: ContestedCauseBody[] }> {
  return db.transaction().execute(async (tx) => {
    const rows = await findContested(tx);
    const causes: ContestedCauseBody[] = [];
    for (const row of rows) {
      const ledger = await findLedger(tx, row);
      if (ledger) causes.push(await present(tx, administrator, row, ledger));
    }
    await noteAction(tx, administrator, { action: 'causes.listed' });
    return { causes: causes.toSorted((a, b) => (a.contestedAt < b.contestedAt ? -1 : 1)) };
  });
}

type Row = Awaited<ReturnType<typeof findContested>>[number];

function findContested(tx: Tx) {
  return tx
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .leftJoin('accounts', 'accounts.id', 'agreements.contributor_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .select(['agreements.id', 'agreements.version', 'projects.slug', 'projects.name', shownName.as('person')])
    .where('agreements.cause', '=', 'contested')
    .orderBy('last_entry_at')
    .limit(most)
    .execute();
}

async function present(
  tx: Tx,
  { id: administratorId }: Member,
  { id, slug, name, person }: Row,
  { state, entries }: Ledger,
): Promise<ContestedCauseBody> {
  const evidence = await findEvidence(tx, id);
  const entryOf = (kind: string) => entries.findLast(({ fact }) => fact.kind === kind);
  const [stated, contested] = [entryOf('notice_given'), entryOf('cause_contested')];
  const wordsOf = (sequence = 0) => {
    const words = evidence.get(sequence)?.said.words;
    return typeof words === 'string' ? words : '';
  };
  const { causes, role } = state.document.terms;
  const cause = stated?.fact.kind === 'notice_given' ? (stated.fact.cause ?? 0) : 0;
  return {
    id,
    project: { slug, name },
    ...{ person, role, contestedAt: contested?.at ?? '' },
    cause: causes[cause - 1] ?? '',
    statedWords: wordsOf(stated?.sequence),
    contestWords: wordsOf(contested?.sequence),
    isOwn: (await findPartial(tx, id)).includes(administratorId),
  };
}
