import type { storyKinds } from '#contract/stories/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const storyWords = {
  reportables: { story: { name: 'कहानी', inSentence: 'कहानी', own: 'एक कहानी' } },
} satisfies ModuleWords<typeof storyKinds>;
