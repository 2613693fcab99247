import type { storyKinds } from '#contract/stories/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const storyWords = {
  reportables: { story: { name: 'Story', inSentence: 'story', own: 'A story' } },
} satisfies ModuleWords<typeof storyKinds>;
