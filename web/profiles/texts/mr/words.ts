import type { profileKinds } from '#contract/profiles/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { profileHeld } from './held.ts';

export const profileWords = {
  fieldErrors: {
    skills_too_many: '15 पर्यंत ठेवता येतात. कृपया काही काढा.',
    skill_too_long: 'प्रत्येकात जास्तीत जास्त 40 अक्षरे असतात. कृपया मध्ये स्वल्पविराम द्या.',
    hours_invalid: 'आठवड्याला तास 1 ते 48 पर्यंत असतात. कृपया अंकांत लिहा, किंवा रिकामे ठेवा.',
    evenings_invalid: 'आठवड्यातील किती संध्याकाळी, ते 1 ते 7 पर्यंत असते. कृपया अंकांत लिहा, किंवा रिकामे ठेवा.',
  },
  held: profileHeld,
} satisfies ModuleWords<typeof profileKinds>;
