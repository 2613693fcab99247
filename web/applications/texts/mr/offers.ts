import { offerLimits } from '#contract/applications/offer-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type { offerTexts as english } from '../en/offers.ts';

export const offerTexts = {
  offer: 'प्रस्ताव',
  answerBy: (at) => `${moment(at)} पर्यंत उत्तर द्या`,
  facts: (hours, startsOn) => `आठवड्याला ${number(hours)} तास, ${day(startsOn)} पासून`,
  accept: 'प्रस्ताव स्वीकारा',
  readBefore: 'तुम्ही आधी काय वाचले होते',
  acceptHow: 'जागा तुमचीच राहते. तुम्ही काम सुरू केले असे टीमने नक्की केले की तुम्ही टीममध्ये असाल.',
  no: 'हे तुमच्यासाठी नसेल, तर तुमचा अर्ज मागे घ्या: मग जागा दुसऱ्या व्यक्तीसाठी मोकळी होते.',
  turn: (at) => `आता तुम्ही: ${moment(at)} पर्यंत प्रस्तावाला उत्तर द्या.`,
  accepted: 'तुम्ही स्वीकारले आहे. तुम्ही काम सुरू केल्यावर टीम ते नक्की करते.',
  make: 'जागेचा प्रस्ताव द्या',
  makeHow:
    'उत्तर येईपर्यंत यासाठी एक जागा राखून ठेवली जाते. या अटी फक्त या व्यक्तीसाठी आहेत; रक्कम आणि शेअर काम सुरू होण्याआधी लेखी ठरतात.',
  title: 'टीममधील पदाचे नाव',
  startsOn: 'सुरू होण्याचा दिवस',
  hours: 'आठवड्याला तास',
  terms: 'अटींचा मसुदा',
  termsHint: 'तुम्ही लेखी काय ठरवाल: कोणते काम करायचे, आणि त्यातून काय मिळेल.',
  answerOn: 'उत्तराचा शेवटचा दिवस',
  answerOnHint: `रिकामे ठेवल्यास आतापासून 5 दिवस. जास्तीत जास्त ${offerLimits.withinDays} दिवस पुढे.`,
  takeBack: 'प्रस्ताव मागे घ्या',
  takeBackHow: 'अर्जदार पुन्हा शॉर्टलिस्टमध्ये येतील, आणि पुढच्या उत्तरासाठी तुमच्याकडे जेवढा वेळ उरला होता तेवढाच असेल.',
  confirm: 'सामील झाल्याचे नक्की करा',
  confirmHow: 'तेव्हापासून ही व्यक्ती टीममध्ये असेल, आणि प्रकल्पाच्या कोलममध्ये एक ठिपका वाढेल.',
  free: 'जागा मोकळी करा',
  freeHow: 'सुरुवातीच्या दिवसानंतरच्या 14 दिवसांत ही व्यक्ती सामील झालेली नाही.',
  waitsForYes: 'अर्जदाराने स्वीकारले आहे. काम सुरू झाल्यावर ते नक्की करा.',
  busy: 'एक क्षण…',
  done: {
    offered: 'प्रस्ताव दिला आहे.',
    takenBack: 'प्रस्ताव मागे घेतला आहे.',
    joined: 'ही व्यक्ती टीममध्ये आहे.',
    freed: 'जागा मोकळी आहे.',
    accepted: 'तुम्ही प्रस्ताव स्वीकारला आहे.',
  },
} satisfies Translated<typeof english>;
