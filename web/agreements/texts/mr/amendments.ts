import type { AgreementParty, AmendmentStage } from '#contract/agreements/limits.ts';
import { agreementLimits as limits } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, shortDay } from '#web/ground/texts/amounts.ts';
import type { amendmentTexts as english } from '../en/amendments.ts';
import { amendmentNote } from './amendment-note.ts';

const sides: Record<AgreementParty, string> = { project: 'प्रकल्प', contributor: 'योगदानकर्ता' };

export const amendmentTexts = {
  title: amendmentNote.title,
  description: 'दोघांनी सही केलेल्या मजकुरातील बदल.',
  how: 'दोघांनी सही केलेला मजकूर दुरुस्तीने बदलतो. दोघे नवीन आवृत्तीवर सही करेपर्यंत लागू आवृत्तीच चालते.',
  rules: [
    'नवीन टप्पे जोडता येतात, आणि सुरू न झालेले टप्पे बदलता येतात.',
    'सुरू झालेल्या टप्प्यात फक्त ठरलेली तारीख आणि निकष बदलता येतात, तो सादर होण्याआधी. तो ज्या आवृत्तीनुसार सुरू झाला तीच त्याला लागू राहते.',
    'चलन कधीच बदलत नाही, आणि जे सुरू झाले आहे त्याचे मूल्य, हिस्सा, किंमत किंवा व्हेस्टिंगही नाही.',
    'दोघांची सही होण्याआधी टप्पा सुरू झाला, तर प्रस्ताव रद्दबातल होतो.',
  ],
  begin: 'दुरुस्ती लिहा',
  beginHow: 'ती लागू मजकुरापासून सुरू होते. तुम्ही प्रस्ताव देण्याआधी ती दुसरे कोणीही वाचत नाही.',
  notNow: 'तुम्ही आत्ता कशातही दुरुस्ती करू शकत नाही.',
  notTakenOver: amendmentNote.notTakenOver,
  notTakenOverHow:
    'ज्यांनी प्रकल्पाच्या वतीने सही केली तेच कराराची बाजू आहेत. त्यानंतर स्थापन झालेली किंवा पडताळलेली कंपनी, किंवा दुसरे ओनर, ही जागा फक्त दुरुस्तीनेच घेतात.',
  stages: {
    proposed: 'प्रस्ताव दिला',
    countered: 'उलट प्रस्ताव आला',
    signed_by_one: 'एकाची सही झाली',
    in_force: 'लागू',
    declined: 'नकार दिला',
    withdrawn: 'मागे घेतली',
    expired: 'मुदत संपली',
    void: 'रद्दबातल: जे बदलायचे होते ते आधीच पुढे गेले होते',
  } satisfies Record<AmendmentStage, string>,
  yours: (at: string) => `आता तुम्ही: ${moment(at)} पर्यंत उत्तर द्या किंवा सही करा.`,
  theirs: (side: AgreementParty, at: string) =>
    `आता ${sides[side]}: ${moment(at)} पर्यंत उत्तर द्यायचे किंवा सही करायची आहे.`,
  nobodyThere: 'आत्ता कोणी उत्तर देऊ शकत नाही. वेळ थांबलेली आहे.',
  lapse: `${limits.answerDays} दिवसांत उत्तर आले नाही, तर तिची मुदत संपते; लागू आवृत्ती लागूच राहते.`,
  changes: 'लागू आवृत्तीपेक्षा काय वेगळे आहे',
  sinceBefore: 'आधीच्या मजकुरापेक्षा काय वेगळे आहे',
  noChanges: 'काहीही वेगळे नाही.',
  oldText:
    'या दुरुस्तीचा प्रस्ताव दिला तेव्हा आमच्या प्रमाणित वाक्यांत प्रकल्पाचे आणि कंपनीचे नाव नव्हते. आता तिच्यावर सही होत नाही. उलट प्रस्ताव द्या: मग त्याच अटी नवीन वाक्यांत येतात.',
  readAndSign: 'पूर्ण मजकूर वाचून सही करा',
  goOn: 'मसुदा पुढे लिहा',
  counter: 'उलट प्रस्ताव द्या',
  counterHow: 'जे तुम्हाला पटत नाही ते तुमच्या मसुद्यात बदला. तुम्ही प्रस्ताव देण्याआधी काहीही पाठवले जात नाही.',
  decline: 'नकार द्या',
  withdraw: 'मागे घ्या',
  endHow: 'मग ही दुरुस्ती संपते. लागू आवृत्ती आहे तशीच राहते.',
  past: 'आधीच्या दुरुस्त्या',
  pastRow: (stage: string, side: AgreementParty, from: string, to: string) =>
    `${stage} · ${sides[side]} · ${shortDay(from)} – ${shortDay(to)}`,
  signed: 'दोघांनी सही केलेल्या आवृत्त्या',
  print: (version: number, at: string) => `मजकूर ${version}, ${shortDay(at)} रोजी दोघांची सही झाली (PDF)`,
  done: {
    proposed: 'तुम्ही दुरुस्तीचा प्रस्ताव दिला. दुसऱ्या बाजूकडे उत्तरासाठी 14 दिवस आहेत.',
    declined: 'तुम्ही दुरुस्तीला नकार दिला. लागू आवृत्ती आहे तशीच राहते.',
    withdrawn: 'तुम्ही दुरुस्ती मागे घेतली. लागू आवृत्ती आहे तशीच राहते.',
    dropped: 'मसुदा सोडून दिला आहे.',
    signed: 'तुम्ही सही केली आहे. आता दुसरी बाजू सही करेल.',
  } as Record<string, string>,
} satisfies Translated<typeof english>;
