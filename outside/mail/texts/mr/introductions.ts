import type { introductionKinds } from '#contract/introductions/kinds.ts';
import type { MailLines } from '../words.ts';
import { by } from './names.ts';

/** No subject or line names a purpose or an answer. */
export const introductionLines = {
  topics: {
    introductions: {
      subject: (site) => `${site} वरील ओळखीच्या विनंत्या`,
      heading: 'ओळखीच्या विनंत्यांबद्दल नवीन माहिती आहे',
    },
  },
  notifications: {
    introduction_asked: ({ person }) =>
      `${by(person)} ओळखीची विनंती केली आहे, आणि ती तुमच्या उत्तराची वाट पाहत आहे.`,
    introduction_answered: () => 'ओळखीच्या तुमच्या विनंतीला उत्तर आले आहे.',
    introduction_lapsed: () => 'ओळखीच्या तुमच्या विनंतीला उत्तर आले नाही.',
  },
  owed: {
    cofounder_answer: ({ person }) => `${by(person)} ओळखीची विनंती केली आहे, आणि ती तुमच्या उत्तराची वाट पाहत आहे.`,
    introduction_answer: ({ person }) =>
      `${by(person)} ओळखीची विनंती केली आहे, आणि ती तुमच्या उत्तराची वाट पाहत आहे.`,
  },
  awaited: {
    cofounder_answer: () => 'ओळखीच्या तुमच्या विनंतीला उत्तर आले नाही.',
    introduction_answer: () => 'ओळखीच्या तुमच्या विनंतीला उत्तर आले नाही.',
  },
} satisfies MailLines<typeof introductionKinds>;
