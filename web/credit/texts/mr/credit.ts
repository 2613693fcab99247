import type { Translated } from '#rules/text/translated.ts';
import { list, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type { creditTexts as english } from '../en/credit.ts';
import { creditsOf, hoursOf } from './hours.ts';

const pieces = (count: number) =>
  plural(count, { one: (shown) => `${shown} काम`, other: (shown) => `${shown} कामे` });

export const creditTexts = {
  title: 'कॉलेज क्रेडिट',
  you: 'तुम्ही',
  facts: 'तुमच्या कामाच्या तासांचे दावे, आणि तुमची नोंद',
  description: 'कॉलेज क्रेडिटचे तुमचे दावे, आणि आत्ता तुम्ही कशाचा दावा करू शकता.',
  what: 'इथल्या प्रकल्पांत तुम्ही काम केलेले तास तुमच्या शैक्षणिक संस्थेत क्रेडिट होऊ शकतात. प्रकल्प तुमचे तास नक्की करतो, मग तुमची शैक्षणिक संस्था निर्णय घेते.',
  noCohort: 'क्रेडिटचा दावा करण्यासाठी आधी विद्यार्थी म्हणून तुमच्या शैक्षणिक संस्थेत सामील व्हा.',
  join: 'संस्थेत सामील व्हा',
  hosted: (count) =>
    plural(count, {
      one: (shown) => `विद्यार्थ्यांचा ${shown} दावा प्रकल्पाचे ओनर म्हणून तुमची वाट पाहत आहे`,
      other: (shown) => `विद्यार्थ्यांचे ${shown} दावे प्रकल्पाचे ओनर म्हणून तुमची वाट पाहत आहेत`,
    }),
  hostedAll: 'तुमच्या प्रकल्पांतील विद्यार्थ्यांचे दावे',
  rule: ({ hoursACredit, leastHours, mostHours, mostCredits }) =>
    `${number(hoursACredit)} तासांच्या कामाला 1 क्रेडिट मिळते. दावा किमान ${number(leastHours)} तासांचा असतो. या बॅचमध्ये जास्तीत जास्त ${number(mostHours)} तास आणि ${creditsOf(mostCredits)} मोजले जातात.`,
  semesters: (semesters) => `या सेमिस्टरच्या विद्यार्थ्यांसाठी: ${list(semesters)}.`,
  approved: (minutes, credits) => `मंजूर: ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  open: (minutes, credits) => `खुल्या दाव्यांत: ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  noneYet: 'या बॅचमध्ये तुम्ही अजून कोणताही दावा केलेला नाही.',
  can: 'आत्ता तुम्ही याचा दावा करू शकता',
  canNone:
    'तुम्ही आत्ता दावा करू शकाल असे कोणतेही काम नाही. प्रकल्पाने स्वीकारलेल्या टप्प्यांचा, आणि तुमच्या तासांच्या नोंदीतील ओळींचा दावा करता येतो.',
  project: (lines, minutes) => `${pieces(lines)}, ${hoursOf(minutes)}`,
  logs: 'तुमच्या तासांची नोंद',
  logsHow: (count) =>
    plural(count, {
      one: (shown) => `तुम्ही सामील झालेल्या संधींपैकी ${shown} संधी कराराशिवाय क्रेडिट देते. तिच्यासाठी तुमचे तास लिहा.`,
      other: (shown) =>
        `तुम्ही सामील झालेल्या संधींपैकी ${shown} संधी कराराशिवाय क्रेडिट देतात. त्यांच्यासाठी तुमचे तास लिहा.`,
    }),
  claims: 'तुमचे दावे',
  claimsNone: 'तुम्ही अजून कोणताही दावा केलेला नाही.',
  claimFacts: (institution, minutes, credits) =>
    `${institution} · ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  claimFactsUntil: (institution, minutes, credits, until) =>
    `${institution} · ${hoursOf(minutes)}, ${creditsOf(credits)} · ${shortDay(until)} पर्यंत`,
  draftFacts: (institution) => `${institution} · अजून पाठवलेला नाही`,
  deleted: 'मसुदा हटवला आहे. त्यातील काम दुसऱ्या दाव्यात घेता येते.',
  new: {
    title: 'कॉलेज क्रेडिटचा दावा करा',
    description: 'ज्या कामासाठी तुम्ही कॉलेज क्रेडिटचा दावा करता ते काम निवडा.',
    what: 'एक दावा एकाच प्रकल्पातील कामासाठी असतो. अजून काहीही पाठवले जात नाही: तुमच्या कामातून काय मिळते ते तुम्हाला पुढच्या पानावर दिसते.',
    project: 'प्रकल्प',
    show: 'काम दाखवा',
    cohort: 'शैक्षणिक संस्था',
    cohortOf: (institution, cohort) => `${institution}, ${cohort}`,
    work: (project) => `${project} या प्रकल्पातील तुमचे काम`,
    workHow: 'ज्याचा दावा करायचा आहे त्यावर टिक करा. एक काम एकाच दाव्यात मोजले जाते.',
    noHost: (project) =>
      `${project} या प्रकल्पाचे कोणतेही ओनर तुमचे तास नक्की करू शकत नाहीत. तुमचा दावा पुराव्यांसह शैक्षणिक संस्थेकडे जातो: ती तुमचे काम कसे पाहू शकते ते तुम्ही सांगता.`,
    begin: 'दावा सुरू करा',
    beginning: 'जतन होत आहे…',
    barred: 'याचा दावा आत्ता करता येत नाही',
    closed: 'तुम्ही आत्ता दावा करू शकत नाही',
    none: 'या प्रकल्पात तुम्ही दावा करू शकाल असे कोणतेही काम नाही.',
    milestone: (title, minutes, days) => `${title} · टप्पा, ${hoursOf(minutes)}, ${days}`,
    log: (title, minutes, days) => `${title} · तासांची नोंद, ${hoursOf(minutes)}, ${days}`,
    cut: (said, counted) =>
      `तुम्ही सादर केले: ${hoursOf(said)}. एका दिवसात जास्तीत जास्त 12 तास मोजले जातात, म्हणून इतके मोजले जाते: ${hoursOf(counted)}.`,
  },
  link: 'कॉलेज क्रेडिट',
  claimMilestone: 'या तासांसाठी कॉलेज क्रेडिटचा दावा करा',
  writeLog: 'कॉलेज क्रेडिटसाठी तुमचे तास लिहा',
  ofProject: 'कॉलेज क्रेडिटसाठी विद्यार्थ्यांचे तास',
  leaves: (project, institution) => `${project} या प्रकल्पातील कामासाठी ${institution} या संस्थेकडे दावा`,
} satisfies Translated<typeof english>;
