import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { giveNames } from '#web/interests/texts/en/interests.ts';
import { modeLabels } from '#web/opportunities/texts/en/values.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';

type Shown = IntroductionBody['shown'];

const labels: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  stage: stageLabels,
  stages: stageLabels,
  sectors: sectorLabels,
  mode: modeLabels,
  gives: giveNames,
};

/** The labels of the stored values of a part. On the server alone: no page loads all of them. */
export function partLabels(part: string, values: readonly string[]): string[] {
  return values.map((value) => labelOf(labels[part] ?? {}, value));
}

/** The things that the asker shows, with labels in place of stored values. */
export function labelShown(shown: Shown): Shown {
  const { project, parts } = shown;
  return {
    ...shown,
    project: project && {
      ...project,
      stage: labelOf(stageLabels, project.stage),
      sectors: partLabels('sectors', project.sectors),
    },
    parts:
      parts?.map((part) => ({
        ...part,
        text: part.name === 'stage' ? labelOf(stageLabels, part.text) : part.text,
        values: partLabels(part.name, part.values),
      })) ?? null,
  };
}
