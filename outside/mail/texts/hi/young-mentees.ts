import type { youngMenteeKinds } from '#contract/young-mentees/kinds.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

/** No subject and no line names a topic. */
const steps = {
  asked: (who: string) =>
    `${who} को एक मेंटर से कुछ पूछना है, और आपकी हाँ या नहीं का इंतज़ार है। अगर आप ${limits.guardianDays} दिन के अंदर जवाब न दें, तो अनुरोध ख़त्म हो जाता है, और मेंटर उसे कभी नहीं देखते।`,
  reminded: (who: string) => `${who} को एक मेंटर से किए अनुरोध पर अब भी आपकी हाँ या नहीं का इंतज़ार है।`,
  timeOver: (who: string) =>
    `${who} का एक मेंटर से किया अनुरोध ख़त्म हो गया, क्योंकि उसका समय ख़त्म हो गया था। मेंटर ने उसे नहीं देखा है।`,
  sent: (who: string) => `${who} ने वह अनुरोध भेज दिया है जिसके लिए आपने सहमति दी थी। मेंटर 48 घंटे के अंदर जवाब देते हैं।`,
  accepted: (who: string) => `${who} को मेंटर का जवाब मिला है: हाँ।`,
  declined: (who: string) => `${who} को मेंटर का जवाब मिला है: नहीं।`,
  withdrawn: (who: string) => `${who} ने एक अनुरोध वापस ले लिया है।`,
  lapsed: (who: string) => `${who} को मेंटर का जवाब समय पर नहीं मिला।`,
  cancelled: (who: string) => `${who} की एक लिखित समीक्षा रद्द की गई।`,
  released: (who: string) => `${who} का एक अनुरोध या एक लिखित समीक्षा ख़त्म हो गई है: एक पक्ष अभी उपलब्ध नहीं है।`,
  answered: (who: string) => `${who} को मेंटर से एक लिखित समीक्षा मिली है।`,
  askedBack: (who: string) => `${who} ने मेंटर से एक और सवाल पूछा है।`,
  answeredBack: (who: string) => `${who} को दूसरे सवाल का मेंटर से जवाब मिला है।`,
  closed: (who: string) => `${who} की एक लिखित समीक्षा अब बंद है।`,
  confirmed: (who: string) => `${who} का एक मेंटर के साथ सेशन है।`,
  moveOffered: (who: string) => `${who} को एक सेशन के लिए दूसरे समय का प्रस्ताव मिला है।`,
  moved: (who: string) => `${who} का एक सेशन अब दूसरे समय पर है।`,
  locationChanged: (who: string) => `${who} के एक सेशन का लिंक नया है।`,
  sessionCancelled: (who: string) => `${who} का एक सेशन रद्द किया गया।`,
  sessionReleased: (who: string) => `${who} का एक सेशन ख़त्म हो गया है: एक पक्ष अभी उपलब्ध नहीं है।`,
  planBegun: (who: string) => `${who} का एक मेंटर के साथ प्लान है: वह शुरू हो गया है।`,
  planEnded: (who: string) => `${who} का एक मेंटर के साथ प्लान ख़त्म हो गया है।`,
  planReleased: (who: string) => `${who} का एक प्लान ख़त्म हो गया है: एक पक्ष अभी उपलब्ध नहीं है।`,
};

const entryWords = (memberName: string): EntryWords => ({
  withProject: () => '',
  withApplicant: () => '',
  withPerson: () => `${memberName} का एक मेंटर के साथ सेशन`,
});

const meetings = {
  '': 'दोनों लिखकर मिलते हैं, एक ऐसे पेज पर जिसे आप पढ़ते हैं।',
  link: 'दोनों एक लिंक से मिलते हैं। वह आपके कैलेंडर की फ़ाइल में और आपके पेज पर है। आप भी जुड़ सकते हैं।',
  phone: 'मेंटर उस नंबर पर फ़ोन करते हैं जो आपने दिया है, और वह किसी और को नहीं मिलता। आप भी शामिल हो सकते हैं।',
};
const meetingSteps: readonly string[] = ['confirmed', 'moved', 'locationChanged'];

const endsOn = (until: Date) =>
  `अगर आप जवाब न दें, तो यह ${day(until)} को ख़त्म हो जाता है, और मेंटर इसे कभी नहीं देखते।`;

