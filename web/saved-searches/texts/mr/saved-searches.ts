import { savedSearchLimits as limits } from '#contract/saved-searches/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { savedSearchTexts as english } from '../en/saved-searches.ts';

export const savedSearchTexts = {
  up: 'जतन केलेले',
  save: 'हा शोध जतन करा',
  saveHow: 'त्यात नवीन काय आहे ते आम्ही आठवड्यातून एकदा तुम्हाला ईमेल करतो.',
  saved: 'जतन झाले. त्यात नवीन काय आहे ते आम्ही आठवड्यातून एकदा तुम्हाला ईमेल करतो.',
  title: 'जतन केलेले शोध',
  none: 'तुम्ही अजून कोणताही शोध जतन केलेला नाही. संधी किंवा प्रकल्प शोधा, आणि जे शोधले ते जतन करा.',
  how: 'काही नवीन असेल, तर त्यांत नवीन काय आहे ते आम्ही आठवड्यातून एकदा तुम्हाला ईमेल करतो.',
  mails: 'आम्ही काय ईमेल करावे ते निवडा',
  foundProjects: (count) =>
    plural(count, {
      one: (shown) => `मागच्या वेळी ${shown} नवीन प्रकल्प`,
      other: (shown) => `मागच्या वेळी ${shown} नवीन प्रकल्प`,
    }),
  projects: (words) => `प्रकल्प: ${words}`,
  typed: (words) => `“${words}”`,
  found: (count) =>
    plural(count, {
      one: (shown) => `मागच्या वेळी ${shown} नवीन संधी`,
      other: (shown) => `मागच्या वेळी ${shown} नवीन संधी`,
    }),
  change: 'बदला',
  changeNamed: (name) => `${name} बदला`,
  one: 'जतन केलेला शोध',
  description: 'तुम्ही जतन केलेला एक शोध.',
  name: 'तुम्ही त्याला काय म्हणता',
  nameHint: `${limits.name} अक्षरांपर्यंत. नाव नसेल, तर शोधात जे मागितले आहे तेच त्याचे नाव असते.`,
  submit: 'जतन करा',
  submitting: 'जतन होत आहे…',
  done: 'जतन झाले.',
  remove: 'हा शोध हटवा',
  removeHow: 'त्याबद्दल तुम्हाला पुढे काहीही सांगितले जाणार नाही.',
  open: 'आता जे खुले आहे ते पाहा',
  now: 'आता जसा जतन केला आहे तसा',
} satisfies Translated<typeof english>;
