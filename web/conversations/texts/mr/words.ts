import type { conversationKinds } from '#contract/conversations/kinds.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { day, number, span } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { conversationHeld } from './held.ts';

const gone = 'हे आता इथे नाही. कृपया पान पुन्हा लोड करा.';

const megabyte = 1024 * 1024;

export const conversationWords = {
  refusals: {
    conversation_not_found: gone,
    message_waits: `तुम्ही ${messageLimits.beforeAnswer} संदेश लिहिले आहेत. टीमने उत्तर दिल्यावर तुम्ही पुढे लिहू शकता.`,
    conversation_closed: 'ते सध्या उपलब्ध नाहीत, म्हणून इथे काहीही पाठवता येत नाही.',
    message_not_found: gone,
    message_empty: 'कृपया काहीतरी लिहा, किंवा फाइल निवडा.',
    message_edit_late: `संदेश ${messageLimits.editMinutes} मिनिटांपर्यंत बदलता येतो. ती वेळ संपली आहे.`,
    message_file_not_found: 'एक फाइल आता तिथे नाही. कृपया ती पुन्हा निवडा.',
    message_file_empty: 'यांपैकी एक फाइल रिकामी आहे. कृपया दुसरी निवडा.',
    message_file_too_large: `फाइल ${messageLimits.fileBytes / megabyte} MB पर्यंत आणि चित्र 50 मेगापिक्सेलपर्यंत असू शकते. कृपया लहान निवडा.`,
    message_file_unreadable: 'हे चित्र खराब किंवा अपूर्ण आहे. कृपया दुसरे निवडा.',
    message_file_unsupported:
      'फक्त PDF, Word च्या फाइल (doc, docx) आणि चित्रे (PNG, JPEG, WebP) पाठवता येतात. फाइल तिच्या नावात लिहिलेल्या प्रकारचीच हवी.',
    message_files_many: `एका संदेशासोबत ${messageLimits.files} पर्यंत फाइल जातात. कृपया काही काढा.`,
    person_away: ({ on }) =>
      on
        ? `ते ${day(on)} पर्यंत उपलब्ध नाहीत, आणि तोपर्यंत कोणीही नव्याने त्यांना लिहायला सुरुवात करू शकत नाही. कृपया त्यानंतर पुन्हा प्रयत्न करा.`
        : 'ते सध्या उपलब्ध नाहीत, आणि कोणीही नव्याने त्यांना लिहायला सुरुवात करू शकत नाही. कृपया नंतर पुन्हा प्रयत्न करा.',
    request_declined: 'तुम्ही लिहिलेल्यावर त्यांनी पुढे संभाषण केले नाही, म्हणून तुम्ही त्यांना पुन्हा आधी लिहू शकत नाही.',
    request_length: `पहिल्या संदेशात ${messageLimits.request.min} ते ${number(messageLimits.request.max)} अक्षरे असतात. तुम्ही कोण आहात आणि विषय काय आहे ते सांगा.`,
    request_not_verified: 'अजून ओळख नसलेल्या लोकांना फक्त पडताळणी झालेले सदस्य लिहू शकतात.',
    request_over: 'याला आधीच उत्तर दिले आहे, किंवा हे संपले आहे.',
    request_waits: 'तुमचा पहिला संदेश त्यांच्या उत्तराची वाट पाहत आहे. त्यांनी स्वीकारल्यावर तुम्ही आणखी लिहू शकता.',
    requests_full:
      'त्यांना इतक्या लोकांनी लिहिले आहे की ते आता सर्वांना उत्तर देऊ शकत नाहीत. कृपया काही दिवसांनी पुन्हा प्रयत्न करा.',
    requests_too_many: ({ seconds }) =>
      seconds
        ? `तुम्ही 24 तासांत ${messageLimits.strangersADay} नवीन लोकांना लिहिले आहे. पुढच्या व्यक्तीला लिहायला अजून ${span(seconds)} थांबा.`
        : `तुम्ही 24 तासांत ${messageLimits.strangersADay} नवीन लोकांना लिहिले आहे. पुढच्या व्यक्तीला तुम्ही नंतर लिहू शकता.`,
  },
  fieldErrors: {
    message_unfit: `कृपया इतरांना दिसेल असे काहीतरी लिहा, जास्तीत जास्त ${messageLimits.text.toLocaleString('en')} अक्षरे.`,
    message_long: `संदेशात जास्तीत जास्त ${messageLimits.text.toLocaleString('en')} अक्षरे असतात.`,
  },
  turns: {
    mine: {
      first_message: ({ person }) =>
        person ? `${person} यांच्या पहिल्या संदेशाला उत्तर द्या` : 'एका सदस्याच्या पहिल्या संदेशाला उत्तर द्या',
    },
    awaited: {
      first_message: ({ thing }) =>
        thing
          ? `${thing} यांनी तुमच्या पहिल्या संदेशाला उत्तर द्यायचे आहे`
          : 'एका सदस्याने तुमच्या पहिल्या संदेशाला उत्तर द्यायचे आहे',
    },
  },
  topics: {
    messages: {
      name: 'संदेश',
      hint: 'फक्त तुम्ही ते दहा मिनिटांनंतरही वाचले नसतील तर; अनेक संदेशांसाठी एक ईमेल.',
    },
  },
  notifications: {
    message_sent: ({ person }) =>
      person ? `${person} यांनी काय लिहिले ते वाचा` : 'एका सदस्याने काय लिहिले ते वाचा',
    conversation_requested: ({ person }) =>
      person ? `तुमच्याशी बोलण्याबद्दल ${person} यांना उत्तर द्या` : 'तुमच्याशी बोलण्याबद्दल एका सदस्याला उत्तर द्या',
    conversation_opened: ({ person }) =>
      person ? `${person} यांनी तुमच्याशी बोलायला होकार दिला` : 'दुसऱ्या बाजूने तुमच्याशी बोलायला होकार दिला',
  },
  reportables: {
    message: {
      name: 'संदेश',
      inSentence: 'संदेश',
      own: 'तुमचा एक संदेश',
      title: (name) => (name ? `${name} यांचा एक संदेश रिपोर्ट करा` : 'एका सदस्याचा संदेश रिपोर्ट करा'),
    },
  },
  conversations: { direct: { name: '', over: '' }, team: { name: 'टीम', over: '' } },
  held: conversationHeld,
} satisfies ModuleWords<typeof conversationKinds>;
