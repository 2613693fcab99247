import type { agreementKinds } from '#contract/agreements/kinds.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, LineFacts, MailLines } from '../words.ts';
import { greeting, shownProject } from './phrases.ts';

export const agreements = {
  'signing-code': (email, site) => ({
    subject: `हस्ताक्षर करने के लिए आपका कोड, ${site.name}`,
    heading: 'अनुबंध पर हस्ताक्षर करें',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'इस कोड से आप उस टेक्स्ट पर हस्ताक्षर करते हैं जो आपके सामने खुला है:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `उसका हैश ${email.digits} से शुरू होता है। पेज से मिलाकर देखें: अगर वहाँ कुछ और है, तो कोड न डालें।`,
      },
      {
        kind: 'text',
        text: `कोड ${email.minutes} मिनट तक, सिर्फ़ एक बार, और सिर्फ़ इसी टेक्स्ट के लिए काम करता है। इसे किसी को न बताएँ। अगर आपने इसे नहीं माँगा, तो आपके अकाउंट में कोई और व्यक्ति साइन इन है: अपनी सेटिंग में वह साइन इन ख़त्म करें और अपना पासवर्ड बदलें।`,
      },
    ],
  }),
  'ledger-receipts': (email, site) => ({
    subject: `${monthOf(email.month)} में आपके अनुबंध: उनके लेजर की आख़िरी एंट्री`,
    heading: 'आपके लेजर की आख़िरी एंट्री',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${monthOf(email.month)} में इन लेजर में नई एंट्री जुड़ी हैं। यह ईमेल सँभालकर रखें। आख़िरी एंट्री और उसके हैश से आप ${site.origin}/verify पर देख सकते हैं कि कोई एंट्री बदली या छोड़ी नहीं गई है।`,
      },
      ...email.receipts.map(({ project, role, sequence, hash }) => ({
        kind: 'text' as const,
        text: `${[shownProject(project), shownName(role)].filter(Boolean).join(', ')}\nएंट्री ${sequence}\n${hash}`,
      })),
      { kind: 'link', text: 'अपने अनुबंध खोलें', url: `${site.origin}${agreementPaths.ownAgreements}` },
    ],
    why: `आप ${site.name} पर एक ऐसे अनुबंध के पक्ष हैं जिसके लेजर में उस महीने नई एंट्री जुड़ी हैं।`,
  }),
  'giving-up-code': (email, site) => ({
    subject: `पक्का करने के लिए आपका कोड, ${site.name}`,
    heading: 'यूनिट छोड़ना',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'इस कोड से आप वेस्ट हो चुकी यूनिट हमेशा के लिए छोड़ते हैं। वे वापस नहीं आतीं:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${shownProject(email.project)} के साथ हुए अनुबंध की ${email.units} यूनिट के लिए है।`,
      },
      {
        kind: 'text',
        text: `कोड ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। इसे किसी को न बताएँ: कोई भी इसे आपसे नहीं माँग सकता। अगर आपने इसे नहीं माँगा, तो आपके अकाउंट में कोई और व्यक्ति साइन इन है: अपनी सेटिंग में वह साइन इन ख़त्म करें और अपना पासवर्ड बदलें।`,
      },
    ],
  }),
  'payout-code': (email, site) => ({
    subject: `पक्का करने के लिए आपका कोड, ${site.name}`,
    heading: 'भुगतान पाने की आपकी जानकारी',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'इस कोड से आप भुगतान पाने की अपनी जानकारी सहेजते हैं:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${shownProject(email.project)} के साथ हुए अनुबंध के पड़ाव ${email.milestone} के लिए है।`,
      },
      {
        kind: 'text',
        text: `कोड ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। इसे किसी को न बताएँ: कोई भी इसे आपसे नहीं माँग सकता। अगर आपने इसे नहीं माँगा, तो आपके अकाउंट में कोई और व्यक्ति साइन इन है: अपनी सेटिंग में वह साइन इन ख़त्म करें और अपना पासवर्ड बदलें।`,
      },
    ],
  }),
} satisfies Partial<EmailWords>;

