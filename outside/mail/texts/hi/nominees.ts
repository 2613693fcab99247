import type { nomineeKinds } from '#contract/nominees/kinds.ts';
import type { NomineeCause, NomineeRefusal, NomineeRelation } from '#contract/nominees/limits.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const relations: Record<NomineeRelation, string> = {
  spouse: 'आपके पति या आपकी पत्नी',
  parent: 'आपके पिता या आपकी माता',
  child: 'आपके बेटे या आपकी बेटी',
  sibling: 'आपके भाई या आपकी बहन',
  friend: 'एक दोस्त',
  lawyer: 'आपके वकील',
  other: 'कोई और व्यक्ति',
};

const causes: Record<NomineeCause, (nominee: string, relation: string) => string> = {
  death: (nominee, relation) => `${nominee} (${relation}) का कहना है कि आपकी मृत्यु हो गई है।`,
  cannot_act: (nominee, relation) => `${nominee} (${relation}) का कहना है कि आप ख़ुद काम नहीं कर सकते।`,
};

const refusals: Record<NomineeRefusal, string> = {
  not_shown: 'दस्तावेज़ से यह साबित नहीं होता।',
  other_person: 'दस्तावेज़ किसी और व्यक्ति के बारे में है।',
  unclear: 'हम दस्तावेज़ पढ़ नहीं सके।',
  alive: 'हमें पता है कि सदस्य ख़ुद काम कर सकते हैं।',
};

const memberOf = (name: string) => shownName(name) || 'एक सदस्य';
const because = (site: { name: string }) =>
  `इस पते का इस्तेमाल ${site.name} के एक सदस्य की ओर से काम करने के लिए किया गया।`;

