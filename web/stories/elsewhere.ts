import { storyPaths } from '#contract/stories/paths.ts';
import { storyElsewhereTexts as texts } from '#web/stories/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const storiesElsewhere = {
  untilAdult: [async () => ({ to: storyPaths.stories, label: texts.read })],
} satisfies ModuleElsewhere;
