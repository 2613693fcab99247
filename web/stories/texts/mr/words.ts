import type { storyKinds } from '#contract/stories/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const storyWords = {
  reportables: { story: { name: 'गोष्ट', inSentence: 'गोष्ट', own: 'एक गोष्ट' } },
} satisfies ModuleWords<typeof storyKinds>;