export const nominees = {
  'nominee-named': (email, site) => ({
    subject: `${site.name} पर आपको नामित किया गया है`,
    why: `${memberOf(email.memberName)} ने अपनी ओर से काम करने के लिए आपको नामित किया है।`,
    heading: 'आपको नामित किया गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${memberOf(email.memberName)} ने आपको नामित किया है। अगर उनकी मृत्यु हो जाए या वे ख़ुद काम न कर सकें, तो आप हमसे उनका डेटा माँग सकते हैं, उसे ठीक करने या मिटाने को कह सकते हैं, और शिकायत कर सकते हैं। अभी आपको कुछ करने की ज़रूरत नहीं है।`,
      },
      { kind: 'link', text: 'उनकी ओर से काम करें', url: `${site.origin}${nomineePaths.act}` },
      {
        kind: 'text',
        text: 'आपके पास ऐसा दस्तावेज़ होना चाहिए जो यह साबित करे। हम 30 दिन इंतज़ार करते हैं, फिर फ़ैसला करते हैं।',
      },
    ],
  }),
  'nominee-code': (email, site) => ({
    subject: `${email.code} आपका ${site.name} कोड है`,
    why: because(site),
    heading: 'एक सदस्य की ओर से काम करें',
    blocks: [
      { kind: 'text', text: 'यह कोड उस पेज पर लिखें जहाँ आपने इसे माँगा था:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। अगर यह आपने नहीं किया, तो यह ईमेल अनदेखा किया जा सकता है: कोड के बिना कुछ नहीं होता।`,
      },
    ],
  }),
  'nominee-asked': (email, site) => {
    const nominee = shownName(email.nomineeName) || 'एक व्यक्ति';
    return {
      subject:
        email.state === 'granted'
          ? `${site.name} पर एक व्यक्ति को आपकी ओर से काम करने की अनुमति है`
          : `${site.name} पर आपकी ओर से काम करने का एक अनुरोध`,
      heading: email.state === 'granted' ? 'अब किसी और को आपकी ओर से काम करने की अनुमति है' : 'क्या आप यहाँ हैं?',
      greeting: greeting(email.memberName),
      blocks: [
        {
          kind: 'text',
          text: `${causes[email.cause](nominee, relations[email.relation])} आपने अपनी ओर से काम करने के लिए इन्हीं को नामित किया है। अनुरोध का नंबर ${email.number} है।`,
        },
        {
          kind: 'text',
          text:
            email.state === 'granted'
              ? 'हमने फ़ैसला किया है कि वे संदेशों के बिना आपका डेटा डाउनलोड कर सकते हैं, हमसे उसे ठीक करने को कह सकते हैं, उसे मिटा सकते हैं और शिकायत कर सकते हैं। वे आपकी ओर से न साइन इन कर सकते हैं, न हस्ताक्षर कर सकते हैं, न कुछ लिख सकते हैं।'
              : `अगर आप ${day(email.decidesAt)} तक साइन इन न करें, तो हमारा स्टाफ़ फ़ैसला करता है।`,
        },
        {
          kind: 'text',
          text: 'अगर यह ग़लत है, तो साइन इन करें, या “मैं यहाँ हूँ” दबाएँ। दोनों में से कोई भी अनुरोध को तुरंत ख़त्म कर देता है।',
        },
        { kind: 'link', text: 'मैं यहाँ हूँ', url: `${site.origin}${email.path}` },
      ],
    };
  },
  'nominee-state': (email, site) => {
    const member = memberOf(email.memberName);
    const texts: Record<typeof email.state, readonly string[]> = {
      waiting: email.isLate
        ? [
            `हमें देर हो रही है। तय दिन: ${day(email.dueAt ?? email.decidesAt)}।`,
            `अब हम सबसे पहले ${member} की ओर से काम करने के आपके अनुरोध पर फ़ैसला करते हैं।`,
          ]
        : [
            `${member} की ओर से काम करने का आपका अनुरोध हमें मिल गया है। उसका नंबर ${email.number} है।`,
            email.dueAt
              ? `अगर ${day(email.decidesAt)} तक ${member} ने साइन इन न किया, तो हमारा स्टाफ़ फ़ैसला करता है, ज़्यादा से ज़्यादा ${day(email.dueAt)} तक।`
              : `अगर ${day(email.decidesAt)} तक ${member} ने साइन इन न किया, तो हमारा स्टाफ़ फ़ैसला करता है।`,
          ],
      granted: [
        `आप ${member} की ओर से काम कर सकते हैं: संदेशों के बिना डेटा डाउनलोड करना, हमसे उसे ठीक करने को कहना, उसे मिटाना और शिकायत करना। ${member} के साइन इन करते ही यह ख़त्म हो जाता है।`,
      ],
      refused: [`आप ${member} की ओर से काम नहीं कर सकते।`, ...(email.refusal ? [refusals[email.refusal]] : [])],
      ended: [
        `${member} की ओर से काम करने का आपका अनुरोध ख़त्म हो गया है: ${member} ने साइन इन किया है, या अकाउंट मिटा दिया गया है।`,
      ],
      withdrawn: [`अब आप ${member} की ओर से काम नहीं करते।`],
    };
    return {
      subject: `आपका अनुरोध ${email.number}`,
      why: because(site),
      heading: email.isLate ? 'हमें देर हो रही है' : 'किसी की ओर से काम करने का आपका अनुरोध',
      greeting: greeting(email.name),
      blocks: [
        ...texts[email.state].map((text) => ({ kind: 'text', text }) as const),
        { kind: 'link', text: 'मेरा अनुरोध खोलें', url: `${site.origin}${email.path}` },
        { kind: 'text', text: 'अगर आप इससे संतुष्ट न हों: भारतीय डेटा संरक्षण बोर्ड।' },
      ],
    };
  },
} satisfies Partial<EmailWords>;

export const nomineeLines = {
  notifications: {
    guardian_reads: () => 'आपके अभिभावक ने आपका डेटा देखा है, या उसे डाउनलोड किया है।',
    guardian_asks: () => 'आपके अभिभावक ने आपके डेटा के बारे में हमें एक अनुरोध या शिकायत भेजी है।',
    guardian_erases: () => 'आपके अभिभावक ने आपका अकाउंट मिटाना शुरू किया है। इसे सिर्फ़ वे ही रोक सकते हैं।',
    guardian_keeps: () => 'आपके अभिभावक ने आपका अकाउंट बनाए रखा है।',
  },
  owed: {
    nominee_decision: ({ thing }) => `एक सदस्य की ओर से काम करने का एक अनुरोध इंतज़ार में है: ${thing}।`,
  },
  awaited: { nominee_decision: ({ thing }) => `अनुरोध ${thing} में हमें देर हो रही है।` },
  proposals: { 'nominee.grant': 'आपके नामित व्यक्ति को आपकी ओर से काम करने देना' },
} satisfies MailLines<typeof nomineeKinds>;
