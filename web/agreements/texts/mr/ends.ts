import type { EndBody } from '#contract/agreements/end-shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';
import type { endTexts as english } from '../en/ends.ts';

const count = (numbers: readonly unknown[]) =>
  plural(numbers.length, { one: (shown) => `${shown} टप्पा`, other: (shown) => `${shown} टप्पे` });

export const endTexts = {
  title: 'करार संपवणे',
  description: 'करार कसा संपतो, आणि त्याचा अर्थ काय.',
  whatItMeans: 'आता नोटीस देण्याचा अर्थ काय',
  endDay: (end: string, days: number) =>
    days === 0
      ? `हा करार आजचा दिवस संपल्यावर, ${day(end)} रोजी, संपतो.`
      : `हा करार ${day(end)} हा दिवस संपल्यावर संपतो: नोटीस ${days} दिवसांची आहे.`,
  cancelled: (planned: readonly unknown[]) =>
    `सुरू न झालेले: ${count(planned)}, लगेच रद्द. त्यांच्यासाठी काहीही देणे नाही.`,
  underWay: (begun: readonly unknown[], until: string) =>
    `चालू असलेले: ${count(begun)}, जे ${day(until)} पर्यंत सादर करायचे, योगदानकर्ता सुचवतात त्या मूल्यासह. तपासणी एकदाच होते, आणि उत्तर न आल्यास ते मूल्य स्वीकारले जाते. जे सादर होत नाही ते सोडून दिले जाते.`,
  due: (amount: string) => `स्वीकारलेल्या कामाचे ${amount} देणे आहे, आणि ते देणे राहते.`,
  nothingDue: 'स्वीकारलेल्या कामाचे आत्ता काहीही देणे नाही.',
  vested: (units: string) => `तेव्हा ${units} युनिट व्हेस्ट झालेली असतील. ती योगदानकर्त्याचीच राहतात.`,
  returned: (units: string) => `${units} युनिट व्हेस्ट झालेली नसतील, आणि ती पूलमध्ये परत जातात.`,
  nothingReturns: 'कोणतेही युनिट पूलमध्ये परत जात नाही.',
  vestingWord:
    'व्हेस्ट होणे म्हणजे कायमची कमाई. जी युनिट व्हेस्ट झालेली नाहीत त्यांचे वचन सोबत राहण्यासाठी असते, आणि शेवटी त्यांचे काय होते ते अटी सांगतात.',
  bad: 'यादीतील एखादे कारण सांगितले आणि ते कायम राहिले तर',
  badVested: (units: string) => `तेव्हा ${units} युनिट व्हेस्ट झालेली असतील, आणि ती योगदानकर्त्याचीच राहतात.`,
  badReturned: (units: string) => `${units} युनिट पूलमध्ये परत जातात.`,
  badUntil:
    'वाईट पद्धतीने जाणे म्हणजे फक्त हे: अटींच्या यादीतील एक कारण, जे आता सांगितले, आणि ज्यावर योगदानकर्ता 7 दिवसांत हरकत घेत नाहीत, किंवा जे आमचा स्टाफ योग्य ठरवतो. तोपर्यंत व्हेस्ट न झालेली युनिट रोखून ठेवली जातात.',
  cause: 'कारण, असल्यास',
  noRuler:
    'तुम्ही आत्ता कारण सांगू शकत नाही. योगदानकर्त्यांनी त्यावर हरकत घेतली, तर कोणीही निर्णय देऊ शकणार नाही: निर्णय देऊ शकणारा सर्व स्टाफ यात सहभागी आहे.',
  noCause: 'काही नाही: चांगल्या पद्धतीने जाणे',
  words: 'काय झाले',
  wordsHint: 'दुसरी बाजू ते वाचते. तिने हरकत घेतली, तर आमचा स्टाफही ते वाचतो.',
  give: 'नोटीस द्या',
  giveHow: 'ती मागे घेता येत नाही.',
  given: (by: EndBody['side'], at: string) =>
    `${by === 'project' ? 'प्रकल्पाने' : 'योगदानकर्त्यांनी'} ${moment(at)} रोजी नोटीस दिली.`,
  ends: (end: string) => `हा करार ${day(end)} हा दिवस संपल्यावर संपतो.`,
  ended: (end: string) => `हा करार ${day(end)} हा दिवस संपल्यावर संपला.`,
  leftToDo: (until: string) => `अजून सादर करायचे, ${day(until)} पर्यंत:`,
  causeStated: (cause: string) => `प्रकल्पाने सांगितलेले कारण: ${cause}.`,
  causeStages: {
    none: '',
    claimed:
      'योगदानकर्ता यावर हरकत घेऊ शकतात. दोनदा आठवण दिल्यावरही काही उत्तर आले नाही, तर ते कायम राहते; तोपर्यंत व्हेस्ट न झालेली युनिट रोखून ठेवली जातात.',
    contested:
      'योगदानकर्त्यांनी यावर हरकत घेतली आहे. आमचा स्टाफ त्यावर निर्णय देतो. त्यांचा निर्णय अंतिम आहे. तोपर्यंत व्हेस्ट न झालेली युनिट रोखून ठेवली जातात.',
    upheld: 'कारण मान्य झाले: व्हेस्ट न झालेली युनिट पूलमध्ये परत जातात.',
    refused: 'ते फेटाळले गेले: योगदानकर्ता चांगल्या पद्धतीने गेले असे मानले जाते.',
  } satisfies Record<EndBody['cause']['stage'], string>,
  contestUntil: (at: string) => `तुम्ही ${moment(at)} पर्यंत यावर हरकत घेऊ शकता.`,
  contest: 'हरकत घ्या',
  contestWords: 'हे तसे का नाही',
  contestHow: 'कोणत्याही बाजूचा नसलेला स्टाफ दोन्ही वाचतो आणि निर्णय देतो.',
  said: 'काय सांगितले गेले',
  ruling: 'निर्णय',
  notNow: 'करार लागू असताना आणि त्यातील काही करायचे बाकी असताना नोटीस देता येते.',
  done: {
    given: 'नोटीस दिली आहे.',
    contested: 'तुम्ही हरकत घेतली आहे.',
  } as Record<string, string>,
  busy: 'एक क्षण…',
} satisfies Translated<typeof english>;
