import type { avatarKinds } from '#contract/avatars/kinds.ts';
import { avatarLimits } from '#contract/avatars/limits.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const megabyte = 1024 * 1024;

export const avatarScriptRefusals = {
  avatar_empty: 'इस फ़ाइल में कोई फ़ोटो नहीं है। कृपया दूसरी चुनें।',
  avatar_not_found: 'ऐसी कोई फ़ोटो नहीं है।',
  avatar_too_large: `यह फ़ोटो ${avatarLimits.maxBytes / megabyte} MB से बड़ी है। कृपया छोटी चुनें।`,
  avatar_too_many_pixels: 'इस फ़ोटो में बहुत ज़्यादा पिक्सल हैं। कृपया छोटी चुनें।',
  avatar_type_unsupported: 'कृपया JPEG, PNG या WebP वाली फ़ोटो चुनें।',
  avatar_unreadable: 'यह फ़ोटो ख़राब या अधूरी है। कृपया दूसरी चुनें।',
} satisfies ScriptSentences<typeof avatarKinds>;
