import type { Translated } from '#rules/text/translated.ts';
import { day, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import { markTexts } from '#web/verifications/texts/mr/marks.ts';
import type {
  publicOpportunitiesTexts as englishList,
  publicOpportunityTexts as englishOne,
} from '../en/public-opportunities.ts';

export const publicOpportunitiesTexts = {
  saveThis: 'हा शोध जतन करा, आणि नवीन संधी ईमेलने मिळवा',
  title: 'संधी',
  description:
    'विद्यार्थी आणि संस्थापकांच्या प्रकल्पांतील संधी: कोणते काम करायचे, किती तास लागतील, आणि काय मिळेल: मोबदला, इक्विटी किंवा कॉलेज क्रेडिट.',
  headline: 'तुम्ही कशात सामील होऊ शकता.',
  intro: 'कोणते काम करायचे, किती तास लागतील, आणि काय मिळेल ते प्रत्येक संधी सांगते.',
  feed: 'खुल्या संधी, जशा येतात तशा',
  all: 'खुल्या संधी',
  empty: 'अशी कोणतीही संधी नाही.',
  emptyAll: 'सध्या कोणतीही संधी खुली नाही.',
  offer: 'संधी द्या',
  offerTitle: 'तुम्ही लोकांच्या शोधात आहात का?',
  offerText: 'प्रकल्प सुरू करा, आणि त्यात एखाद्या व्यक्तीला कोणते काम करायचे आहे आणि काय मिळेल ते सांगा.',
} satisfies Translated<typeof englishList>;

export const publicOpportunityTexts = {
  report: 'रिपोर्ट करा',
  missing: {
    title: 'अशी कोणतीही संधी नाही',
    text: 'ती तिच्या प्रकल्पासोबत संपली असेल, किंवा लिंक अर्धवट असेल.',
    link: 'सर्व संधी',
  },
  of: (project) => `${project} या प्रकल्पातील संधी`,
  wouldDo: 'सोमवारी कोणते काम करायचे आहे',
  wouldLearn: 'काय शिकायला मिळेल',
  lookFor: 'आम्हाला कशी व्यक्ती हवी आहे',
  gives: 'काय मिळेल',
  skills: 'कौशल्ये',
  questions: 'तुम्हाला काय विचारले जाईल',
  trial: 'चाचणी काम',
  trialHow: (hours) => `जास्तीत जास्त ${number(hours)} तास, शॉर्टलिस्टमध्ये आल्यावरच:`,
  facts: 'आकड्यांत',
  hours: 'आठवड्याला तास',
  hoursOf: (hours) => `${number(hours)} तास`,
  workHours: (hours) =>
    plural(hours, {
      one: (count) => `आठवड्याला ${count} तास`,
      other: (count) => `आठवड्याला ${count} तास`,
    }),
  length: 'किती काळ',
  team: 'टीम',
  begins: 'सुरुवात',
  where: 'कुठे',
  seats: 'जागा',
  openSeats: 'खुल्या जागा',
  closes: 'कधीपर्यंत खुली',
  behind: 'यामागे कोण आहे',
  verified: 'पडताळणी झाली आहे',
  behindBy: (kinds) =>
    kinds.length > 0 ? kinds.map((kind) => markTexts[kind]).join(' · ') : 'नोंदणी नसलेली टीम',
  figures: (figures) => {
    if (!figures) return 'अजून इतके नवीन आहे की आकडे नाहीत.';
    const { days, percentInTime } = figures;
    const usual =
      days === null
        ? ''
        : plural(days, {
            one: (shown) => `साधारणपणे ${shown} दिवसाच्या आत उत्तर मिळते. `,
            other: (shown) => `साधारणपणे ${shown} दिवसांच्या आत उत्तर मिळते. `,
          });
    return `${usual}${number(percentInTime)}\u00a0% वेळेत.`;
  },
  paysLate: {
    term: 'पैसे उशिरा देतात',
    text: 'स्वीकारलेल्या कामाचे त्यांनी द्यायचे पेमेंट थकलेले आहे, किंवा गेल्या 90 दिवसांत थकलेले होते.',
  },
  share: 'इतरांना पाठवा',
  apply: 'अर्ज करा',
  applyOpens: (date) => `अर्ज करण्यासाठी: हे ${day(date)} रोजी उघडेल. तोपर्यंत तुम्ही ती जतन करू शकता.`,
  stands: {
    paused: 'ही संधी थांबवलेली आहे. सध्या आणखी कोणी अर्ज करू शकत नाही.',
    filled: 'या संधीच्या सर्व जागा भरल्या आहेत.',
    closed: 'ही संधी बंद झाली आहे.',
    expired: 'या संधीचा शेवटचा दिवस उलटून गेला आहे.',
    draft: 'हा मसुदा आहे. हे पान फक्त तिच्या टीमला दिसते.',
    review: 'ही तपासणीची वाट पाहत आहे. हे पान फक्त तिच्या टीमला दिसते.',
    removed: 'आमच्या स्टाफने ही संधी काढून टाकली आहे. हे पान फक्त तिच्या टीमला दिसते.',
  },
  untilDay: (closesAt) => shortDay(new Date(closesAt).getTime() - 1),
} satisfies Translated<typeof englishOne>;
