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
  description: 'Saharambh पर आपकी बातचीत।',
  up: 'संदेश',
  profile: 'प्रोफ़ाइल',
  tabs: 'संदेश और अनुरोध',
  all: 'सभी',
  requests: (count) => (count > 0 ? `अनुरोध (${number(count)})` : 'अनुरोध'),
  none: 'अभी कोई संदेश नहीं।',
  noneHint: 'किसी सदस्य को खोजें और उन्हें लिखें, या अपने किसी प्रोजेक्ट की टीम से बात करें।',
  findPeople: 'लोग खोजें',
  noRequests: 'कोई आपके जवाब के इंतज़ार में नहीं है।',
  later: 'पुरानी बातचीत',
  newest: 'फिर से सबसे नई पहले',
  pages: 'पेज',
  search: 'अपने संदेशों में खोजें',
  searchButton: 'खोजें',
  found: ({ count, isMore }) =>
    isMore
      ? `${number(count)} से ज़्यादा संदेश`
      : plural(count, { one: (shown) => `${shown} संदेश`, other: (shown) => `${shown} संदेश` }),
  nothingFound: 'आपने और दूसरों ने जो लिखा है, उसमें ये शब्द कहीं नहीं हैं।',
  clear: 'सारी बातचीत दिखाएँ',
  olderFound: 'पुराने संदेश',
  unread: (count) => `नए: ${number(count)}`,
  muted: 'म्यूट',
  you: 'आप',
  deletedAccount: 'मिटाया हुआ अकाउंट',
  over: 'ख़त्म',
  says: (author, text) => `${author}: ${text}`,
  deleted: 'मिटाया गया',
  onlyFiles: (count) => plural(count, { one: (shown) => `${shown} फ़ाइल`, other: (shown) => `${shown} फ़ाइलें` }),
  nothingYet: 'अभी कुछ नहीं लिखा गया',
  capacity: 'जिन लोगों को आप अभी नहीं जानते, उनमें से एक समय में कितने आपके जवाब का इंतज़ार कर सकते हैं?',
  capacityOf: (count) => (count === 0 ? 'कोई नहीं: पहले संदेश न लें' : `${number(count)} तक`),
  capacityUsual: `${number(limits.capacity.usual)} तक (आम तौर पर)`,
  capacitySave: 'सहेजें',
  capacitySaved: 'सहेजा गया।',
} satisfies Translated<typeof englishMessages>;

export const stateWords: Record<ConversationState, string> = {
  requested: 'जवाब के इंतज़ार में',
  open: '',
  declined: 'इस बार नहीं',
  lapsed: 'जवाब नहीं आया',
  ended: 'उपलब्ध नहीं',
};

