import { getOwnSearch } from '#contract/cofounders/calls.ts';
import {
  type CofounderCardBody,
  type DiagnosisBody,
  getCofounderDiagnosis,
  getCofounders,
} from '#contract/cofounders/find-calls.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { type Criterion, searchModes } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { getFoundOpportunities } from '#contract/opportunities/find-calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { fitTexts as texts } from '#web/cofounders/texts/en/fits.ts';
import { searchModeLabels } from '#web/cofounders/texts/en/values.ts';
import { findTabs } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { locationLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { creditWords, factsLine, givesLine } from '#web/opportunities/texts/en/values.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { editWithout } from '../edit/dropped.ts';

/** So many opportunities stand below the list. */
const mostOpportunities = 3;

export const loader = loads(async ({ ask, url }) => {
  const choice = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === url.searchParams.get(name)) ?? '';
  const filters = { sector: choice('sector', sectorNames), mode: choice('mode', searchModes) };
  const asked = url.searchParams.get('after') ?? '';
  const after = /^\d{1,19}$/.test(asked) ? asked : '';
  const { cofounders, total, inCountry, ...found } = await ask(getCofounders, { ...filters, after });
  const isFiltered = filters.sector !== '' || filters.mode !== '';
  const isNone = found.isFound && !isFiltered && total.count === 0;
  const country = inCountry && texts.countries[inCountry.country];
  const { opportunities } = await ask(getFoundOpportunities, { kind: 'Co-founder', order: 'fit' });
  return {
    ...found,
    tabs: findTabs,
    filters,
    isFiltered,
    after,
    order: texts.order(total),
    cofounders: cofounders.map(shownCard),
    lines: isNone ? linesOf(await ask(getCofounderDiagnosis, {}), ownOf(await ask(getOwnSearch, {}))) : null,
    inCountry: inCountry && country ? texts.inCountry(inCountry.count, country) : '',
    opportunities: opportunities.slice(0, mostOpportunities).map((one) => ({
      to: opportunityPaths.findOpportunity(one.slug),
      title: one.title,
      facts: [one.project.name, factsLine(one), givesLine(one), creditWords(one)].filter(Boolean).join(' · '),
    })),
    choices: {
      sector: sectorNames.map((name) => [name, sectorLabels[name] ?? name] as const),
      mode: searchModes.map((mode) => [mode, searchModeLabels[mode]] as const),
    },
  };
});

/** A card in words. */
function shownCard(card: CofounderCardBody) {
  const { person, project, reason } = card;
  const { id, handle, name, verified } = person;
  const differences = reason.differs.map((one) => texts.difference[one](card)).filter(Boolean);
  const sectors = (project?.sectors ?? card.sectors).map((sector) => sectorLabels[sector] ?? sector);
  const stage = project ? (stageLabels[project.stage as keyof typeof stageLabels] ?? project.stage) : '';
  return {
    person: { id, handle, name, verified },
    headline: person.headline,
    facts: [labelOf(locationLabels, person.place), searchModeLabels[card.mode], texts.starts(card.startsOn)]
      .filter(Boolean)
      .join(' · '),
    why: texts.why(reason),
    differs: differences.length > 0 ? texts.differs(differences) : '',
    begin: card.begin,
    bring: card.bring,
    project: [project ? project.line : texts.noProject, stage, sectors.join(', ')]
      .filter(Boolean)
      .join(' · '),
  };
}
export type ShownCard = ReturnType<typeof shownCard>;

type Own = { said: SearchSaid | null; hours: number };
const ownOf = ({ said, profile }: { said: SearchSaid | null; profile: { hours: number } }): Own => ({
  said,
  hours: profile.hours,
});

/** Where a member changes what others ask. */
const ways: Record<Criterion | 'never', string> = {
  hours: innerPeoplePaths.yourTime,
  distance: innerCofounderPaths.editSearch,
  skills: profilePaths.yourSkills,
  sector: innerCofounderPaths.editSearch,
  stage: innerCofounderPaths.editSearch,
  start: innerCofounderPaths.editSearch,
  split: innerCofounderPaths.editSearch,
  language: innerPeoplePaths.yourLanguages,
  never: innerCofounderPaths.editSearch,
};

/** The lines of the diagnosis, each with the link to the change that it names. */
function linesOf({ without, theyAsk, pair }: DiagnosisBody, own: Own): { to: string; words: string }[] {
  const topic = (of: Parameters<typeof texts.topic>[0]) => texts.topic(of, own.said);
  return [
    ...without.map((line) => ({ to: editWithout([line]), words: texts.without(topic(line), line) })),
    ...theyAsk.map((line) => ({ to: ways[line.what], words: texts.theyAsk(line.what, line, own) })),
    ...(pair
      ? [
          {
            to: editWithout([pair.first, pair.second]),
            words: texts.pair(topic(pair.first), topic(pair.second), pair),
          },
        ]
      : []),
  ];
}
