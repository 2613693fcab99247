import type { Selectable } from 'kysely';
import type { BreachesTable } from '#db/tables/breaches.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import type { AffectedCounts } from './steps/count-affected.ts';

/** The facts of a report, line by line, in the names of the data. The operator puts them into the form of the authority. */
export function draftOf(
  breach: Selectable<BreachesTable>,
  counts: AffectedCounts,
  officer: Core['grievanceOfficer'],
): string {
  const lines: [string, string | number][] = [
    ['number', breach.number],
    ['found', isoDate(breach.opened_at)],
    ['from', isoDate(breach.happened_from)],
    ['until', isoDate(breach.happened_until)],
    ['nature', breach.happened],
    ['people affected', counts.all],
    ['of them under 18, with a guardian', counts.guardians],
    ...counts.countries.map(({ country, count }): [string, number] => [
      `in ${country || 'an unknown country'}`,
      count,
    ]),
    ['kinds of data', counts.kinds.join(', ')],
    ['measures', breach.done],
    ['advice to the people', breach.advice],
    ['contact', officer ? `${officer.name}, ${officer.email}, ${officer.address}` : ''],
  ];
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n');
}
