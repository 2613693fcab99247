import type { cofounderTitleKinds } from '#contract/cofounder-titles/kinds.ts';
import type { MailLines } from '../words.ts';
import { such } from './names.ts';

export const cofounderTitleLines = {
  notifications: {
    cofounder_title_asked: ({ thing }) =>
      `${such(thing)} प्रकल्पात सह-संस्थापक या पदाचा प्रस्ताव आहे. हो किंवा नाही सांगा.`,
    cofounder_title_given: ({ thing }) => `${such(thing)} प्रकल्पातील एका सदस्याकडे आता सह-संस्थापक हे पद आहे.`,
    cofounder_title_declined: ({ thing }) => `${such(thing)} प्रकल्पातील सह-संस्थापक हे एक पद स्वीकारले गेले नाही.`,
  },
  owed: {
    cofounder_title: ({ thing }) => `${such(thing)} प्रकल्पातील सह-संस्थापक या एका पदाला हो किंवा नाही सांगा.`,
  },
  awaited: {
    cofounder_title: ({ thing }) => `${such(thing)} प्रकल्पातील सह-संस्थापक या एका पदाबद्दल उत्तर आले नाही.`,
  },
} satisfies MailLines<typeof cofounderTitleKinds>;
