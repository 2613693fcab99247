import type { OrganisationHold } from '#contract/organisations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import type { OrganisationRow } from '../row.ts';

/** One organisation stands for a domain and for a number of a register: a second one waits until the first is over. */
export async function findHolds(
  tx: Tx,
  {
    id,
    domain,
    registry,
    registry_number: number,
  }: Pick<OrganisationRow, 'id' | 'domain' | 'registry' | 'registry_number'>,
): Promise<OrganisationHold[]> {
  const others = await tx
    .selectFrom('organisations')
    .select(['domain', 'registry', 'registry_number'])
    .where('id', '<>', id)
    .where('state', 'in', ['active', 'paused'])
    .where((row) =>
      row.or([
        row('domain', '=', domain),
        row.and([row('registry', '=', registry), row('registry_number', '=', number)]),
      ]),
    )
    .execute();
  return [
    ...(others.some((one) => one.domain === domain) ? (['same_domain'] as const) : []),
    ...(others.some((one) => one.registry === registry && one.registry_number === number)
      ? (['same_number'] as const)
      : []),
  ];
}