export const youngMentees = {
  'guardian-mentoring': (email, site) => {
    const memberName = shownName(email.memberName) || '18 साल से कम उम्र के एक सदस्य';
    return {
      subject: `अभिभावक के लिए: ${site.name} पर मेंटरिंग की ख़बर`,
      why: 'आपका नाम 18 साल से कम उम्र के एक सदस्य के माता-पिता या अभिभावक के तौर पर दिया गया है।',
      heading: `${memberName} की मेंटरिंग`,
      blocks: [
        { kind: 'text', text: steps[email.what](memberName) },
        ...(meetingSteps.includes(email.what)
          ? [{ kind: 'text', text: meetings[email.meetingKind] } as const]
          : []),
        ...(email.what === 'reminded' && email.waitsUntil
          ? [{ kind: 'text', text: endsOn(email.waitsUntil) } as const]
          : []),
        { kind: 'link', text: 'पढ़ें', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: 'पढ़ने के लिए आपको एक कोड चाहिए। पेज उसे इसी पते पर भेजता है। मेंटरिंग ख़त्म करने के लिए आपको सिर्फ़ यह लिंक चाहिए।',
        },
        ...(email.entry
          ? [
              {
                kind: 'text',
                text: 'इस ईमेल के साथ की फ़ाइल आपके कैलेंडर को ताज़ा कर देती है।',
              } as const,
            ]
          : []),
      ],
      ...(email.entry && { attachments: [calendarAttachment(email.entry, 0, entryWords(memberName))] }),
    };
  },
  'young-statement-code': (email, site) => ({
    subject: `हस्ताक्षर करने के लिए आपका कोड, ${site.name}`,
    heading: 'हस्ताक्षर करने के लिए आपका कोड',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: '18 साल से कम उम्र के सदस्यों के मेंटर के घोषणापत्र पर हस्ताक्षर करने के लिए यह कोड डालें:',
      },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। इसे कभी किसी और को न दें।`,
      },
    ],
  }),
  'young-mentor-reference': (email, site) => {
    const mentorName = shownName(email.mentorName) || 'एक सदस्य';
    return {
      subject: `${site.name} पर रेफ़रेंस के तौर पर आपका नाम दिया गया है`,
      why: `${mentorName} ने रेफ़रेंस के तौर पर आपका नाम दिया है।`,
      heading: `क्या ${mentorName} को 18 साल से कम उम्र के सदस्यों का मेंटर बनाया जा सकता है?`,
      greeting: greeting(email.name),
      blocks: [
        {
          kind: 'text',
          text: `${mentorName} 18 साल से कम उम्र के सदस्यों के सवालों के जवाब लिखकर देना चाहते हैं, और उन्होंने आपका नाम ऐसे व्यक्ति के तौर पर दिया है जो उन्हें जानते हैं। कृपया हमें बताएँ कि आपकी क्या राय है। आपका जवाब सिर्फ़ हमारा स्टाफ़ पढ़ता है। हम उसे, और आपका पता, ${limits.referenceKeptDays} दिन बाद मिटा देते हैं।`,
        },
        { kind: 'link', text: 'पढ़ें और जवाब दें', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `लिंक ${day(email.until)} तक काम करता है। अगर आप ${mentorName} को नहीं जानते, तो वहाँ यह बता दें या इस ईमेल को अनदेखा करें।`,
        },
      ],
    };
  },
} satisfies Partial<EmailWords>;

export const youngMenteeLines = {
  notifications: {
    young_request_agreed: () => 'आपके अभिभावक ने एक अनुरोध के लिए सहमति दी है। अब आप उसे भेज सकते हैं।',
    young_request_refused: () => 'आपके अभिभावक ने एक अनुरोध के लिए सहमति नहीं दी है।',
    young_request_released: () => 'लिखित समीक्षा या सेशन का आपका अनुरोध ख़त्म हो गया है। कारण पेज पर है।',
    young_review_moved: () => 'एक लिखित समीक्षा के बारे में नई ख़बर है।',
    young_session_moved: () => 'एक मेंटर के साथ सेशन के बारे में नई ख़बर है।',
    young_session_reminder: () => 'एक मेंटर के साथ सेशन जल्द शुरू होता है, या ख़त्म हो गया है। उसका पेज देखें।',
    young_plan_moved: () => 'मेंटरशिप के एक प्लान के बारे में नई ख़बर है।',
    young_session_message: () => 'एक मेंटर के साथ सेशन में एक संदेश है।',
    young_yes_changed: () => 'आपके अभिभावक ने लिखित मेंटरिंग के बारे में जवाब दिया है।',
    young_live_changed: () => 'आपके अभिभावक ने लाइव सेशन के बारे में जवाब दिया है।',
    young_grown: () => 'आपकी उम्र 18 साल हो गई है। आप जो लिखते हैं, उसे आपके अभिभावक अब नहीं पढ़ते।',
    young_grown_mentor: () => 'एक लिखित समीक्षा के मेंटी की उम्र 18 साल हो गई है। उनके अभिभावक उसे अब नहीं पढ़ते।',
    young_grown_session: () => 'एक सेशन के मेंटी की उम्र 18 साल हो गई है। उनके अभिभावक उसे अब नहीं पढ़ते।',
    young_grown_plan: () => 'एक प्लान के मेंटी की उम्र 18 साल हो गई है। उनके अभिभावक उसे अब नहीं पढ़ते।',
    young_mentor_approved: () => 'मेंटर के तौर पर आपका पेज अब 18 साल से कम उम्र के सदस्यों के लिए खुला है।',
    young_mentor_declined: () =>
      'हमने मेंटर के तौर पर आपका पेज 18 साल से कम उम्र के सदस्यों के लिए नहीं खोला है। कारण पढ़ें।',
    young_mentor_ended: () => 'मेंटर के तौर पर आपका पेज अब 18 साल से कम उम्र के सदस्यों के लिए खुला नहीं है। कारण पढ़ें।',
  },
  owed: {
    guardian_mentoring_answer: () => 'एक मेंटर से किए अनुरोध को अभिभावक का इंतज़ार है।',
    young_mentor_review: ({ person }) =>
      `${person || 'एक मेंटर'} को 18 साल से कम उम्र के सदस्यों के बारे में फ़ैसले का इंतज़ार है।`,
  },
  awaited: {
    guardian_mentoring_answer: () => 'आपके अभिभावक ने एक अनुरोध का समय पर जवाब नहीं दिया है।',
    young_mentor_review: () => '18 साल से कम उम्र के सदस्यों के बारे में अपने फ़ैसले में हमें देर हो रही है।',
  },
} satisfies MailLines<typeof youngMenteeKinds>;
