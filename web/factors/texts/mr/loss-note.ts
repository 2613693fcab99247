import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { lossNoteTexts as english } from '../en/loss-note.ts';

export const lossNoteTexts = {
  title: 'साइन इन केलेली एक व्यक्ती सांगते की तुमची दुसरी पायरी हरवली आहे',
  second: (from) => `${moment(from)} पासून, ईमेलने आलेल्या दुसऱ्या कोडने तीन दिवस थांबण्याचा काळ सुरू होऊ शकतो.`,
  waits: (until) => `${moment(until)} पासून तुमचे अकाउंट दुसऱ्या पायरीशिवाय उघडेल.`,
  over: 'थांबण्याचा काळ संपला आहे. पुढचे साइन इन तुमचे अकाउंट दुसऱ्या पायरीशिवाय उघडू शकते.',
  advice: 'हे तुम्ही केलेले नसेल, तर ते थांबवा आणि नवीन पासवर्ड निवडा.',
  stop: 'हे थांबवा',
  stopping: 'थांबवत आहे...',
} satisfies Translated<typeof english>;
