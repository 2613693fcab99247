import { findLanguage } from '#contract/lists/interface-languages.ts';
import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { findOpportunitiesTexts as english } from '../en/find-opportunities.ts';

const opportunities = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ संधी`
    : plural(total.count, { one: (shown) => `${shown} संधी`, other: (shown) => `${shown} संधी` });

const open = (total: Total) =>
  total.count === 1 && !total.isMore
    ? `${opportunities(total)} खुली आहे.`
    : `${opportunities(total)} खुल्या आहेत.`;

export const findOpportunitiesTexts = {
  tab: 'संधी',
  one: 'संधी',
  sayWhat: 'तुम्ही काय करू शकता आणि तुमच्याकडे किती तास आहेत ते सांगा, आणि काय जुळते ते पाहा',
  pageTitle: 'संधी शोधा',
  description: 'खुल्या संधी: शब्द, प्रकार, कौशल्य, ठिकाण, तास, मोबदला आणि इतर गोष्टींनुसार.',
  search: 'खुल्या संधी शोधा',
  searchHint: 'नाव, कौशल्य किंवा त्यात लिहिलेली कोणतीही गोष्ट.',
  submit: 'शोधा',
  filters: 'फिल्टर',
  filtersIn: (count) => `फिल्टर (${number(count)})`,
  groups: { hours: 'तास', place: 'ठिकाण', gives: 'काय मिळेल', begins: 'सुरुवात', more: 'आणखी' },
  any: 'कोणतेही',
  kind: 'प्रकार',
  jobs: 'इंटर्नशिप आणि नोकऱ्या',
  skill: 'कौशल्य',
  place: 'कशाजवळ',
  placeHint: 'शहर, जिल्हा किंवा पिन कोड.',
  within: 'किती अंतरापर्यंत',
  km: (km) => `${km} किमी`,
  usualWithin: '25 किमी',
  remote: 'कुठूनही करता येते',
  hours: 'आठवड्याला तास',
  atMost: (hours) => `जास्तीत जास्त ${hours}`,
  pay: 'दरमहा मोबदला, किमान',
  currency: 'चलन',
  equity: 'इक्विटी मिळू शकते',
  credit: 'कॉलेज क्रेडिट',
  institution: 'क्रेडिट कोणी नक्की केले',
  verified: 'फक्त पडताळणी झालेल्या लोकांच्या',
  textIn: 'मजकुराची भाषा',
  begins: 'सुरुवात',
  inDays: { 7: 'एका आठवड्यात', 14: 'दोन आठवड्यांत', 30: 'एका महिन्यात', 90: 'तीन महिन्यांत' },
  order: 'आधी दाखवा',
  orders: { newest: 'सर्वात नवीन', closing: 'लवकर बंद होणाऱ्या' },
  fit: 'मला सर्वात जास्त जुळणाऱ्या',
  apply: 'संधी दाखवा',
  all: open,
  found: (total, { hours, place, others }) => {
    const asked = [
      ...(place === '' ? [] : [`${place} जवळ`]),
      ...(hours === '' ? [] : [`आठवड्याला जास्तीत जास्त ${hours} तास`]),
      ...others,
    ];
    return asked.length > 0 ? `${asked.join(', ')}: ${opportunities(total)}.` : open(total);
  },
  centres: 'अंतर एका ठिकाणाच्या केंद्रापासून दुसऱ्या ठिकाणाच्या केंद्रापर्यंतचे आहे.',
  unknownPlace: (typed) => `आम्हाला ${typed} नावाचे ठिकाण सापडले नाही. शहराचे किंवा जिल्ह्याचे नाव लिहा.`,
  unknownPin: 'आम्हाला हा पिन कोड सापडला नाही. जिल्हा निवडा.',
  payOtherwise: (total) =>
    plural(total.count, {
      one: (shown) => `आणखी ${shown} संधी आहे, जिचा मोबदला वेगळ्या पद्धतीने सांगितला आहे.`,
      other: () => `आणखी ${opportunities(total)} आहेत, ज्यांचा मोबदला वेगळ्या पद्धतीने सांगितला आहे.`,
    }),
  none: 'अशी कोणतीही संधी नाही.',
  noneYet: 'सध्या कोणतीही संधी खुली नाही.',
  without: (chosen, total) => `${chosen} काढल्यास: ${opportunities(total)}`,
  clear: 'सर्व काढा',
  close: 'बंद करा',
  drop: (filter) => `काढा: ${filter}`,
  pages: 'पाने',
  first: 'पहिले पान',
  next: 'आणखी संधी',
  about: (km) => `सुमारे ${number(km)} किमी`,
  chosen: {
    search: (value) => `“${value}”`,
    kind: (value) => (value === 'jobs' ? 'इंटर्नशिप आणि नोकऱ्या' : value),
    skill: (value) => value,
    place: (value) => `${value} जवळ`,
    remote: () => 'कुठूनही',
    hours: (value) => `आठवड्याला जास्तीत जास्त ${value} तास`,
    pay: (value) => `दरमहा किमान ${number(Number(value))}`,
    equity: () => 'इक्विटी',
    credit: () => 'कॉलेज क्रेडिट',
    institution: (value) => `क्रेडिट नक्की केले: ${value}`,
    verified: () => 'पडताळणी झालेल्या',
    textIn: (value) => `मजकुराची भाषा: ${findLanguage(value)?.name ?? value}`,
    begins: (value) => `${value} दिवसांत सुरू`,
  },
  saved: 'जतन केली',
  appliedTo: 'अर्ज केला',
  savedNone: 'तुम्ही अजून कोणतीही संधी जतन केलेली नाही.',
  savedHow: 'संधी तिच्या पानावर जतन करा, मग ती तुम्हाला इथे पुन्हा सापडेल.',
  applied: 'माझे अर्ज',
  savedTitle: 'जतन केलेल्या संधी',
  savedBar: 'जतन केलेल्या',
  findBar: 'शोधा',
  isOver: 'आता खुली नाही',
  save: 'जतन करा',
  unsave: 'जतन केलेल्यांतून काढा',
  publicPage: 'तिचे सार्वजनिक पान, पाठवण्यासाठी',
  toApplication: 'तुमचा अर्ज',
  workspace: 'तुमच्या टीमचे पान',
} satisfies Translated<typeof english>;
