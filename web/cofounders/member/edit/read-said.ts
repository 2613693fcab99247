import {
  type Criterion,
  distancesKm,
  cofounderLimits as limits,
  searchModes,
  splits,
  startMonths,
  type Weight,
  weights,
} from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { isDay } from '#rules/calendar/day.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { readSkills } from '#rules/lists/skills/read-skills.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Reply, Sent } from '#web/forms/act.ts';

export function readSaid(sent: Sent): SearchSaid {
  const weight = (criterion: Criterion): Weight =>
    weights.find((one) => one === sent.text(`weight ${criterion}`)) ?? 'open';
  const whole = (name: string, empty: number) => {
    const typed = latinDigits(sent.text(name));
    if (typed === '') return empty;
    return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  };
  const ticked = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => sent.has(`${name} ${value}`));
  return {
    projectId: sent.text('projectId'),
    begin: normaliseText(sent.text('begin')),
    bring: normaliseText(sent.text('bring')),
    sectors: ticked('sectors', sectorNames),
    mode: searchModes.find((one) => one === sent.text('mode')) ?? 'Both',
    startsOn: sent.text('startsOn'),
    splits: ticked('splits', splits),
    hours: { weight: weight('hours'), least: whole('hours', 0) },
    distance: { weight: weight('distance'), km: whole('distance', 0) },
    skills: { weight: weight('skills'), names: readSkills(sent.text('skills')) },
    sector: { weight: weight('sector'), names: ticked('sector', sectorNames) },
    stage: { weight: weight('stage'), names: ticked('stage', projectStages) },
    start: { weight: weight('start'), months: whole('start', 0) },
    split: { weight: sent.has('splitMust') ? 'must' : 'open' },
    language: { weight: weight('language') },
    never: {
      sectors: ticked('never sector', sectorNames),
      stages: ticked('never stage', projectStages),
      remoteOnly: sent.has('neverRemote'),
    },
  };
}

type Fault = NonNullable<Reply['fault']>;

/** The fault of the first field that has one. */
export function faultOf(said: SearchSaid): Fault | undefined {
  const isText = (text: string) => textLength(text) >= limits.text.min && textLength(text) <= limits.text.max;
  const rules: [Fault['code'], string, boolean][] = [
    ['cofounder_text_length', 'begin', isText(said.begin)],
    ['cofounder_text_length', 'bring', isText(said.bring)],
    ['cofounder_choice_invalid', 'sectors', said.sectors.length <= limits.sectors],
    ['cofounder_start_day', 'startsOn', isDay(said.startsOn)],
    ['cofounder_hours_invalid', 'hours', said.hours.least >= 0 && said.hours.least <= limits.hours.max],
    ['cofounder_choice_invalid', 'distance', isOne(said.distance.km, [0, ...distancesKm])],
    ['cofounder_choice_invalid', 'skills', said.skills.names.length <= limits.skills],
    ['cofounder_choice_invalid', 'sector', said.sector.names.length <= limits.sectors],
    ['cofounder_choice_invalid', 'start', isOne(said.start.months, startMonths)],
    ['cofounder_nevers_many', 'never', said.never.sectors.length + said.never.stages.length <= limits.nevers],
  ];
  const wrong = rules.find(([, , isRight]) => !isRight);
  return wrong && { code: wrong[0], fields: [wrong[1]] };
}

function isOne(value: number, values: readonly number[]): boolean {
  return values.includes(value);
}
