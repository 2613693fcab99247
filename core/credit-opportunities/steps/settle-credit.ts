import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import type { OpportunityRow } from '../../opportunities/row.ts';
import { holdWithProject } from '../../opportunities/steps/hold-with-project.ts';
import { touchOrganisation } from '../../organisations/steps/touch-organisation.ts';
import { isOpen } from '../row.ts';
import { askInstitution } from './ask-institution.ts';
import { endAsked } from './end-asked.ts';
import { holdAsked } from './hold-asked.ts';

type Settling = {
  /** The team asks once more after the time of the institution was over. */
  isAgain?: boolean;
};

/**
 * Brings the questions of an opportunity in line with what others read of it: the institution that it names is asked once it
 * is open, and once more after its terms have got worse; one that it names no longer is not asked any more. Organisations are
 * held first.
 */
export async function settleCredit(
  tx: Tx,
  opportunityId: string,
  { isAgain = false }: Settling = {},
): Promise<void> {
  const found = await findOrganisations(tx, opportunityId);
  const row = await holdWithProject(tx, opportunityId);
  if (!row) return;
  const named = row.said.credit?.organisation;
  const institution = found.find(
    ({ slug, kind, state, held_back_at: heldBackAt }) =>
      slug === named && kind === 'Educational institution' && state === 'active' && heldBackAt === null,
  );
  const all = await holdAsked(tx, opportunityId);
  for (const asked of all.filter(isOpen)) {
    const isNamed = asked.organisation_id === institution?.id;
    // Of one that is over, credit that was confirmed stays confirmed.
    if (!isNamed || (!isRunning(row) && asked.state !== 'confirmed'))
      await endAsked(tx, asked, row, institution || !named || !isRunning(row) ? 'team' : 'organisation');
  }
  if (!institution || !isRunning(row)) return;
  const before = all.find((asked) => asked.organisation_id === institution.id);
  const isVoid = before?.state === 'confirmed' && row.credit_confirmed === null;
  // A name that is not the institution's own is no question to it.
  const isNew = !before && institution.name === row.said.credit?.institution;
  if (isVoid) await touchOrganisation(tx, institution.id);
  if (isNew || isVoid || before?.state === 'ended' || (isAgain && before?.state === 'unanswered'))
    await askInstitution(tx, row, institution.id);
}

/** Others have seen it, and it is not over. */
function isRunning({ terms, state }: OpportunityRow): boolean {
  return terms > 0 && ['live', 'paused', 'filled', 'expired'].includes(state);
}

/** The organisation that it names, and those that it has asked. */
function findOrganisations(tx: Tx, opportunityId: string) {
  return tx
    .selectFrom('organisations')
    .select(['id', 'slug', 'name', 'kind', 'state', 'held_back_at'])
    .where(
      sql<boolean>`(
        slug = (select said -> 'credit' ->> 'organisation' from opportunities where id = ${opportunityId})
        or id in (select organisation_id from credit_opportunities where opportunity_id = ${opportunityId})
      )`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
