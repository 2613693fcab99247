import type { avatarKinds } from '#contract/avatars/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { avatarHeld } from './held.ts';
import type { avatarScriptRefusals } from './script-refusals.ts';

export const avatarWords = {
  held: avatarHeld,
} satisfies ModuleWords<typeof avatarKinds, typeof avatarScriptRefusals>;
