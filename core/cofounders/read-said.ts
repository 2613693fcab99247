import type { Criterion } from '#contract/cofounders/limits.ts';
import { cofounderLimits as limits, splits } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { addDays } from '#rules/calendar/day.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { skillOf } from '#rules/lists/skills/find.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Facts } from './find-facts.ts';

const daysAhead = 731;

/**
 * A search as it is stored: each value once, in the order of its list, and none where it is open.
 * @throws Refusal `cofounder_skill_unknown`, `cofounder_criterion_empty`, `cofounder_district_unknown`, `cofounder_start_day`,
 * `cofounder_nevers_many`, each with its field
 */
export function readSaid(said: SearchSaid, facts: Facts): SearchSaid {
  const { never } = said;
  if (said.startsOn > addDays(facts.today, daysAhead))
    throw new Refusal('cofounder_start_day', { param: 'startsOn' });
  const stored: SearchSaid = {
    ...said,
    sectors: said.projectId === '' ? [...new Set(said.sectors)] : [],
    splits: splits.filter((split) => said.splits.includes(split)),
    hours: isOpen(said.hours) ? { weight: 'open', least: 0 } : said.hours,
    distance: isOpen(said.distance) ? { weight: 'open', km: 0 } : said.distance,
    skills: isOpen(said.skills)
      ? { weight: 'open', names: [] }
      : { ...said.skills, names: skillsOf(said.skills.names) },
    sector: isOpen(said.sector)
      ? { weight: 'open', names: [] }
      : { ...said.sector, names: [...new Set(said.sector.names)] },
    stage: isOpen(said.stage)
      ? { weight: 'open', names: [] }
      : { ...said.stage, names: projectStages.filter((stage) => said.stage.names.includes(stage)) },
    start: isOpen(said.start) ? { weight: 'open', months: 0 } : said.start,
    never: {
      sectors: [...new Set(never.sectors)],
      stages: projectStages.filter((stage) => never.stages.includes(stage)),
      remoteOnly: never.remoteOnly,
    },
  };
  if (stored.never.sectors.length + stored.never.stages.length > limits.nevers)
    throw new Refusal('cofounder_nevers_many', { param: 'never' });
  requireValues(stored, facts);
  return stored;
}

const isOpen = ({ weight }: { weight: string }) => weight === 'open';

function skillsOf(typed: readonly string[]): string[] {
  const names = typed.map((name) => {
    const skill = skillOf(name);
    if (!skill) throw new Refusal('cofounder_skill_unknown', { param: 'skills', reason: name });
    return skill.name;
  });
  return [...new Set(names)];
}

function requireValues(said: SearchSaid, facts: Facts): void {
  const empty: [Criterion, boolean][] = [
    ['hours', !isOpen(said.hours) && said.hours.least === 0],
    ['distance', !isOpen(said.distance) && said.distance.km === 0],
    ['skills', !isOpen(said.skills) && said.skills.names.length === 0],
    ['sector', !isOpen(said.sector) && said.sector.names.length === 0],
    ['stage', !isOpen(said.stage) && said.stage.names.length === 0],
    ['split', !isOpen(said.split) && said.splits.length === 0],
    ['language', !isOpen(said.language) && facts.languages.length === 0],
  ];
  const first = empty.find(([, isEmpty]) => isEmpty);
  if (first) throw new Refusal('cofounder_criterion_empty', { param: first[0] });
  if (!isOpen(said.distance) && !facts.district && said.mode === 'On site')
    throw new Refusal('cofounder_district_unknown', { param: 'distance' });
}
