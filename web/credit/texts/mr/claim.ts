import {
  type ClaimLack,
  type ClaimReturner,
  creditLimits as limits,
  creditTimes as times,
} from '#contract/credit/limits.ts';
import type { RuleParts } from '#contract/credit/shapes.ts';
import type { ClaimCut } from '#rules/credit/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, number } from '#web/ground/texts/amounts.ts';
import type { claimTexts as english } from '../en/claim.ts';
import { creditsOf, hoursOf } from './hours.ts';

const pdf = 'application/pdf';

type Sides = { project: string; institution: string; until: string };
type OfLack = { institution: string; missing: number; rule: RuleParts | null };

export const claimTexts = {
  one: 'दावा',
  up: 'कॉलेज क्रेडिट',
  description: 'कॉलेज क्रेडिटचा एक दावा, आणि तो कोणत्या स्थितीत आहे.',
  to: (institution, cohort) => `${institution}, ${cohort}`,
  number: (number) => `क्रमांक ${number}`,
  term: (term) => `सत्र ${term}`,
  turns: {
    draft: ({ project }) =>
      `हा दावा फक्त तुम्हाला दिसतो. तुम्ही तो पाठवल्यावर तो ${project} या प्रकल्पाच्या ओनरकडे जातो, आणि ते तुमचे तास नक्की करतात.`,
    draftEvidence: ({ project, institution }) =>
      `हा दावा फक्त तुम्हाला दिसतो. ${project} या प्रकल्पाचे कोणतेही ओनर तुमचे तास नक्की करू शकत नाहीत. म्हणून तो पाठवल्यानंतर तुम्ही ${institution} या संस्थेसाठी पुरावे लिहिता.`,
    host: ({ project, until }) =>
      `${project} या प्रकल्पाच्या एका ओनरनी ${day(until)} पर्यंत तुमचे तास नक्की करायचे आहेत.`,
    hostAgain: ({ project, institution, until }) =>
      `${project} या प्रकल्पाच्या कोणत्याही ओनरनी उत्तर दिलेले नाही, म्हणून आम्ही आणखी एकदा विचारले. ${day(until)} पर्यंत उत्तर आले नाही, तर तुम्ही त्याऐवजी ${institution} या संस्थेला पुरावे पाठवू शकता.`,
    evidence: ({ project, institution, until }) =>
      `आता तुम्ही: ${project} या प्रकल्पाच्या कोणत्याही ओनरनी तुमचे तास नक्की केले नाहीत. तुमचे काम कसे पाहता येईल ते ${institution} या संस्थेला सांगा, आणि ते ${day(until)} पर्यंत पाठवा. त्या दिवसानंतर दावा मागे घेतला जातो.`,
    college: ({ institution, until }) => `${institution} या संस्थेने ${day(until)} पर्यंत निर्णय घ्यायचा आहे.`,
    collegeLate: ({ institution, until }) =>
      `${institution} या संस्थेकडून उशीर झाला आहे. निर्णय ${day(until)} पर्यंत घ्यायचा होता. तुम्हाला काही करण्याची गरज नाही.`,
    collegeNoOne: ({ institution }) =>
      `तुमच्या दाव्याचा निर्णय घेऊ शकेल असे ${institution} या संस्थेच्या स्टाफमध्ये सध्या कोणीही नाही. दावा वाट पाहत आहे, आणि आम्ही शैक्षणिक संस्थेला कळवले आहे.`,
    appealed: ({ institution }) =>
      `${institution} या संस्थेत तुमचे अपील पाहिले जात आहे. ज्यांनी आधी निर्णय घेतला नाही असे स्टाफमधील लोक त्याचा निर्णय घेतात.`,
    appealedUntil: ({ institution, until }) =>
      `${institution} या संस्थेने तुमच्या अपिलाचा निर्णय ${day(until)} पर्यंत घ्यायचा आहे. ज्यांनी आधी निर्णय घेतला नाही असे स्टाफमधील लोक तो घेतात.`,
    approved: ({ institution }) => `${institution} या संस्थेने तुमचा दावा मंजूर केला आहे.`,
    declined: ({ institution }) => `${institution} या संस्थेने तुमच्या दाव्याला नकार दिला आहे.`,
    withdrawn: () => 'हा दावा मागे घेतला गेला. त्यातील काम दुसऱ्या दाव्यात घेता येते.',
    released: () =>
      'हा दावा संपला आहे, कारण तुम्ही आता शैक्षणिक संस्थेचे विद्यार्थी नाही, किंवा शैक्षणिक संस्था किंवा प्रकल्प बंद झाला आहे. त्यातील काम दुसऱ्या दाव्यात घेता येते.',
    taken_back: ({ institution }) => `${institution} या संस्थेने तिची मंजुरी मागे घेतली आहे. प्रमाणपत्र आता वैध नाही.`,
  },
  returned: {
    '': ({ until }) => `आता तुम्ही: दावा बदला आणि ${day(until)} पर्यंत पुन्हा पाठवा.`,
    host: ({ project, until }) =>
      `आता तुम्ही: ${project} या प्रकल्पाच्या एका ओनरनी दावा परत केला आहे. तो बदला आणि ${day(until)} पर्यंत पुन्हा पाठवा. त्या दिवसानंतर तो मागे घेतला जातो.`,
    college: ({ institution, until }) =>
      `आता तुम्ही: ${institution} या संस्थेने दावा परत केला आहे. तो बदला आणि ${day(until)} पर्यंत पुन्हा पाठवा. त्या दिवसानंतर तो मागे घेतला जातो.`,
    rule: ({ project, until }) =>
      `आता तुम्ही: ${project} या प्रकल्पाच्या ओनरनी इतके कमी तास नक्की केले, की त्यांतून क्रेडिट मिळत नाही. काम वाढवा आणि ${day(until)} पर्यंत पुन्हा पाठवा. त्या दिवसानंतर दावा मागे घेतला जातो.`,
  } satisfies Record<ClaimReturner, (of: Sides) => string>,
  reason: (reason) => `कारण: ${reason}`,
  certificate: 'प्रमाणपत्र पाहा',
  noBank: 'अकॅडमिक बँक ऑफ क्रेडिट्समध्ये नोंद नाही; ती शैक्षणिक संस्था करते.',
  sum: 'यातून मिळते',
  sumOver: 'हा दावा इतक्याचा होता',
  another: 'क्रेडिटचा पुन्हा दावा करा',
  sumLine: (minutes, credits) => `${hoursOf(minutes)}, ${creditsOf(credits)}`,
  sumSaid: (minutes) => `कामाचा वेळ: ${hoursOf(minutes)}.`,
  cuts: {
    line_days: (minutes) =>
      `मोजले नाही: ${hoursOf(minutes)}. एका कामाचे एका दिवसात जास्तीत जास्त 12 तास मोजले जातात.`,
    all_days: (minutes) =>
      `मोजले नाही: ${hoursOf(minutes)}. तुमची सर्व कामे मिळून एका दिवसात जास्तीत जास्त 12 तास मोजले जातात.`,
    most_hours: (minutes, rule) =>
      rule
        ? `मोजले नाही: ${hoursOf(minutes)}. नियमानुसार या बॅचमध्ये जास्तीत जास्त इतके मोजले जाते: ${hoursOf(rule.mostHours * 60)}.`
        : `नियमानुसार मोजले नाही: ${hoursOf(minutes)}.`,
    most_credits: (_, rule, credits) =>
      rule
        ? `मोजले नाही: ${creditsOf(credits)}. नियमानुसार या बॅचमध्ये जास्तीत जास्त इतके मिळते: ${creditsOf(rule.mostCredits)}.`
        : `नियमानुसार मोजले नाही: ${creditsOf(credits)}.`,
  } satisfies Record<ClaimCut, (minutes: number, rule: RuleParts | null, credits: number) => string>,
  lacksTitle: 'हा अजून पाठवता येत नाही',
  lacks: {
    lines: () => 'ज्या कामाचा दावा करायचा आहे त्यावर टिक करा.',
    least: ({ missing, rule }) =>
      rule
        ? `कमी पडतात: ${hoursOf(missing)}. नियमानुसार किमान इतके लागतात: ${hoursOf(rule.leastHours * 60)}.`
        : `कमी पडतात: ${hoursOf(missing)}.`,
    credit: () => 'तुम्ही आधी जितक्याचा दावा केला आहे, त्यापेक्षा जास्त क्रेडिट या तासांतून मिळत नाही.',
    semester: () => 'नियमानुसार क्रेडिट तुमच्या सेमिस्टरमध्ये नाही, इतर सेमिस्टरमध्ये मिळते.',
    evidence: () => 'तुमचे पुरावे लिहा.',
    organisation: ({ institution }) => `${institution} ही संस्था सध्या दावे घेत नाही.`,
  } satisfies Record<ClaimLack, (of: OfLack) => string>,
  lines: 'या दाव्यातील काम',
  linesChoose: 'काम निवडा',
  linesHow: 'ज्याचा दावा करायचा आहे त्यावर टिक करा, मग जतन करा. वरची बेरीज जतन केलेल्या कामाची आहे.',
  saveLines: 'निवड जतन करा',
  lineMilestone: (minutes, days) => `टप्पा, ${hoursOf(minutes)}, ${days}`,
  lineLog: (minutes, days) => `तासांची नोंद, ${hoursOf(minutes)}, ${days}`,
  confirmed: (minutes) => `ओनरनी नक्की केले: ${hoursOf(minutes)}.`,
  confirmedNone: 'ओनरनी एकही तास नक्की केला नाही.',
  lineReason: (reason) => `ओनरचे कारण: ${reason}`,
  agreement: 'करार पाहा',
  send: 'दावा पाठवा',
  sendToHost: (project) =>
    `तो ${project} या प्रकल्पाच्या ओनरकडे जातो. त्यांना तुमचे नाव, तुमची शैक्षणिक संस्था आणि हे काम दिसते. त्यांच्याकडे 7 दिवस आहेत.`,
  sendToCollege: (institution) =>
    `तो तुमच्या पुराव्यांसह ${institution} या संस्थेकडे जातो. तिला तिच्या यादीतील तुमची ओळ, हे काम आणि पुरावे दिसतात.`,
  sendToEvidence: (institution) =>
    `त्यानंतर तुम्ही तुमचे पुरावे लिहिता. तुमच्याकडे 30 दिवस आहेत. मग दावा ${institution} या संस्थेकडे जातो.`,
  sendBack: (institution) => `तो पुन्हा ${institution} या संस्थेकडे जातो, कारण तास आधीच नक्की झाले आहेत.`,
  sendAgain: 'पुन्हा पाठवा',
  busy: 'जतन होत आहे…',
  evidence: {
    title: 'पुरावे',
    how: (institution) =>
      `हे काम तुम्ही केले हे कसे पाहता येईल ते ${institution} या संस्थेला सांगा: काम स्वतः, त्याबद्दल कोणाला माहीत आहे, ते कुठे आहे. मग प्रमाणपत्रावर असे लिहिलेले असते: “पुराव्यांवरून, काम देणाऱ्यांनी नक्की केले नाही”.`,
    words: 'तुमचे शब्द',
    save: 'शब्द जतन करा',
    files: 'फाइल',
    filesNone: 'अजून फाइल नाही.',
    filesHow: `जास्तीत जास्त ${limits.files} फाइल, प्रत्येक PDF किंवा चित्र. ओळखपत्राचा क्रमांक दाखवू नका. निर्णयानंतर ${times.evidenceDays} दिवसांनी आम्ही शब्द आणि फाइल हटवतो.`,
    file: 'फाइल जोडा',
    fileHint: 'PDF, JPEG, PNG किंवा WebP.',
    add: 'ही फाइल जोडा',
    see: (position, mimeType) =>
      mimeType === pdf ? `फाइल ${number(position)}, PDF` : `फाइल ${number(position)}, चित्र`,
    delete: (position) => `फाइल ${number(position)} हटवा`,
  },
  steps: 'आतापर्यंत',
  withdraw: 'दावा मागे घ्या',
  withdrawHow: 'तो आत्ता संपतो. त्यातील काम दुसऱ्या दाव्यात घेता येते.',
  delete: 'हा मसुदा हटवा',
  appeal: {
    title: 'अपील',
    how: (institution, until) =>
      `निर्णय चुकीचा आहे असे तुम्हाला वाटत असेल, तर ${day(until)} पर्यंत का ते सांगा. ${institution} या संस्थेच्या स्टाफमधील ज्यांनी निर्णय घेतला नाही ते लोक तो पुन्हा एकदा पाहतात. त्यांचा निर्णय इथे शेवटचा असतो.`,
    noStaff: (institution) =>
      `अपिलाचा निर्णय घेऊ शकेल असे ${institution} या संस्थेच्या स्टाफमध्ये दुसरे कोणीही नाही, म्हणून तुम्ही इथे अपील करू शकत नाही. शैक्षणिक संस्थेलाच विचारा.`,
    words: 'निर्णय का चुकीचा आहे',
    send: 'अपील पाठवा',
    sent: (at) => `तुम्ही ${day(at)} रोजी अपील केले.`,
    decided: (at) => `अपिलाचा निर्णय ${day(at)} रोजी झाला.`,
    ended: (at) => `शैक्षणिक संस्था आता इथे नाही. म्हणून अपील ${day(at)} रोजी निर्णयाशिवाय संपले.`,
  },
  done: {
    begun: 'दावा सुरू झाला आहे. अजून काहीही पाठवलेले नाही. त्यातून काय मिळते ते वाचा, मग पाठवा.',
    lines: 'जतन झाले. बेरीज आता ताजी आहे.',
    sent: 'दावा पाठवला आहे.',
    words: 'तुमचे शब्द जतन झाले आहेत.',
    file: 'फाइल जोडली आहे.',
    fileDeleted: 'फाइल हटवली आहे.',
    withdrawn: 'तुम्ही दावा मागे घेतला आहे.',
    appealed: 'तुमचे अपील पाठवले आहे.',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english>;
