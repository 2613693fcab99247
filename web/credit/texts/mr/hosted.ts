import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { hostedTexts as english } from '../en/hosted.ts';
import { hoursOf } from './hours.ts';

export const hostedTexts = {
  title: 'विद्यार्थ्यांचे तास',
  one: 'एका विद्यार्थ्याचे तास',
  up: 'कॉलेज क्रेडिट',
  description: 'तुमच्या प्रकल्पांतील कामासाठी विद्यार्थ्यांचे दावे.',
  what: 'तुमच्या प्रकल्पात काम केलेले विद्यार्थी कॉलेज क्रेडिट मागू शकतात. तुम्हाला माहीत असलेले तास तुम्ही नक्की करता. विद्यार्थ्याची शैक्षणिक संस्था तुमच्यानंतर निर्णय घेते.',
  none: 'तुमच्या प्रकल्पांतील कामाच्या तासांचा दावा कोणत्याही विद्यार्थ्याने केलेला नाही.',
  facts: (project, institution, minutes) => `${project} · ${institution} · ${hoursOf(minutes)}`,
  factsUntil: (project, institution, minutes, until) =>
    `${project} · ${institution} · ${hoursOf(minutes)} · ${day(until)} पर्यंत`,
  heading: (student) => `कॉलेज क्रेडिटचा दावा: ${student}`,
  erased: 'माजी सदस्य',
  turn: (project, until) =>
    `आता तुम्ही: ${project} या प्रकल्पातील कामाचे हे तास ${day(until)} पर्यंत नक्की करा. उत्तर न देणे म्हणजे कधीही होकार नाही.`,
  over: 'हा दावा आता तुमची वाट पाहत नाही.',
  institution: (institution) => `${institution} ही संस्था तुमच्यानंतर निर्णय घेते, आणि तुम्ही काय नक्की करता ते वाचते.`,
  milestone: (minutes, days) => `टप्पा, सादर केले: ${hoursOf(minutes)}, ${days}`,
  log: (minutes, days) => `तासांची नोंद, ${hoursOf(minutes)}, ${days}`,
  hours: 'तुम्ही नक्की करता ते तास',
  hoursHint: 'जसे 7.5. कमी तासांसाठी किंवा 0 साठी कारण लागते.',
  reason: 'कमी तासांचे कारण',
  confirmed: (minutes) => `नक्की केले: ${hoursOf(minutes)}.`,
  confirmedNone: 'नक्की केले: एकही तास नाही.',
  lineReason: (reason) => `कारण: ${reason}`,
  confirm: 'हे तास नक्की करा',
  confirmHow: 'मग ते शैक्षणिक संस्थेकडे जाते. नंतर तुम्ही ते बदलू शकत नाही.',
  return: 'विद्यार्थ्याला परत करा',
  returnHow: 'काय चुकले ते सांगा. विद्यार्थी दावा बदलून 30 दिवसांत पुन्हा पाठवू शकतात.',
  returnReason: 'विद्यार्थ्याने काय बदलावे',
  returnSend: 'परत करा',
  agreement: 'करार पाहा',
  busy: 'जतन होत आहे…',
  done: {
    confirmed: 'तुम्ही उत्तर दिले आहे. धन्यवाद. विद्यार्थ्याला कळवले जाते.',
    returned: 'दावा पुन्हा विद्यार्थ्याकडे आहे.',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english>;
