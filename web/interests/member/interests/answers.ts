import { deleteInterests, getInterests, putInterests } from '#contract/interests/calls.ts';
import { gives, interestPurposes } from '#contract/interests/limits.ts';
import { interestPaths } from '#contract/interests/rare-paths.ts';
import { getFoundOpportunities } from '#contract/opportunities/find-calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { FaultCode } from '#web/forms/outcome.ts';
import { interestTexts as texts } from '#web/interests/texts/en/interests.ts';
import { boxOf } from './boxes.ts';

const codes: Partial<Record<string, FaultCode>> = {
  about: 'interests_about_long',
  sectors: 'interests_sectors_many',
  districts: 'interests_districts_many',
};

/** As many as fit on the page below the form. */
const mostAdvice = 3;

export const loader = loads(async ({ ask }) => {
  const own = await ask(getInterests, {});
  if (!own.marks.includes('industry_professional')) return { own, advice: null };
  const { opportunities } = await ask(getFoundOpportunities, { kind: 'Advice' });
  return {
    own,
    advice: opportunities.slice(0, mostAdvice).map(({ slug, title, project }) => ({
      to: opportunityPaths.findOpportunity(slug),
      title,
      project: project.name,
    })),
  };
});

export const action = acts(
  {
    async save(sent, { ask }) {
      const version = Number(sent.text('version')) || 0;
      try {
        await ask(putInterests, { version, ...readInterests(sent) });
        return { done: 'saved' };
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
        const { version: now, said } = await ask(getInterests, {});
        return {
          fault: { code: 'conflict' },
          about: {
            version: String(now),
            [texts.sectors]: said?.sectors.join(', ') ?? '',
            [texts.stages]: said?.stages.join(', ') ?? '',
            [texts.districts]: said?.districts.join('\n') ?? '',
            [texts.gives]: said?.gives.join(', ') ?? '',
            [texts.about]: said?.about ?? '',
          },
        };
      }
    },
    async delete(_, { ask }) {
      await ask(deleteInterests, {});
      return { done: 'removed', to: interestPaths.interests };
    },
  },
  {
    place_unknown: { fields: ['districts'] },
    interests_text_held: { fields: ['about'] },
    nothing_offered: { fields: ['about'] },
    general_argument_invalid: ({ param = '' }) => ({
      ...(codes[param] && { code: codes[param] }),
      fields: [param === 'sectors' ? boxOf('sector', sectorNames[0] ?? '') : param],
    }),
  },
);

function readInterests(sent: Sent) {
  const ticked = <Value extends string>(group: string, values: readonly Value[]) =>
    values.filter((value) => sent.has(boxOf(group, value)));
  return {
    sectors: ticked('sector', sectorNames),
    stages: ticked('stage', projectStages),
    districts: sent
      .text('districts')
      .split(/[;\n\r]/)
      .map(normaliseLine)
      .filter((name) => name !== ''),
    gives: ticked('give', gives),
    about: sent.secret('about'),
    openFor: ticked('open', interestPurposes),
  };
}
