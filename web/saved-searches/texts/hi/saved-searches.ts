import { savedSearchLimits as limits } from '#contract/saved-searches/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { savedSearchTexts as english } from '../en/saved-searches.ts';

export const savedSearchTexts = {
  up: 'सहेजे हुए',
  save: 'यह खोज सहेजें',
  saveHow: 'हफ़्ते में एक बार हम आपको ईमेल करते हैं कि इसमें नया क्या है।',
  saved: 'सहेजा गया। हफ़्ते में एक बार हम आपको ईमेल करते हैं कि इसमें नया क्या है।',
  title: 'सहेजी हुई खोजें',
  none: 'आपने अभी कोई खोज नहीं सहेजी है। अवसर या प्रोजेक्ट खोजें, और जो खोजा उसे सहेजें।',
  how: 'अगर कुछ नया हो, तो हफ़्ते में एक बार हम आपको ईमेल करते हैं कि उनमें नया क्या है।',
  mails: 'चुनें कि हम आपको क्या ईमेल करें',
  foundProjects: (count) =>
    plural(count, {
      one: (shown) => `पिछली बार ${shown} नया प्रोजेक्ट`,
      other: (shown) => `पिछली बार ${shown} नए प्रोजेक्ट`,
    }),
  projects: (words) => `प्रोजेक्ट: ${words}`,
  typed: (words) => `“${words}”`,
  found: (count) =>
    plural(count, {
      one: (shown) => `पिछली बार ${shown} नया अवसर`,
      other: (shown) => `पिछली बार ${shown} नए अवसर`,
    }),
  change: 'बदलें',
  changeNamed: (name) => `${name} बदलें`,
  one: 'सहेजी हुई खोज',
  description: 'आपकी एक सहेजी हुई खोज।',
  name: 'आप इसे क्या कहते हैं',
  nameHint: `${limits.name} अक्षर तक। नाम न हो, तो खोज में जो माँगा गया है वही इसका नाम होता है।`,
  submit: 'सहेजें',
  submitting: 'सहेजा जा रहा है…',
  done: 'सहेजा गया।',
  remove: 'यह खोज मिटाएँ',
  removeHow: 'इसके बारे में आपको आगे कुछ नहीं बताया जाएगा।',
  open: 'अभी जो खुला है, वह देखें',
  now: 'जैसी यह अभी सहेजी हुई है',
} satisfies Translated<typeof english>;
