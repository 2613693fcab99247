import { applicationLimits as limits } from '#contract/applications/limits.ts';
import { messageExtensions } from '#contract/conversations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { sentFileTexts as englishSentFile, trialTexts as englishTrial } from '../en/trial-tasks.ts';

export const trialTexts = {
  title: 'चाचणी काम',
  description: 'चाचणी कामातून जे तयार झाले ते सादर करा.',
  takes: (hours) =>
    plural(hours, { one: (shown) => `सुमारे ${shown} तास.`, other: (shown) => `सुमारे ${shown} तास.` }),
  stays: 'सादर केलेले काम अर्जदाराचेच राहते. टीम ते निर्णय घेण्यासाठी वाचू शकते, आणि त्यातले काहीही वापरत नाही.',
  states: {
    asked: 'टीमने चाचणी काम मागितले आहे.',
    handed_in: 'चाचणी काम सादर केले आहे.',
    missed: 'वेळेत काहीही सादर केले नाही.',
    waived: 'चाचणी कामाची गरज राहिली नाही.',
  },
  handedIn: (at) => `सादर केले: ${moment(at)}.`,
  turn: (at) => (at ? `आता तुम्ही: ${moment(at)} पर्यंत चाचणी काम सादर करा.` : 'आता तुम्ही: चाचणी काम सादर करा.'),
  ask: 'चाचणी काम मागा',
  askHow: 'एकदाच. अर्जदाराकडे 7 दिवस आहेत, आणि काम सादर झाल्यानंतर 7 दिवसांत तुम्हाला पुढचा निर्णय घ्यायचा आहे.',
  handIn: 'सादर करा',
  handInHow: 'मजकूर, लिंक किंवा फाइल: यांपैकी एक पुरेसे आहे. तुम्ही एकदाच सादर करता.',
  busy: 'सादर होत आहे…',
  text: 'तुम्ही काय केले',
  links: 'लिंक',
  linksHint: `जास्तीत जास्त ${number(limits.trialLinks)}, प्रत्येक ओळीत एक.`,
  none: 'सध्या काहीही मागितलेले नाही.',
  done: {
    trialAsked: 'अर्जदाराकडे चाचणी काम मागितले आहे.',
    handedIn: 'चाचणी काम सादर केले आहे. पुढच्या निर्णयासाठी टीमकडे 7 दिवस आहेत.',
  },
} satisfies Translated<typeof englishTrial>;

export const sentFileTexts = {
  stored: 'तुमच्या प्रोफाइलमधील फाइल',
  noFile: 'फाइल नाही',
  newFile: 'या डिव्हाइसवरील फाइल',
  newFileInstead: 'किंवा या डिव्हाइसवरील नवीन फाइल',
  newFileHint: `10 MB पर्यंत: ${messageExtensions.join(', ')}. ती फक्त यासोबत पाठवली जाते.`,
  newFileInsteadHint: `10 MB पर्यंत: ${messageExtensions.join(', ')}. ती फक्त यासोबत पाठवली जाते, आणि प्रोफाइलमधील फाइलऐवजी हीच जाते.`,
  again: 'नवीन फाइल पुन्हा निवडा: ब्राउझर ती विसरतो.',
} satisfies Translated<typeof englishSentFile>;