export const conversationTexts = {
  log: 'संदेश',
  earlier: 'पहले के संदेश',
  later: 'बाद के संदेश',
  toNewest: 'सबसे नए संदेश पर',
  more: 'और',
  mute: 'म्यूट करें',
  muteHint: 'यहाँ कुछ नया होने पर न गिनती, न ईमेल।',
  unmute: 'म्यूट हटाएँ',
  block: 'ब्लॉक करें',
  search: 'संदेशों में खोजें',
  write: 'संदेश',
  send: 'भेजें',
  files: 'फ़ाइलें',
  filesHint: `${limits.files} तक, हर एक ${limits.fileBytes / megabyte} MB तक: PDF, Word, PNG, JPEG, WebP।`,
  addFiles: 'फ़ाइलें जोड़ें',
  remove: (name) => `${name} हटाएँ`,
  cancel: (name) => `${name} रद्द करें`,
  cancelShort: 'रद्द करें',
  uploading: (percent) => `${number(percent)} %`,
  edit: 'बदलें',
  delete: 'मिटाएँ',
  report: 'रिपोर्ट करें',
  menu: (message) => `रिपोर्ट या ब्लॉक करें: ${message}`,
  blockNamed: (name) => `${name} को ब्लॉक करें`,
  whyLooked: 'हम क्या देखते हैं',
  change: (text) => `बदलें या मिटाएँ: ${text}`,
  edited: 'बदला गया',
  deleted: 'मिटाया गया',
  picture: (name) => `तस्वीर: ${name}`,
  size: (bytes) =>
    bytes >= megabyte
      ? `${number(Math.round((bytes / megabyte) * 10) / 10)} MB`
      : `${number(Math.ceil(bytes / 1024))} kB`,
  sending: 'भेजा जा रहा है…',
  waiting: 'इंटरनेट के इंतज़ार में',
  notSent: 'नहीं भेजा गया।',
  tryAgain: 'फिर से भेजें',
  withdraw: 'हटाएँ',
  new: 'नया',
  requestFrom: (name) => `${name} आपसे बात करना चाहते हैं।`,
  requestHint: (until) =>
    `अगर आप स्वीकार करते हैं, तो आप दोनों एक-दूसरे को लिख सकते हैं। आपका जवाब जो भी हो, उन्हें दिखेगा। जवाब न देने पर यह ${day(until)} को बंद हो जाएगा।`,
  accept: 'स्वीकार करें',
  decline: 'मना करें',
  waitsFor: (name, until) => `${name} के जवाब का इंतज़ार, ${shortDay(until)} तक।`,
  declined: (name) => `इस बार नहीं: ${name} ने मना किया है। आप दूसरा अनुरोध नहीं भेज सकते।`,
  lapsed: (name) => `${name} का कोई जवाब नहीं आया।`,
  notAvailable: (name) => `${name} अभी उपलब्ध नहीं हैं।`,
  waitsForTeam: `आपने ${number(limits.beforeAnswer)} संदेश लिख दिए हैं। टीम के जवाब के बाद आप आगे लिख सकते हैं।`,
  gone: 'यह अकाउंट मिटा दिया गया है। जो लिखा गया था, वह आपके लिए यहाँ रहेगा।',
  askAgain: (name) => `${name} को लिखें`,
  warning: {
    asks_for_money:
      'सावधान: लगता है कि इस संदेश में पैसे माँगे गए हैं। यहाँ काम, अवसर या इंटरव्यू के लिए आपसे पैसे माँगने की किसी को इजाज़त नहीं है। हम इस संदेश को देखते हैं।',
    leads_away:
      'सावधान: यह संदेश कुछ तय होने से पहले ही आपको Saharambh से बाहर ले जाता है। कहीं और जो कहा जाता है, उसे बाद में दिखाया नहीं जा सकता। हम इस संदेश को देखते हैं।',
  },
  changed: {
    requested: ({ isOwn, person }) =>
      isOwn ? 'आपने बात करने का अनुरोध किया' : `${person} ने आपसे बात करने का अनुरोध किया`,
    accepted: ({ isOwn, person }) => (isOwn ? 'आपने स्वीकार किया' : `${person} ने स्वीकार किया`),
    declined: ({ isOwn, person }) => (isOwn ? 'आपने मना किया' : `${person} ने मना किया`),
    lapsed: () => 'समय पर किसी ने जवाब नहीं दिया',
    joined: ({ isOwn, person }) => (isOwn ? 'आप टीम से जुड़े' : `${person} टीम से जुड़े`),
    left: ({ isOwn, person }) => (isOwn ? 'आपने टीम छोड़ी' : `${person} ने टीम छोड़ी`),
  },
  done: {
    sent: 'भेजा गया।',
    accepted: 'स्वीकार किया गया। अब आप दोनों एक-दूसरे को लिख सकते हैं।',
    declined: 'मना किया गया।',
    muted: 'म्यूट किया गया। यहाँ कुछ नया होने पर न गिनती होगी, न ईमेल जाएगा।',
    unmuted: 'अब म्यूट नहीं है।',
    edited: 'बदला गया।',
    deleted: 'मिटाया गया।',
  },
} satisfies Translated<typeof englishConversation>;
