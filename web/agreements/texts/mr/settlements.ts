import { disputeLimits as limits } from '#contract/agreements/dispute-limits.ts';
import type { SettlementBody } from '#contract/agreements/dispute-shapes.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { settlementTexts as english } from '../en/settlements.ts';
import { units } from './milestone-words.ts';

const sides: Record<AgreementParty, string> = { project: 'प्रकल्प', contributor: 'योगदानकर्ता' };
const asked: Record<AgreementParty, string> = { project: 'योगदानकर्त्याचे उत्तर', contributor: 'प्रकल्पाचे उत्तर' };

export const settlementTexts = {
  title: 'दोन्ही बाजूंमध्ये',
  lead: `निर्णयाऐवजी दोन्ही बाजू आपसात ठरवू शकतात. प्रस्तावाला उत्तर देण्यासाठी दुसऱ्या बाजूकडे ${limits.settlementDays} दिवस असतात. दरम्यान पुरावे आणि निर्णय चालू राहतात. आमचा स्टाफ हे प्रस्ताव वाचत नाही.`,
  proposal: 'तडजोडीचा प्रस्ताव',
  by: (side: AgreementParty, at: string) => `${sides[side]} · ${moment(at)}`,
  rejected: 'कोणतेही मूल्य मंजूर होत नाही, आणि काम योगदानकर्त्याचेच राहते.',
  awarded: (amount: string, count: number, pay: string) =>
    `${amount} इतके मूल्य, म्हणजे ${pay} पैशांत द्यायचे आणि ${units(count)}.`,
  passes: 'प्रकल्पाकडे काय जाते',
  answerBy: (side: AgreementParty, at: string) => `${asked[side]} आले नाही, तर हा ${moment(at)} रोजी संपतो.`,
  vested: (count: number) => `स्वीकारल्यास व्हेस्ट झालेली ${units(count)} परत घेतली जातात.`,
  payBack: (amount: string) => `स्वीकारल्यास 15 दिवसांत ${amount} परत करायचे आहेत.`,
  final: 'स्वीकारणे अंतिम आहे. तो दोन्ही बाजूंनी मान्य केलेला निर्णय मानला जातो, आणि त्यावर अपील नाही.',
  accept: 'तडजोड स्वीकारा',
  decline: 'नकार द्या',
  takeBack: 'प्रस्ताव मागे घ्या',
  over: 'याला उत्तर देण्याची वेळ संपली आहे.',
  earlier: 'आधीचे प्रस्ताव',
  outcomes: {
    open: 'उत्तराची वाट पाहत आहे',
    accepted: 'स्वीकारला',
    declined: 'नकार दिला',
    taken_back: 'मागे घेतला',
    lapsed: 'वेळेत उत्तर आले नाही',
    over: 'वादासोबत किंवा निर्णयासोबत संपला',
  } satisfies Record<SettlementBody['outcome'], string>,
  erased: 'हा मजकूर पुसला गेला. त्याचा हॅश लेजरमध्ये राहतो; त्यावरून मजकूर वाचता येत नाही.',
  propose: 'तडजोडीचा प्रस्ताव द्या',
  valueLabel: 'तुम्ही सुचवता ते मूल्य',
  valueHint: (most: string) => `0 ते ${most}. 0 म्हणजे काम नामंजूर. युनिट आणि पेमेंट त्यावरून ठरतात.`,
  wordsLabel: 'तुम्ही याबद्दल काय सांगता',
  wordsHint: 'दुसरी बाजू ते वाचते. त्याचा हॅश लेजरमध्ये राहतो; त्यावरून मजकूर वाचता येत नाही.',
  passesHint: 'मूल्याचा फक्त एक भाग सुचवला असेल तेव्हा आवश्यक.',
  send: 'प्रस्ताव पाठवा',
  withdraw: 'वाद मागे घ्या',
  withdrawHow:
    'सर्व आधीसारखेच राहते, आणि मुदती उरलेल्या वेळेसह पुढे चालतात, किमान 3 दिवस. मागे घेतलेला वाद त्याच्या वेळेत पुन्हा उघडता येतो, तिसऱ्यांदा नाही.',
  withdrawPay: 'तुम्ही स्वीकारलेल्या कामाच्या पेमेंटची पहिली मुदत तशीच राहते.',
  withdrawAct: 'आता वाद मागे घ्या',
} satisfies Translated<typeof english>;