function monthOf(month: string): string {
  const format = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01`));
}

const agreementOf = ({ thing, person }: LineFacts) => (person ? `${thing} (${person})` : thing);

export const agreementLines = {
  notifications: {
    agreement_proposed: ({ thing }) => `एक अनुबंध पर आपके जवाब का इंतज़ार है: ${thing}।`,
    agreement_countered: ({ thing }) => `एक अनुबंध का दूसरा टेक्स्ट आया है, और आपका इंतज़ार है: ${thing}।`,
    agreement_signed: ({ thing }) => `एक अनुबंध के बारे में नई ख़बर है: ${thing}।`,
    agreement_active: ({ thing }) => `एक अनुबंध के बारे में नई ख़बर है: ${thing}।`,
    agreement_declined: ({ thing }) => `एक अनुबंध के बारे में नई ख़बर है: ${thing}।`,
    agreement_withdrawn: ({ thing }) => `एक अनुबंध के बारे में नई ख़बर है: ${thing}।`,
    agreement_entry: ({ thing }) => `एक अनुबंध के बारे में नई ख़बर है: ${thing}।`,
    milestone_started: ({ thing }) => `एक पड़ाव शुरू हुआ है: ${thing}।`,
    milestone_submitted: ({ thing }) => `एक पड़ाव पर आपकी समीक्षा का इंतज़ार है: ${thing}।`,
    milestone_changes_asked: ({ thing }) => `आपके पड़ाव पर जवाब आया है: ${thing}।`,
    milestone_accepted: ({ thing }) => `एक पड़ाव पर जवाब आया है: ${thing}।`,
    milestone_cancelled: ({ thing }) => `एक पड़ाव के बारे में नई ख़बर है: ${thing}।`,
    milestone_dropped: ({ thing }) => `एक पड़ाव के बारे में नई ख़बर है: ${thing}।`,
    payment_time_asked: ({ thing }) => `एक अनुबंध का दूसरा पक्ष आपसे और समय माँग रहा है: ${thing}।`,
    payout_changed: ({ thing }) =>
      `एक अनुबंध में भुगतान पाने की जानकारी या टैक्स नंबर बदला गया है: ${thing}। अगर आपकी अपनी जानकारी बदली है और यह आपने नहीं किया, तो नया पासवर्ड रखें।`,
    payment_time_answered: ({ thing }) => `एक अनुबंध के बारे में नई ख़बर है: ${thing}।`,
    dispute_opened: ({ thing }) => `एक विवाद खोला गया है: ${thing}। आप सात दिन तक सबूत जोड़ सकते हैं।`,
    dispute_evidence: ({ thing }) => `एक विवाद के बारे में नई ख़बर है: ${thing}।`,
    dispute_ruled: ({ thing }) => `एक विवाद में फ़ैसला आया है: ${thing}।`,
    dispute_appealed: ({ thing }) => `एक विवाद में अपील आई है: ${thing}।`,
    dispute_final: ({ thing }) => `एक विवाद के बारे में नई ख़बर है: ${thing}।`,
    dispute_proposed: ({ thing }) => `एक विवाद में सुलह के प्रस्ताव पर आपके जवाब का इंतज़ार है: ${thing}।`,
    dispute_declined: ({ thing }) => `एक विवाद के बारे में नई ख़बर है: ${thing}।`,
    dispute_agreed: ({ thing }) => `एक विवाद के बारे में नई ख़बर है: ${thing}।`,
    dispute_withdrawn: ({ thing }) => `एक विवाद के बारे में नई ख़बर है: ${thing}।`,
    dispute_late: ({ thing }) => `एक विवाद के फ़ैसले में हमें देर हो रही है: ${thing}।`,
    cause_late: ({ thing }) => `जिस कारण पर आपत्ति की गई है, उसके फ़ैसले में हमें देर हो रही है: ${thing}।`,
    amendment_proposed: ({ thing }) => `एक अनुबंध के संशोधन पर आपके जवाब का इंतज़ार है: ${thing}।`,
    amendment_signed: ({ thing }) => `एक संशोधन के बारे में नई ख़बर है: ${thing}।`,
    amendment_active: ({ thing }) => `एक संशोधन के बारे में नई ख़बर है: ${thing}।`,
    amendment_over: ({ thing }) => `एक संशोधन के बारे में नई ख़बर है: ${thing}।`,
    agreement_pool_set: ({ thing }) => `आपका अनुबंध जिन कुल यूनिट पर टिका है, वे बदल गई हैं: ${thing}।`,
  },
  owed: {
    agreement_answer: (facts) => `एक अनुबंध पर आपके जवाब या हस्ताक्षर का इंतज़ार है: ${agreementOf(facts)}।`,
    milestone_submission: ({ thing }) => `आपका एक पड़ाव जमा करना है: ${thing}।`,
    milestone_resubmission: ({ thing }) => `आपके पड़ाव में बदलाव माँगे गए हैं: ${thing}।`,
    milestone_review: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने एक पड़ाव जमा किया है और आपसे समीक्षा माँगी है: ${thing}।`,
    early_end_submission: ({ thing }) => `अनुबंध ख़त्म हो रहा है। जो काम आपने शुरू किया है, उसे जमा करें: ${thing}।`,
    payment: ({ thing, person }) =>
      `स्वीकार किए गए काम के लिए आपको ${person || 'एक पूर्व सदस्य'} को भुगतान करना है: ${thing}।`,
    payment_confirmation: ({ thing }) =>
      `बताया गया है कि एक भुगतान भेज दिया गया है। जितना मिला है, उसे पक्का करें: ${thing}।`,
    paying_back: ({ thing }) =>
      `आपको तय भुगतान से ज़्यादा मिला है। कृपया जितना ज़्यादा मिला है, उतना लौटाएँ: ${thing}।`,
    cause_contest: ({ thing }) =>
      `प्रोजेक्ट ने एक कारण बताकर नोटिस दिया है। बताएँ कि आपको उस पर आपत्ति है या नहीं: ${thing}। अगर आप कुछ न कहें, तो कारण क़ायम रहता है, और जो यूनिट वेस्ट नहीं हुई हैं वे वापस चली जाती हैं।`,
    conversion_confirmation: ({ thing }) =>
      `प्रोजेक्ट का कहना है कि आपकी यूनिट शेयरों में बदल गई हैं। बताएँ कि वे शेयर आपके पास हैं या नहीं: ${thing}। अगर आप कुछ न कहें, तो यह बयान नहीं गिना जाता।`,
    amendment_answer: (facts) => `एक अनुबंध के संशोधन पर आपके जवाब या हस्ताक्षर का इंतज़ार है: ${agreementOf(facts)}।`,
    dispute_evidence: (facts) => `आप एक विवाद में सबूत जोड़ सकते हैं: ${agreementOf(facts)}।`,
    dispute_settlement: (facts) =>
      `दूसरे पक्ष ने एक विवाद में सुलह का प्रस्ताव दिया है और आपसे जवाब माँगा है: ${agreementOf(facts)}।`,
  },
  awaited: {
    agreement_answer: (facts) =>
      `दूसरे पक्ष ने अनुबंध पर समय पर जवाब नहीं दिया, इसलिए प्रस्ताव ख़त्म हो गया है: ${agreementOf(facts)}।`,
    milestone_submission: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने समय पर कुछ जमा नहीं किया: ${thing}। आप इंतज़ार कर सकते हैं, या पड़ाव छोड़ सकते हैं।`,
    milestone_resubmission: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने समय पर कुछ जमा नहीं किया: ${thing}। आप इंतज़ार कर सकते हैं, या पड़ाव छोड़ सकते हैं।`,
    milestone_review: ({ thing }) =>
      `आपके पड़ाव की समय पर किसी ने समीक्षा नहीं की, इसलिए वह स्वीकार माना जाता है: ${thing}।`,
    early_end_submission: (facts) => `योगदानकर्ता ने अंत तक कुछ जमा नहीं किया: ${agreementOf(facts)}।`,
    payment: ({ thing }) =>
      `दूसरे पक्ष ने समय पर नहीं बताया कि आपको भुगतान भेजा गया है: ${thing}। भुगतान का समय अब बीत चुका है।`,
    payment_confirmation: (facts) =>
      `दूसरे पक्ष ने समय पर नहीं बताया कि कितना मिला है, इसलिए भुगतान पक्का माना जाता है: ${agreementOf(facts)}।`,
    paying_back: ({ thing, person }) =>
      `${person || 'एक सदस्य'} ने समय पर कुछ नहीं लौटाया: ${thing}। इसका समय अब बीत चुका है।`,
    cause_contest: (facts) =>
      `योगदानकर्ता ने बताए गए कारण पर समय पर आपत्ति नहीं की, इसलिए कारण क़ायम रहता है: ${agreementOf(facts)}।`,
    conversion_confirmation: (facts) =>
      `योगदानकर्ता ने समय पर पक्का नहीं किया कि यूनिट शेयरों में बदल गई हैं: ${agreementOf(facts)}। यूनिट का वादा पहले जैसा ही है। शेयरों में बदलने की तारीख तक आप यह फिर से दर्ज कर सकते हैं। तब जो यूनिट बची होंगी, उनका भुगतान नक़द करना होगा।`,
    amendment_answer: (facts) =>
      `दूसरे पक्ष ने संशोधन पर समय पर जवाब नहीं दिया। संशोधन का समय ख़त्म हो गया है। जो संस्करण लागू है, वही लागू रहता है: ${agreementOf(facts)}।`,
    dispute_evidence: (facts) => `एक विवाद में सबूत देने का समय ख़त्म हो गया है: ${agreementOf(facts)}।`,
    dispute_settlement: (facts) => `सुलह के आपके प्रस्ताव पर दूसरे पक्ष ने जवाब नहीं दिया: ${agreementOf(facts)}।`,
  },
  until: {
    milestone_submission: (day) => `इसे ${day} तक जमा करना है। उसके बाद प्रोजेक्ट पड़ाव छोड़ सकता है।`,
    milestone_resubmission: (day) => `आपके पास ${day} तक का समय है। उसके बाद प्रोजेक्ट पड़ाव छोड़ सकता है।`,
    milestone_review: (day) => `आपके पास ${day} तक का समय है। अगर आप कुछ न कहें, तो यह आपकी स्वीकृति मानी जाती है।`,
    payment: (day) => `आपके पास ${day} तक का समय है। उसके बाद समय बीत चुका होगा, और भुगतान फिर भी करना होगा।`,
    paying_back: (day) => `आपके पास ${day} तक का समय है। उसके बाद समय बीत चुका होगा, और रक़म फिर भी लौटानी होगी।`,
    early_end_submission: (day) => `आपके पास ${day} तक का समय है। उसके बाद पड़ाव छोड़ दिया जाता है।`,
    payment_confirmation: (day) =>
      `आपके पास ${day} तक का समय है। अगर आप कुछ न कहें, तो पूरी रक़म आपकी ओर से पक्की मानी जाती है।`,
    cause_contest: (day) => `आपके पास ${day} तक का समय है। अगर आप कुछ न कहें, तो आपकी सहमति मानी जाती है।`,
    dispute_settlement: (day) =>
      `आपके पास ${day} तक का समय है। उसके बाद प्रस्ताव अपने आप ख़त्म हो जाता है, और विवाद आगे चलता है।`,
    conversion_confirmation: (day) => `आपके पास ${day} तक का समय है। उसके बाद यह बयान नहीं गिना जाता।`,
  },
  lapsed: {
    milestone_submission: 'जब तक प्रोजेक्ट ने पड़ाव नहीं छोड़ा है, आप इसे अब भी जमा कर सकते हैं। तब तक यह “आज” में रहता है।',
    milestone_resubmission:
      'जब तक प्रोजेक्ट ने पड़ाव नहीं छोड़ा है, आप इसे अब भी जमा कर सकते हैं। तब तक यह “आज” में रहता है।',
    milestone_review: 'यह अब स्वीकार माना जाता है।',
    payment:
      'इसका समय अब बीत चुका है, और भुगतान फिर भी करना है। जब तक भुगतान भेजा हुआ न बताया जाए, यह “आज” में रहता है।',
    paying_back:
      'इसका समय अब बीत चुका है, और रक़म फिर भी लौटानी है। जब तक रक़म भेजी हुई न बताई जाए, यह “आज” में रहता है।',
    early_end_submission: 'पड़ाव छोड़ दिया गया है।',
    payment_confirmation: 'बताया गया भुगतान अब पक्का माना जाता है।',
    cause_contest: 'कारण अब क़ायम रहता है।',
    conversion_confirmation:
      'यह बयान नहीं गिना जाता। आपकी यूनिट का वादा पहले जैसा ही है। शेयरों में बदलने की तारीख से उनका भुगतान नक़द करना होगा।',
  },
  proposals: { 'dispute.ruling': 'एक विवाद पर ऐसा फ़ैसला देना जिस पर अपील नहीं होती' },
} satisfies MailLines<typeof agreementKinds>;
