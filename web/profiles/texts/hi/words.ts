import type { profileKinds } from '#contract/profiles/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { profileHeld } from './held.ts';

export const profileWords = {
  fieldErrors: {
    skills_too_many: '15 तक रखे जा सकते हैं। कृपया कुछ हटाएँ।',
    skill_too_long: 'हर एक में ज़्यादा से ज़्यादा 40 अक्षर होते हैं। कृपया बीच में कॉमा लगाएँ।',
    hours_invalid: 'हफ़्ते में घंटे 1 से 48 तक होते हैं। कृपया अंकों में लिखें, या ख़ाली छोड़ें।',
    evenings_invalid: 'हफ़्ते में शामें 1 से 7 तक होती हैं। कृपया अंकों में लिखें, या ख़ाली छोड़ें।',
  },
  held: profileHeld,
} satisfies ModuleWords<typeof profileKinds>;
