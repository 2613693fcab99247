import { creditFigures as figures } from '#contract/credit/limits.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isOrganisationShown } from '../../organisations/is-shown.ts';

type Figure = { due: number; late: number };

/**
 * How an open organisation kept its time for claims, for everyone; null where the numbers are so small that they could name a
 * student.
 * @throws Refusal `organisation_unknown`
 */
export async function findCreditFigure({ db }: Core, slug: string): Promise<{ figure: Figure | null }> {
  const row = await db
    .selectFrom('organisations')
    .leftJoin('credit_figures', 'credit_figures.organisation_id', 'organisations.id')
    .select(['due', 'late'])
    .where('slug', '=', slug)
    .where(isOrganisationShown)
    .executeTakeFirst();
  if (!row) throw new Refusal('organisation_unknown');
  return { figure: roundedFigure({ due: row.due ?? 0, late: row.late ?? 0 }) };
}

export function roundedFigure({ due, late }: Figure): Figure | null {
  if (due < figures.least) return null;
  const down = (count: number, step: number) => Math.floor(count / step) * step;
  return { due: down(due, figures.dueStep), late: down(late, figures.lateStep) };
}
