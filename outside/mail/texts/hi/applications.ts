import type { applicationKinds } from '#contract/applications/kinds.ts';
import type { MailLines } from '../words.ts';

export const applicationLines = {
  unnamed: 'एक अवसर',
  notifications: {
    application_received: ({ thing }) => `एक आवेदन आया है: ${thing}।`,
    application_shortlisted: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_declined: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_withdrawn: ({ thing }) => `एक आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_gone: ({ thing }) => `एक आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_seat_freed: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_ended: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_terms: ({ thing }) =>
      `जिस अवसर के लिए आपने आवेदन किया था, वह बदल गया है: ${thing}। बताएँ कि आपको वह अब भी चाहिए या नहीं।`,
    application_interview: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है, और आपके जवाब का इंतज़ार है: ${thing}।`,
    application_interview_moved: ({ thing }) => `एक आवेदन के बारे में नई ख़बर है, और आपके जवाब का इंतज़ार है: ${thing}।`,
    application_interview_set: ({ thing }) => `एक आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_interview_over: ({ thing }) => `एक आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_trial: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है, और आपका इंतज़ार है: ${thing}।`,
    application_trial_in: ({ thing }) => `एक आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_offered: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है, और आपका इंतज़ार है: ${thing}।`,
    application_offer_over: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_accepted: ({ thing }) => `एक आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_joined: ({ thing }) => `आपके आवेदन के बारे में नई ख़बर है: ${thing}।`,
    application_aside: ({ thing }) => `आपके आवेदन में आपका इंतज़ार है: ${thing}।`,
  },
  owed: {
    application_first_decision: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने ${thing} के लिए आवेदन किया है और जवाब माँगा है।`,
    application_later_decision: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने ${thing} के बारे में अगला फ़ैसला माँगा है।`,
    interview_answer: ({ thing }) => `आपसे इंटरव्यू का समय चुनने को कहा गया है: ${thing}।`,
    offer: ({ thing }) => `टीम ने आपको ${thing} का प्रस्ताव दिया है और जवाब माँगा है।`,
    trial_task: ({ thing }) => `टीम ने आपसे ${thing} का ट्रायल काम माँगा है।`,
    terms_confirmation: ({ thing }) =>
      `जिस अवसर के लिए आपने आवेदन किया था, वह बदल गया है: ${thing}। बताएँ कि आपको वह अब भी चाहिए या नहीं।`,
  },
  awaited: {
    application_first_decision: ({ thing }) =>
      `टीम ने ${thing} के लिए आपके आवेदन का समय पर जवाब नहीं दिया। अब आप पर इसका कोई बंधन नहीं है। उसके पेज पर मिलते-जुलते अवसर हैं।`,
    application_later_decision: ({ thing }) =>
      `टीम ने ${thing} के लिए आपके आवेदन का अगला जवाब समय पर नहीं दिया। अब आप पर इसका कोई बंधन नहीं है। उसके पेज पर मिलते-जुलते अवसर हैं।`,
    interview_answer: ({ thing }) => `इंटरव्यू के लिए कोई समय नहीं चुना गया: ${thing}। अगला क़दम आवेदन के पेज पर है।`,
    offer: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने ${thing} के आपके प्रस्ताव का जवाब नहीं दिया। जगह फिर से ख़ाली है।`,
    trial_task: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने ${thing} का ट्रायल काम जमा नहीं किया। अगला फ़ैसला आपका है।`,
    terms_confirmation: ({ thing }) => `आवेदक ने नहीं बताया कि उन्हें ${thing} अब भी चाहिए या नहीं।`,
  },
} satisfies MailLines<typeof applicationKinds>;
