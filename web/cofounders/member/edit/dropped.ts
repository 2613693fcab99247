import type { DiagnosisTopic } from '#contract/cofounders/find-calls.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { type Criterion, criteria } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';

/** The form, with these left out of the search: the member sees the change and saves it. */
export function editWithout(topics: readonly Pick<DiagnosisTopic, 'what' | 'name'>[]): string {
  const search = new URLSearchParams(
    topics.map(({ what, name }) => ['without', name ? `${what}:${name}` : what]),
  );
  return `${innerCofounderPaths.editSearch}?${search}`;
}

type Shown = { said: SearchSaid | null; dropped: DiagnosisTopic[] };

/** A search as its form shows it first: without what the address leaves out. A part that cannot be read changes nothing. */
export function droppedFrom(said: SearchSaid | null, search: URLSearchParams): Shown {
  if (!said) return { said, dropped: [] };
  const shown = structuredClone(said);
  const dropped = search.getAll('without').flatMap((typed): DiagnosisTopic[] => {
    const [what = '', name = ''] = typed.split(':');
    const criterion = criteria.find((one) => one === what);
    if (criterion) return drop(shown, criterion) ? [{ what: criterion, name: '' }] : [];
    if (what === 'never_remote') {
      shown.never.remoteOnly = false;
      return [{ what, name: '' }];
    }
    if (what !== 'never_sector' && what !== 'never_stage') return [];
    return dropNever(shown, what, name) ? [{ what, name }] : [];
  });
  return { said: shown, dropped };
}

function drop(said: SearchSaid, criterion: Criterion): boolean {
  if (said[criterion].weight === 'open') return false;
  said[criterion].weight = 'open';
  return true;
}

function dropNever({ never }: SearchSaid, what: 'never_sector' | 'never_stage', name: string): boolean {
  const before = never.sectors.length + never.stages.length;
  if (what === 'never_sector') never.sectors = never.sectors.filter((one) => one !== name);
  else never.stages = never.stages.filter((one) => one !== name);
  return never.sectors.length + never.stages.length < before;
}
