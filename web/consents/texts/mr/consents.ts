import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import type { consentTexts as english, receiptTexts as englishReceipt } from '../en/consents.ts';

export const consentTexts = {
  title: 'संमती',
  facts: 'तुम्ही कशाला संमती दिली, ती मागे कशी घ्यायची, पावत्या',
  description: 'तुम्ही कशाला संमती दिली, कोणत्या आवृत्तीत, आणि ती मागे कशी घ्यायची.',
  intro: 'मागे घेण्यासाठी एकदाच दाबायचे असते. पुढचे पान उघडताच ते लागू होते.',
  none: 'तुम्ही अजून कोणतीही संमती दिलेली नाही.',
  given: (at) => `${day(at)} रोजी दिली`,
  withdrawn: (at) => `${day(at)} रोजी मागे घेतली`,
  refused: (at) => `दिली नाही. ${day(at)} रोजी उत्तर दिले`,
  stateGiven: '✓ दिली आहे',
  stateWithdrawn: '○ दिलेली नाही',
  textNames: { terms: 'सेवेच्या अटी', privacy: 'गोपनीयता धोरण', statement: 'घोषणापत्र' },
  version: (text, version, language) => `${text}, आवृत्ती ${version}, ${language}`,
  withdraw: (name) => `मागे घ्या: ${name}`,
  withdrawing: 'मागे घेत आहे...',
  byAccount: 'ही मागे घेण्यासाठी अकाउंट हटवावे लागते.',
  giveUp: 'माझे अकाउंट हटवा',
  byGuardian: 'ही तुमचे आई, वडील किंवा पालक देतात आणि मागे घेतात, आम्ही त्यांना पाठवलेल्या ईमेलमधील लिंकने.',
  done: 'तुम्ही ती मागे घेतली आहे. हे आतापासून लागू आहे.',
  receipts: 'पावत्या',
  receiptLine: (isGiven, at, number) =>
    isGiven ? `पावती ${number}: संमती ${day(at)} रोजी दिली` : `पावती ${number}: संमती दिलेली नाही, ${day(at)}`,
} satisfies Translated<typeof english>;

export const receiptTexts = {
  title: (number) => `पावती ${number}`,
  description: 'पावती: तुम्ही संमती दिली किंवा मागे घेतली.',
  given: 'संमती दिली गेली.',
  withdrawn: 'संमती दिलेली नाही.',
  number: 'क्रमांक',
  member: 'कोणाचे अकाउंट',
  consent: 'संमती',
  reach: 'कोणासाठी',
  about: 'याचा अर्थ',
  text: 'मजकूर',
  hash: 'शब्दांचा SHA-256',
  by: 'कोणी',
  givers: { member: 'सदस्य', guardian: 'आई, वडील किंवा पालक' },
  at: 'तारीख आणि वेळ',
  moment: (at) => moment(at),
  print: 'हे कागदावर ठेवण्यासाठी हे पान प्रिंट करा.',
  old: 'या आवृत्तीतील मजकूर',
} satisfies Translated<typeof englishReceipt>;
