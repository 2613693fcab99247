import type { conversationKinds } from '#contract/conversations/kinds.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { day, number, span } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { conversationHeld } from './held.ts';

const gone = 'यह अब यहाँ नहीं है। कृपया पेज फिर से लोड करें।';

const megabyte = 1024 * 1024;

export const conversationWords = {
  refusals: {
    conversation_not_found: gone,
    message_waits: `आपने ${messageLimits.beforeAnswer} संदेश लिख दिए हैं। टीम के जवाब के बाद आप आगे लिख सकते हैं।`,
    conversation_closed: 'वे अभी उपलब्ध नहीं हैं, इसलिए यहाँ कुछ नहीं भेजा जा सकता।',
    message_not_found: gone,
    message_empty: 'कृपया कुछ लिखें, या कोई फ़ाइल चुनें।',
    message_edit_late: `संदेश ${messageLimits.editMinutes} मिनट तक बदला जा सकता है। वह समय बीत गया है।`,
    message_file_not_found: 'एक फ़ाइल अब नहीं रही। कृपया उसे फिर से चुनें।',
    message_file_empty: 'इनमें से एक फ़ाइल ख़ाली है। कृपया दूसरी चुनें।',
    message_file_too_large: `फ़ाइल ${messageLimits.fileBytes / megabyte} MB तक और तस्वीर 50 मेगापिक्सल तक की हो सकती है। कृपया छोटी चुनें।`,
    message_file_unreadable: 'यह तस्वीर ख़राब या अधूरी है। कृपया दूसरी चुनें।',
    message_file_unsupported:
      'सिर्फ़ PDF, Word की फ़ाइलें (doc, docx) और तस्वीरें (PNG, JPEG, WebP) भेजी जा सकती हैं। फ़ाइल उसी प्रकार की होनी चाहिए जो उसके नाम में लिखा है।',
    message_files_many: `एक संदेश के साथ ${messageLimits.files} फ़ाइलें तक जा सकती हैं। कृपया कुछ हटाएँ।`,
    person_away: ({ on }) =>
      on
        ? `वे ${day(on)} तक उपलब्ध नहीं हैं, और तब तक कोई नया व्यक्ति उन्हें लिखना शुरू नहीं कर सकता। कृपया उसके बाद फिर कोशिश करें।`
        : 'वे अभी उपलब्ध नहीं हैं, और कोई नया व्यक्ति उन्हें लिखना शुरू नहीं कर सकता। कृपया बाद में फिर कोशिश करें।',
    request_declined: 'आपके लिखे पर उन्होंने आगे बात नहीं की, इसलिए आप उन्हें फिर से पहले नहीं लिख सकते।',
    request_length: `पहले संदेश में ${messageLimits.request.min} से ${number(messageLimits.request.max)} अक्षर होते हैं। बताएँ कि आप कौन हैं और बात क्या है।`,
    request_not_verified: 'अनजान लोगों को सिर्फ़ वे सदस्य लिख सकते हैं जिनकी जाँच हो चुकी है।',
    request_over: 'इसका जवाब दिया जा चुका है, या यह ख़त्म हो चुका है।',
    request_waits: 'आपका पहला संदेश उनके जवाब के इंतज़ार में है। उनके स्वीकार करने के बाद आप और लिख सकते हैं।',
    requests_full: 'उन्हें इतने लोगों ने लिखा है कि वे अभी सबको जवाब नहीं दे सकते। कृपया कुछ दिन बाद फिर कोशिश करें।',
    requests_too_many: ({ seconds }) =>
      seconds
        ? `आपने 24 घंटे में ${messageLimits.strangersADay} नए लोगों को लिखा है। अगले को लिखने में अभी बाक़ी समय: ${span(seconds)}।`
        : `आपने 24 घंटे में ${messageLimits.strangersADay} नए लोगों को लिखा है। अगले को आप बाद में लिख सकते हैं।`,
  },
  fieldErrors: {
    message_unfit: `कृपया कुछ ऐसा लिखें जो दूसरों को दिखे, ज़्यादा से ज़्यादा ${messageLimits.text.toLocaleString('en')} अक्षर।`,
    message_long: `संदेश में ज़्यादा से ज़्यादा ${messageLimits.text.toLocaleString('en')} अक्षर होते हैं।`,
  },
  turns: {
    mine: {
      first_message: ({ person }) => `${person || 'एक सदस्य'} के पहले संदेश का जवाब दें`,
    },
    awaited: {
      first_message: ({ thing }) => `${thing || 'एक सदस्य'} को आपके पहले संदेश का जवाब देना है`,
    },
  },
  topics: {
    messages: {
      name: 'संदेश',
      hint: 'सिर्फ़ तब, जब आपने उन्हें दस मिनट बाद भी न पढ़ा हो; कई संदेशों का एक ईमेल।',
    },
  },
  notifications: {
    message_sent: ({ person }) => `पढ़ें कि ${person || 'एक सदस्य'} ने क्या लिखा`,
    conversation_requested: ({ person }) => `आपसे बात करने के बारे में ${person || 'एक सदस्य'} को जवाब दें`,
    conversation_opened: ({ person }) => `${person || 'दूसरे पक्ष'} ने आपसे बात करने के लिए हाँ कहा`,
  },
  reportables: {
    message: {
      name: 'संदेश',
      inSentence: 'संदेश',
      own: 'आपका एक संदेश',
      title: (name) => `${name || 'एक सदस्य'} के एक संदेश की रिपोर्ट करें`,
    },
  },
  conversations: { direct: { name: '', over: '' }, team: { name: 'टीम', over: '' } },
  held: conversationHeld,
} satisfies ModuleWords<typeof conversationKinds>;
