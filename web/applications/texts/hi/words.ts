import { interviewLimits } from '#contract/applications/interview-limits.ts';
import type { applicationKinds } from '#contract/applications/kinds.ts';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { applicationHeld } from './held.ts';
import { applicationRefusals } from './refusals.ts';

export const applicationWords = {
  refusals: applicationRefusals,
  fieldErrors: {
    application_note_length: `कृपया ${applicationLimits.note.min} से ${applicationLimits.note.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    application_answer_long: `हर जवाब ${applicationLimits.answer.toLocaleString('en-IN')} अक्षरों तक रखें।`,
    application_reason_missing: 'कारण चुनें। वे इसे पढ़ेंगे।',
    application_words_long: `अपनी बात ${applicationLimits.words.toLocaleString('en-IN')} अक्षरों तक रखें।`,
    applications_none_ticked: 'पहले लोगों को चुनें।',
    trial_long: `इसे ${applicationLimits.trialText.toLocaleString('en-IN')} अक्षरों तक रखें।`,
    move_missing: 'पहले चुनें कि उन्हें कहाँ ले जाना है।',
    side_note_missing: 'पहले नोट लिखें।',
    side_note_long: `नोट ${applicationLimits.sideNote.toLocaleString('en-IN')} अक्षरों तक रखें।`,
    interview_time_missing: 'कम से कम एक समय सुझाएँ।',
    interview_time_invalid: 'कृपया दिन और समय लिखें।',
    interview_minutes_unknown: 'सूची में से एक चुनें।',
    interview_place_missing: 'बताएँ कि कहाँ होगा: कोई लिंक, नंबर या कमरा।',
    interview_place_long: `जगह ${interviewLimits.place} अक्षरों तक में लिखें।`,
  },
  turns: {
    mine: {
      application_first_decision: ({ thing, person }) => `${person || 'एक सदस्य'} को जवाब दें: ${thing}`,
      application_later_decision: ({ thing, person }) => `${person || 'एक सदस्य'} के आवेदन पर फ़ैसला करें: ${thing}`,
      terms_confirmation: ({ thing }) => `बताएँ कि आपको यह अब भी चाहिए या नहीं: ${thing}`,
      trial_task: ({ thing }) => `ट्रायल काम जमा करें: ${thing}`,
      offer: ({ thing }) => `प्रस्ताव का जवाब दें: ${thing}`,
      interview_answer: ({ thing }) => `इंटरव्यू का समय चुनें: ${thing}`,
      terms_return: ({ thing }) => `अपना आवेदन वापस लाएँ, या उसे वापस लें: ${thing}`,
      joining: ({ thing, person }) => `पक्का करें कि ${person || 'एक सदस्य'} टीम में शामिल हैं: ${thing}`,
    },
    awaited: {
      application_first_decision: ({ thing }) => `टीम को आपके आवेदन का जवाब देना है: ${thing}`,
      application_later_decision: ({ thing }) => `टीम को फ़ैसला करना है: ${thing}`,
      interview_answer: ({ thing }) => `उन्हें इंटरव्यू का समय चुनना है: ${thing}`,
      offer: ({ thing, person }) => `${person || 'एक सदस्य'} को आपके प्रस्ताव का जवाब देना है: ${thing}`,
      trial_task: ({ thing, person }) => `${person || 'एक सदस्य'} को ट्रायल काम करना है: ${thing}`,
      terms_confirmation: ({ thing, person }) =>
        `${person || 'एक सदस्य'} को बताना है कि उन्हें यह अब भी चाहिए या नहीं: ${thing}`,
      terms_return: ({ thing, person }) => `${person || 'एक सदस्य'} अपना आवेदन वापस ला सकते हैं: ${thing}`,
      joining: ({ thing }) => `टीम को पक्का करना है कि आप शामिल हो गए हैं: ${thing}`,
    },
  },
  notifications: {
    application_received: ({ person }) => `${person || 'एक सदस्य'} ने आवेदन किया है`,
    application_shortlisted: ({ thing }) =>
      thing ? `“${thing}” के लिए आप शॉर्टलिस्ट में हैं` : 'इसके लिए आप शॉर्टलिस्ट में हैं',
    application_declined: ({ thing }) =>
      thing
        ? `“${thing}” के लिए आपके आवेदन पर टीम का जवाब: इस बार नहीं`
        : 'इसके लिए आपके आवेदन पर टीम का जवाब: इस बार नहीं',
    application_withdrawn: ({ person }) => `${person || 'एक सदस्य'} ने अपना आवेदन वापस ले लिया है`,
    application_gone: () => 'एक आवेदक चले गए हैं, और उनके साथ उनका आवेदन भी',
    application_ended: ({ thing }) =>
      thing ? `“${thing}” ख़त्म हो गया है, और उसके साथ आपका आवेदन भी` : 'यह ख़त्म हो गया है, और इसके साथ आपका आवेदन भी',
    application_seat_freed: () => 'टीम ने आपकी जगह ख़ाली कर दी है: आप तब तक नहीं जुड़े थे',
    application_terms: () => 'इसमें मिलने वाली चीज़ें बदल गई हैं: बताएँ कि आपको यह अब भी चाहिए या नहीं',
    application_interview: () => 'टीम ने इंटरव्यू के समय सुझाए हैं: एक चुनें',
    application_interview_moved: ({ person }) =>
      `${person || 'आवेदक'} ने इंटरव्यू का समय बदलने को कहा है: कोई एक समय चुनें`,
    application_interview_set: () => 'इंटरव्यू का समय तय हो गया है',
    application_interview_over: () => 'इंटरव्यू रद्द हो गया है',
    application_trial: () => 'टीम ने आपसे ट्रायल काम माँगा है',
    application_trial_in: ({ person }) => `${person || 'एक सदस्य'} ने ट्रायल काम जमा किया है`,
    application_offered: () => 'टीम ने आपको जगह का प्रस्ताव दिया है: उन्हें जवाब दें',
    application_offer_over: () => 'टीम ने अपना प्रस्ताव वापस ले लिया है',
    application_accepted: ({ person }) => `${person || 'एक सदस्य'} ने आपका प्रस्ताव स्वीकार किया है`,
    application_joined: () => 'अब आप टीम में हैं',
    application_aside: () => 'आपके जवाब देने तक आपका आवेदन अलग रखा गया है',
  },
  dates: {
    interview: (thing, person) => (person ? `${person} के साथ इंटरव्यू: ${thing}` : `इंटरव्यू: ${thing}`),
    begins: (thing, person) => (person ? `${person} की शुरुआत: ${thing}` : `आपकी शुरुआत: ${thing}`),
  },
  conversations: {
    application: {
      name: 'आवेदन',
      over: 'आवेदन ख़त्म हो गया है, इसलिए यहाँ और कुछ नहीं लिखा जा सकता।',
    },
  },
  reportables: {
    application_answer: {
      name: 'आवेदन',
      inSentence: 'आवेदन',
      own: 'आपका आवेदन',
      title: (name) => (name ? `${name} के आवेदन की रिपोर्ट करें` : 'आवेदन की रिपोर्ट करें'),
    },
    application_file: {
      name: 'आवेदन की फ़ाइल',
      inSentence: 'फ़ाइल',
      own: 'आपके आवेदन की फ़ाइल',
      title: (name) => (name ? `${name} के आवेदन की फ़ाइल की रिपोर्ट करें` : 'आवेदन की फ़ाइल की रिपोर्ट करें'),
    },
  },
  held: applicationHeld,
} satisfies ModuleWords<typeof applicationKinds>;
