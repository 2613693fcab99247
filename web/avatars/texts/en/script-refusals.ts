import type { avatarKinds } from '#contract/avatars/kinds.ts';
import { avatarLimits } from '#contract/avatars/limits.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const megabyte = 1024 * 1024;

/** Why a request of scripts was refused. */
export const avatarScriptRefusals = {
  avatar_empty: 'There is no photo in this file. Please choose another one.',
  avatar_not_found: 'There is no such photo.',
  avatar_too_large: `This photo is larger than ${avatarLimits.maxBytes / megabyte} MB. Please choose a smaller one.`,
  avatar_too_many_pixels: 'This photo has too many pixels. Please choose a smaller one.',
  avatar_type_unsupported: 'Please choose a photo in JPEG, PNG or WebP format.',
  avatar_unreadable: 'This photo is damaged or not complete. Please choose another one.',
} satisfies ScriptSentences<typeof avatarKinds>;
