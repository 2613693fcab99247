import type { ConversationState } from '#contract/conversations/limits.ts';
import { messageLimits as limits } from '#contract/conversations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type {
  conversationTexts as englishConversation,
  messageTexts as englishMessages,
} from '../en/messages.ts';

const megabyte = 1024 * 1024;

export const messageTexts = {
  title: 'संदेश',
  description: 'Saharambh वरील तुमची संभाषणे.',
  up: 'संदेश',
  profile: 'प्रोफाइल',
  tabs: 'संदेश आणि विनंत्या',
  all: 'सर्व',
  requests: (count) => (count > 0 ? `विनंत्या (${number(count)})` : 'विनंत्या'),
  none: 'अजून कोणताही संदेश नाही.',
  noneHint: 'एखादा सदस्य शोधा आणि त्यांना लिहा, किंवा तुमच्या प्रकल्पाच्या टीमशी बोला.',
  findPeople: 'लोक शोधा',
  noRequests: 'कोणीही तुमच्या उत्तराची वाट पाहत नाही.',
  later: 'जुनी संभाषणे',
  newest: 'पुन्हा सर्वात नवीन आधी',
  pages: 'पाने',
  search: 'तुमच्या संदेशांत शोधा',
  searchButton: 'शोधा',
  found: ({ count, isMore }) =>
    isMore
      ? `${number(count)} पेक्षा जास्त संदेश`
      : plural(count, { one: (shown) => `${shown} संदेश`, other: (shown) => `${shown} संदेश` }),
  nothingFound: 'तुम्ही आणि इतरांनी लिहिलेल्यात हे शब्द कुठेही नाहीत.',
  clear: 'सर्व संभाषणे दाखवा',
  olderFound: 'जुने संदेश',
  unread: (count) => `${number(count)} नवीन`,
  muted: 'म्यूट',
  you: 'तुम्ही',
  deletedAccount: 'हटवलेले अकाउंट',
  over: 'संपले',
  says: (author, text) => `${author}: ${text}`,
  deleted: 'हटवलेला',
  onlyFiles: (count) => plural(count, { one: (shown) => `${shown} फाइल`, other: (shown) => `${shown} फाइल` }),
  nothingYet: 'अजून काहीही लिहिलेले नाही',
  capacity: 'तुम्ही अजून ओळखत नसलेले किती लोक एका वेळी तुमच्या उत्तराची वाट पाहू शकतात?',
  capacityOf: (count) => (count === 0 ? 'कोणीही नाही: पहिले संदेश घेऊ नका' : `${number(count)} पर्यंत`),
  capacityUsual: `${number(limits.capacity.usual)} पर्यंत (नेहमीचे)`,
  capacitySave: 'जतन करा',
  capacitySaved: 'जतन केले.',
} satisfies Translated<typeof englishMessages>;

export const stateWords: Record<ConversationState, string> = {
  requested: 'उत्तराची वाट पाहत आहे',
  open: '',
  declined: 'या वेळी नाही',
  lapsed: 'उत्तर आले नाही',
  ended: 'उपलब्ध नाही',
};

