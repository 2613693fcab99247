import type { Translated } from '#rules/text/translated.ts';
import { day, plural } from '#web/ground/texts/amounts.ts';
import type {
  publicProjectsTexts as englishList,
  publicProjectTexts as englishOne,
} from '../en/public-projects.ts';

export const publicProjectsTexts = {
  title: 'प्रकल्प',
  description:
    'विद्यार्थी, संस्थापक आणि मेंटर इथे काय तयार करत आहेत: प्रत्येक प्रकल्पामागे कोण आहे, तो कुठवर आला आहे, आणि पुढे काय.',
  headline: 'लोक इथे काय सुरू करतात.',
  intro: 'प्रत्येक ठिपका म्हणजे एक व्यक्ती. त्यांच्याभोवतीचा प्रत्येक वेढा म्हणजे दोन्ही बाजूंनी स्वीकारलेला एक टप्पा.',
  stage: 'पायरी',
  anyStage: 'कोणतीही पायरी',
  sector: 'क्षेत्र',
  anySector: 'कोणतेही क्षेत्र',
  filter: 'दाखवा',
  all: 'सर्व प्रकल्प',
  empty: 'अजून असा कोणताही प्रकल्प नाही.',
  emptyAll: 'अजून कोणताही प्रकल्प प्रकाशित झालेला नाही.',
  drop: 'सर्व प्रकल्प दाखवा',
  more: 'जुने प्रकल्प',
  first: 'सर्वात नवीन प्रकल्प',
  start: 'प्रकल्प सुरू करा',
  startTitle: 'पुढचा तुमचा असू शकतो.',
  startText: 'एक नाव आणि एक ओळ यांनी तो सुरू होतो. तुम्ही तो प्रकाशित करेपर्यंत इतर कोणालाही दिसत नाही.',
} satisfies Translated<typeof englishList>;

export const publicProjectTexts = {
  report: 'रिपोर्ट करा',
  missing: {
    title: 'असा कोणताही प्रकल्प नाही',
    text: 'त्याच्या टीमने तो आर्काइव्ह केला असेल, किंवा लिंक अर्धवट असेल.',
    link: 'सर्व प्रकल्प',
  },
  problem: 'समस्या',
  today: 'आज काय आहे',
  next: 'पुढे काय',
  team: 'यामागे कोण आहे',
  owner: 'ओनर',
  cofounder: (on) => `${day(on)} पासून सह-संस्थापक. असे त्यांचे स्वतःचे म्हणणे आहे.`,
  others: (count) =>
    plural(count, { one: (shown) => `आणि आणखी ${shown} व्यक्ती`, other: (shown) => `आणि आणखी ${shown} लोक` }),
  noneShown: (count) => plural(count, { one: (shown) => `${shown} व्यक्ती`, other: (shown) => `${shown} लोक` }),
  hidden: 'त्यांनी सर्वांना न दिसणे निवडले आहे.',
  organisation: {
    yes: {
      term: 'पडताळणी झालेली संस्था',
      text: 'त्याच्या एका ओनरने दाखवले आहे की ते नोंदणीकृत संस्थेच्या वतीने काम करतात.',
    },
    no: { term: 'नोंदणी नसलेली टीम', text: 'या प्रकल्पासाठी कोणत्याही संस्थेची पडताळणी झालेली नाही.' },
  },
  figures: 'अजून इतके नवीन आहे की आकडे नाहीत.',
  figuresOver: 'गेल्या 90 दिवसांत अर्जांना दिलेली उत्तरे.',
  figuresHow: 'प्रकल्प किती लवकर उत्तर देतो ते पाच उत्तरांपासून पुढे दाखवले जाते.',
  open: 'खुल्या संधी',
  noneOpen: 'सध्या कोणतीही संधी खुली नाही.',
  website: 'वेबसाइट',
  follow: 'या प्रकल्पाला फॉलो करा',
  share: 'इतरांना पाठवा',
  archived: 'हा प्रकल्प आर्काइव्हमध्ये आहे. हे पान फक्त त्याच्या टीमला दिसते.',
  removed: 'आमच्या स्टाफने हा प्रकल्प काढून टाकला आहे. हे पान फक्त त्याच्या टीमला दिसते.',
  draft: 'हा मसुदा आहे. हे पान फक्त त्याच्या टीमला दिसते.',
} satisfies Translated<typeof englishOne>;
