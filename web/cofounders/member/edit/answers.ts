import { getOwnSearch, putOwnSearch } from '#contract/cofounders/calls.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { fitTexts } from '#web/cofounders/texts/en/fits.ts';
import { editSearchTexts as texts } from '#web/cofounders/texts/en/own-search.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { droppedFrom } from './dropped.ts';
import { faultOf, readSaid } from './read-said.ts';

export const loader = loads(async ({ ask, url }) => {
  const own = await ask(getOwnSearch, {});
  const said = own.proposed ?? own.said;
  const { said: shown, dropped } = droppedFrom(said, url.searchParams);
  return {
    own,
    said: shown,
    changed: dropped.map((topic) => fitTexts.topic(topic, said)).join(', '),
    languages: own.profile.languages.map((code) => languageLabels[code] ?? code).join(', '),
    choices: {
      sector: sectorNames.map((name) => [name, sectorLabels[name] ?? name] as const),
      stage: projectStages.map((stage) => [stage, stageLabels[stage]] as const),
    },
  };
});

const atParam = ({ param = '' }: RefusalValues) => ({ fields: [param] });

export const action = acts(
  {
    async save(sent, { ask }) {
      const said = readSaid(sent);
      const fault = faultOf(said);
      if (fault) return { fault };
      const version = Number(sent.text('version')) || 0;
      try {
        await ask(putOwnSearch, { version, ...said });
        return { done: 'saved', to: innerCofounderPaths.ownSearch };
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
        const own = await ask(getOwnSearch, {});
        const stands = own.proposed ?? own.said;
        return {
          fault: { code: 'conflict' },
          about: {
            version: String(own.version),
            [texts.begin]: stands?.begin ?? '',
            [texts.bring]: stands?.bring ?? '',
            [texts.skills]: stands?.skills.names.join(', ') ?? '',
          },
        };
      }
    },
  },
  {
    cofounder_project_unknown: { fields: ['projectId'] },
    cofounder_criterion_empty: atParam,
    cofounder_skill_unknown: { fields: ['skills'] },
    cofounder_district_unknown: { fields: ['distance'] },
    cofounder_start_day: { fields: ['startsOn'] },
    cofounder_nevers_many: { fields: ['never'] },
    nothing_offered: atParam,
    cofounder_split_soon: { fields: ['split'] },
  },
);
