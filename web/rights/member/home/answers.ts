import { getSuspension } from '#contract/cases/suspension-calls.ts';
import { getSecondStep } from '#contract/factors/passkey-calls.ts';
import { getOwnHolds } from '#contract/holds/calls.ts';
import { getRightsRequests } from '#contract/rights/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { rowsOfRights } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { namesOfTables } from '#web/holds/names-of-tables.ts';

/** The settings, where members delete their account, do not open for a suspended one. */
async function isSuspended({ ask }: Visit): Promise<boolean> {
  try {
    await ask(getSuspension, {});
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'suspension_over') return false;
    throw error;
  }
}

export const loader = loads(async (visit) => {
  const [{ requests }, rows, { holds }, { isProven }, cannotDelete] = await Promise.all([
    visit.ask(getRightsRequests, {}),
    Promise.all(rowsOfRights.map((row) => row(visit))),
    visit.ask(getOwnHolds, {}),
    visit.ask(getSecondStep, {}),
    isSuspended(visit),
  ]);
  return {
    requests,
    isProven,
    mayDelete: !cannotDelete,
    holds: holds.map(({ $id: id, tables, ...one }) => ({ ...one, id, names: namesOfTables(tables) })),
    rows: rows.flat().filter((row) => row !== null),
  };
});