export const conversationTexts = {
  log: 'संदेश',
  earlier: 'आधीचे संदेश',
  later: 'नंतरचे संदेश',
  toNewest: 'सर्वात नवीन संदेशाकडे',
  more: 'आणखी',
  mute: 'म्यूट करा',
  muteHint: 'इथे काही नवीन आल्यास मोजणी नाही आणि ईमेल नाही.',
  unmute: 'म्यूट काढा',
  block: 'ब्लॉक करा',
  search: 'संदेशांत शोधा',
  write: 'संदेश',
  send: 'पाठवा',
  files: 'फाइल',
  filesHint: `${limits.files} पर्यंत, प्रत्येक ${limits.fileBytes / megabyte} MB पर्यंत: PDF, Word, PNG, JPEG, WebP.`,
  addFiles: 'फाइल जोडा',
  remove: (name) => `काढा: ${name}`,
  cancel: (name) => `रद्द करा: ${name}`,
  cancelShort: 'रद्द करा',
  uploading: (percent) => `${number(percent)} %`,
  edit: 'बदला',
  delete: 'हटवा',
  report: 'रिपोर्ट करा',
  menu: (message) => `रिपोर्ट किंवा ब्लॉक करा: ${message}`,
  blockNamed: (name) => `${name} यांना ब्लॉक करा`,
  whyLooked: 'आम्ही काय पाहतो',
  change: (text) => `बदला किंवा हटवा: ${text}`,
  edited: 'बदललेला',
  deleted: 'हटवलेला',
  picture: (name) => `चित्र: ${name}`,
  size: (bytes) =>
    bytes >= megabyte
      ? `${number(Math.round((bytes / megabyte) * 10) / 10)} MB`
      : `${number(Math.ceil(bytes / 1024))} kB`,
  sending: 'पाठवत आहे…',
  waiting: 'इंटरनेटची वाट पाहत आहे',
  notSent: 'पाठवला गेला नाही.',
  tryAgain: 'पुन्हा पाठवा',
  withdraw: 'काढा',
  new: 'नवीन',
  requestFrom: (name) => `${name} यांना तुमच्याशी बोलायचे आहे.`,
  requestHint: (until) =>
    `तुम्ही स्वीकारल्यास तुम्ही एकमेकांना लिहू शकता. तुमचे उत्तर काहीही असो, ते त्यांना दिसते. उत्तर न दिल्यास हे ${day(until)} रोजी बंद होते.`,
  accept: 'स्वीकारा',
  decline: 'नकार द्या',
  waitsFor: (name, until) => `${name} यांच्या उत्तराची वाट पाहत आहे, ${shortDay(until)} पर्यंत.`,
  declined: (name) => `या वेळी नाही: ${name} यांनी नकार दिला आहे. तुम्ही दुसरी विनंती पाठवू शकत नाही.`,
  lapsed: (name) => `${name} यांचे उत्तर आले नाही.`,
  notAvailable: (name) => `${name} सध्या उपलब्ध नाहीत.`,
  waitsForTeam: `तुम्ही ${number(limits.beforeAnswer)} संदेश लिहिले आहेत. टीमने उत्तर दिल्यावर तुम्ही पुढे लिहू शकता.`,
  gone: 'हे अकाउंट हटवले आहे. जे लिहिले होते ते तुमच्यासाठी इथे राहते.',
  askAgain: (name) => `${name} यांना लिहा`,
  warning: {
    asks_for_money:
      'सावध राहा: या संदेशात पैसे मागितल्यासारखे वाटते. इथे काम, संधी किंवा मुलाखतीसाठी तुमच्याकडे पैसे मागण्याची कोणालाही परवानगी नाही. आम्ही हा संदेश पाहतो.',
    leads_away:
      'सावध राहा: काही ठरण्याआधीच हा संदेश तुम्हाला Saharambh च्या बाहेर नेतो. इतरत्र जे बोलले जाते ते नंतर दाखवता येत नाही. आम्ही हा संदेश पाहतो.',
  },
  changed: {
    requested: ({ isOwn, person }) =>
      isOwn ? 'तुम्ही बोलण्याबद्दल विचारले' : `${person} यांनी तुमच्याशी बोलण्याबद्दल विचारले`,
    accepted: ({ isOwn, person }) => (isOwn ? 'तुम्ही स्वीकारले' : `${person} यांनी स्वीकारले`),
    declined: ({ isOwn, person }) => (isOwn ? 'तुम्ही नकार दिला' : `${person} यांनी नकार दिला`),
    lapsed: () => 'वेळेत कोणीही उत्तर दिले नाही',
    joined: ({ isOwn, person }) => (isOwn ? 'तुम्ही टीममध्ये सामील झालात' : `${person} टीममध्ये सामील झाले`),
    left: ({ isOwn, person }) => (isOwn ? 'तुम्ही टीम सोडली' : `${person} यांनी टीम सोडली`),
  },
  done: {
    sent: 'पाठवले.',
    accepted: 'स्वीकारले. आता तुम्ही एकमेकांना लिहू शकता.',
    declined: 'नकार दिला.',
    muted: 'म्यूट केले. इथे काही नवीन आल्यास मोजले जात नाही आणि ईमेल जात नाही.',
    unmuted: 'आता म्यूट नाही.',
    edited: 'बदलले.',
    deleted: 'हटवले.',
  },
} satisfies Translated<typeof englishConversation>;
