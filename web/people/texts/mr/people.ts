import type { Total } from '#contract/search/shapes.ts';
import type { OpenTo } from '#rules/lists/kinds.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, number, plural } from '#web/ground/texts/amounts.ts';
import type { findPeopleTexts as englishFind, personTexts as englishPerson } from '../en/people.ts';

export const openToLabels: Record<OpenTo, string> = {
  'Join projects': 'प्रकल्पांत सामील होणे',
  'Be hired': 'नोकरी मिळणे',
  'Co-found': 'सह-संस्थापक होणे',
  Mentor: 'मेंटर होणे',
  Invest: 'गुंतवणूक करणे',
  'Answer questions': 'प्रश्नांची उत्तरे देणे',
};

export function counted({ count, isMore }: Total): string {
  return isMore ? `${number(count)}+` : number(count);
}

export function peopleCount(total: Total): string {
  if (total.isMore) return `${counted(total)} लोक`;
  return plural(total.count, { one: (count) => `${count} व्यक्ती`, other: (count) => `${count} लोक` });
}

export const personTexts = {
  openTo: 'यासाठी तयार',
  about: 'यांच्याबद्दल',
  work: 'आधीचे काम',
  skills: 'कौशल्ये',
  languages: 'भाषा',
  links: 'लिंक',
  time: 'वेळ',
  hours: (hours) =>
    plural(hours, { one: (shown) => `आठवड्याला ${shown} तास`, other: (shown) => `आठवड्याला ${shown} तास` }),
  evenings: (evenings) =>
    plural(evenings, {
      one: (shown) => `आठवड्याला ${shown} संध्याकाळ`,
      other: (shown) => `आठवड्याला ${shown} संध्याकाळी`,
    }),
  from: (date) => `${day(date)} पासून`,
  away: (date) => `${day(date)} पर्यंत उपलब्ध नाही`,
  replies: 'उत्तरे',
  tooNew: 'अजून इतके नवीन आहे की आकडे नाहीत.',
  years: (from, to) => (to === from ? String(from) : `${from}–${to ?? 'आजपर्यंत'}`),
  newWindow: 'दुसरी साइट उघडते',
  share: 'इतरांना पाठवा',
  report: 'रिपोर्ट करा',
  owned: 'त्यांचे प्रकल्प, आणि ते कसे उत्तर देतात',
  reportNamed: (name) => `${name} यांच्याबद्दल रिपोर्ट करा`,
  edit: 'इतरांना जे दिसते ते बदला',
  empty: (name) => `${name} यांनी अजून स्वतःबद्दल काहीही लिहिलेले नाही.`,
  description: (name, role, headline) =>
    headline || (role ? `Saharambh वर ${name}, ${role}.` : `Saharambh वर ${name}.`),
  handle: (handle) => `@${handle}`,
  missing: {
    title: 'इथे कोणीही दाखवले जात नाही',
    text: 'या नावाचे पान नाही, किंवा ते सर्वांसाठी खुले नाही. साइन इन केल्यावर सदस्यांना आणखी लोक दिसतात.',
    link: 'लोक शोधा',
  },
  begin: {
    title: 'एकत्र काहीतरी सुरू करा',
    text: 'विद्यार्थी, संस्थापक, मेंटर आणि गुंतवणूकदार इथे एकमेकांना भेटतात, आणि मिळून तयार करतात.',
    link: 'Saharambh मध्ये सामील व्हा',
  },
} satisfies Translated<typeof englishPerson>;

export const findPeopleTexts = {
  pageTitle: 'लोक शोधा',
  description: 'इतरांनी शोधावे असे ज्यांना वाटते ते सदस्य: ते काय करू शकतात, कुठे आहेत आणि कशासाठी तयार आहेत.',
  search: 'लोक शोधा',
  searchHint: 'नाव, कौशल्य, कॉलेज किंवा शब्द.',
  submit: 'शोधा',
  filters: 'फिल्टर',
  filtersIn: (count) => `फिल्टर (${number(count)})`,
  apply: 'लोक दाखवा',
  clear: 'सर्व काढा',
  close: 'बंद करा',
  any: 'कोणतेही',
  role: 'भूमिका',
  skill: 'कौशल्य',
  skillHint: 'एक कौशल्य, जसे अकाउंटिंग.',
  place: 'ठिकाण',
  placeHint: 'शहर किंवा जिल्हा.',
  openTo: 'यासाठी तयार',
  introduction: 'ओळखीसाठी तयार',
  hours: 'आठवड्याला तास',
  verified: 'फक्त पडताळणी झालेले',
  atLeast: (hours) => `${hours} किंवा जास्त`,
  chosen: {
    search: (typed) => `“${typed}”`,
    role: (role) => role,
    skill: (skill) => skill,
    place: (place) => place,
    openTo: (choice) => `यासाठी तयार: ${choice}`,
    introduction: (purpose) => `ओळखीसाठी तयार: ${purpose}`,
    hours: (hours) => `आठवड्याला ${hours} तास किंवा जास्त`,
    verified: () => 'पडताळणी झालेले',
  },
  drop: (filter) => `काढा: ${filter}`,
  all: (total) => `${peopleCount(total)}, ज्यांना वाटते की इतरांनी त्यांना शोधावे`,
  found: (total) => `सापडले: ${peopleCount(total)}`,
  hoursShort: (hours) => `आठवड्याला ${number(hours)} तास`,
  openToShort: (choices) => `यासाठी तयार: ${choices.join(', ')}`,
  pages: 'यादीची पाने',
  next: 'पुढचे 20',
  first: 'परत पहिल्या पानावर',
  none: 'या सगळ्याशी कोणीही जुळत नाही.',
  without: (filter, total) => `${filter} काढल्यास: ${peopleCount(total)}`,
  noneYet: 'इथे अजून कोणताही सदस्य दिसत नाही. सर्वात पहिले तुम्ही असू शकता.',
  unseen: 'इतर तुम्हाला पाहू शकत नाहीत तोपर्यंत तुम्हालाही ते दिसत नाहीत.',
  showYourself: 'सदस्यांना दिसा',
  yours: 'इतरांना तुम्ही कसे दिसता',
} satisfies Translated<typeof englishFind>;
