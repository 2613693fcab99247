import type { avatarKinds } from '#contract/avatars/kinds.ts';
import { avatarLimits } from '#contract/avatars/limits.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const megabyte = 1024 * 1024;

export const avatarScriptRefusals = {
  avatar_empty: 'या फाइलमध्ये फोटो नाही. कृपया दुसरी निवडा.',
  avatar_not_found: 'असा कोणताही फोटो नाही.',
  avatar_too_large: `हा फोटो ${avatarLimits.maxBytes / megabyte} MB पेक्षा मोठा आहे. कृपया लहान निवडा.`,
  avatar_too_many_pixels: 'या फोटोत फार जास्त पिक्सेल आहेत. कृपया लहान निवडा.',
  avatar_type_unsupported: 'कृपया JPEG, PNG किंवा WebP प्रकारचा फोटो निवडा.',
  avatar_unreadable: 'हा फोटो खराब किंवा अपूर्ण आहे. कृपया दुसरा निवडा.',
} satisfies ScriptSentences<typeof avatarKinds>;
