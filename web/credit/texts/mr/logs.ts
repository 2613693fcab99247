import { creditLimits as limits, creditTimes as times } from '#contract/credit/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { logTexts as english } from '../en/logs.ts';
import { hoursOf } from './hours.ts';

export const logTexts = {
  title: 'तासांची नोंद',
  up: 'कॉलेज क्रेडिट',
  description: 'कॉलेज क्रेडिटसाठी तुमच्या तासांची नोंद.',
  what: `कराराशिवाय क्रेडिट देणाऱ्या संधीसाठी, तुम्ही काय केले ते रोज लिहा. ओळ तिच्या दिवसापासून ${times.logDays} दिवसांत लिहायची असते. एका दिवसाच्या सर्व ओळी मिळून जास्तीत जास्त 12 तास असतात.`,
  none: 'कराराशिवाय क्रेडिट देणाऱ्या कोणत्याही संधीत तुम्ही सामील झालेले नाही, म्हणून लिहिण्यासारखे काही नाही. कराराखालील तास त्याच्या टप्प्यांत असतात.',
  noneYet: 'अजून एकही ओळ नाही.',
  opportunity: 'संधी',
  of: (opportunity, project) => `${opportunity}, ${project}`,
  used: (opportunity, logged, hours) =>
    `${opportunity}: लिहिले ${hoursOf(logged)}, जास्तीत जास्त ${hoursOf(hours * 60)}`,
  closed: 'आता तुम्ही तिच्यासाठी ओळ जोडू शकत नाही.',
  new: 'ओळ लिहा',
  day: 'दिवस',
  time: 'तास',
  timeHint: '0.25 च्या पटीत, जसे 1.5.',
  text: 'तुम्ही काय केले',
  textHint: `जास्तीत जास्त ${limits.log} अक्षरांत. तुम्ही दावा करता तेव्हा प्रकल्पाचे ओनर आणि तुमची शैक्षणिक संस्था हे वाचतात.`,
  write: 'लिहून ठेवा',
  busy: 'जतन होत आहे…',
  lines: 'ओळी',
  facts: (day, minutes, opportunity) => `${shortDay(day)} · ${hoursOf(minutes)} · ${opportunity}`,
  inClaim: 'ती एका दाव्यात आहे',
  closedLine: 'ती आता बदलता येत नाही.',
  change: 'बदला किंवा हटवा',
  save: 'जतन करा',
  delete: 'ही ओळ हटवा',
  older: 'जुन्या ओळी',
  claim: 'क्रेडिटचा दावा करा',
  done: {
    written: 'ओळ लिहून ठेवली आहे.',
    changed: 'ओळ जतन झाली आहे.',
    deleted: 'ओळ हटवली आहे.',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english>;
