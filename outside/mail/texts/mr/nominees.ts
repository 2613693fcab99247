import type { nomineeKinds } from '#contract/nominees/kinds.ts';
import type { NomineeCause, NomineeRefusal, NomineeRelation } from '#contract/nominees/limits.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { by, of } from './names.ts';
import { day, greeting } from './phrases.ts';

const relations: Record<NomineeRelation, string> = {
  spouse: 'तुमचे पती किंवा पत्नी',
  parent: 'तुमचे वडील किंवा आई',
  child: 'तुमचा मुलगा किंवा मुलगी',
  sibling: 'तुमचा भाऊ किंवा बहीण',
  friend: 'मित्र किंवा मैत्रीण',
  lawyer: 'तुमचे वकील',
  other: 'दुसरी व्यक्ती',
};

const causes: Record<NomineeCause, (nominee: string, relation: string) => string> = {
  death: (nominee, relation) => `तुमचा मृत्यू झाला आहे, असे ${nominee} (${relation}) सांगतात.`,
  cannot_act: (nominee, relation) => `तुम्ही स्वतः काम करू शकत नाही, असे ${nominee} (${relation}) सांगतात.`,
};

const refusals: Record<NomineeRefusal, string> = {
  not_shown: 'कागदपत्रातून हे दिसत नाही.',
  other_person: 'कागदपत्र दुसऱ्या व्यक्तीबद्दल आहे.',
  unclear: 'आम्ही कागदपत्र वाचू शकलो नाही.',
  alive: 'सदस्य स्वतः काम करू शकतात, हे आम्हाला माहीत आहे.',
};

const because = (site: { name: string }) =>
  `हा पत्ता ${site.name} वरील एका सदस्याच्या वतीने काम करण्यासाठी वापरला गेला.`;

export const nominees = {
  'nominee-named': (email, site) => ({
    subject: `${site.name} वर तुमचे नाव दिले आहे`,
    why: `${by(shownName(email.memberName))} त्यांच्या वतीने काम करण्यासाठी तुमचे नाव दिले आहे.`,
    heading: 'तुमचे नाव दिले आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${by(shownName(email.memberName))} तुमचे नाव दिले आहे. त्यांचा मृत्यू झाला किंवा ते स्वतः काम करू शकत नसतील, तर तुम्ही आमच्याकडे त्यांचा डेटा मागू शकता, तो दुरुस्त करायला किंवा पुसून टाकायला सांगू शकता, आणि तक्रार करू शकता. आत्ता तुम्हाला काहीही करायची गरज नाही.`,
      },
      { kind: 'link', text: 'त्यांच्या वतीने काम करा', url: `${site.origin}${nomineePaths.act}` },
      {
        kind: 'text',
        text: 'ते सिद्ध करणारे कागदपत्र तुमच्याकडे हवे. आम्ही 30 दिवस थांबतो, मग निर्णय घेतो.',
      },
    ],
  }),
  'nominee-code': (email, site) => ({
    subject: `${email.code} हा तुमचा ${site.name} कोड आहे`,
    why: because(site),
    heading: 'एका सदस्याच्या वतीने काम करा',
    blocks: [
      { kind: 'text', text: 'तुम्ही जिथे मागितला त्या पानावर हा कोड टाका:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. हे तुम्ही केले नसेल, तर या ईमेलकडे दुर्लक्ष करू शकता: कोडशिवाय काहीही होत नाही.`,
      },
    ],
  }),
  'nominee-asked': (email, site) => {
    const nominee = shownName(email.nomineeName) || 'एक व्यक्ती';
    return {
      subject:
        email.state === 'granted'
          ? `${site.name} वर एका व्यक्तीला तुमच्या वतीने काम करता येते`
          : `${site.name} वर तुमच्या वतीने काम करण्याची एक विनंती`,
      heading: email.state === 'granted' ? 'दुसऱ्या व्यक्तीला तुमच्या वतीने काम करता येते' : 'तुम्ही इथे आहात का?',
      greeting: greeting(email.memberName),
      blocks: [
        {
          kind: 'text',
          text: `${causes[email.cause](nominee, relations[email.relation])} तुमच्या वतीने काम करण्यासाठी तुम्ही याच व्यक्तीचे नाव दिले आहे. विनंतीचा क्रमांक ${email.number} आहे.`,
        },
        {
          kind: 'text',
          text:
            email.state === 'granted'
              ? 'आम्ही निर्णय घेतला आहे की ते संदेशांशिवाय तुमचा डेटा डाउनलोड करू शकतात, तो दुरुस्त करायला आम्हाला सांगू शकतात, तो पुसून टाकू शकतात आणि तक्रार करू शकतात. ते तुमच्या वतीने साइन इन करू शकत नाहीत, सही करू शकत नाहीत किंवा लिहू शकत नाहीत.'
              : `तुम्ही ${day(email.decidesAt)} पर्यंत साइन इन केले नाही, तर आमचा स्टाफ निर्णय घेतो.`,
        },
        {
          kind: 'text',
          text: 'हे चुकीचे असेल, तर साइन इन करा, किंवा “मी इथे आहे” दाबा. दोन्हींपैकी कशानेही विनंती लगेच संपते.',
        },
        { kind: 'link', text: 'मी इथे आहे', url: `${site.origin}${email.path}` },
      ],
    };
  },
  'nominee-state': (email, site) => {
    const name = shownName(email.memberName);
    const member = of(name);
    const texts: Record<typeof email.state, readonly string[]> = {
      waiting: email.isLate
        ? [
            `आमच्याकडून उशीर होत आहे. ठरलेला दिवस: ${day(email.dueAt ?? email.decidesAt)}.`,
            `${member} वतीने काम करण्याच्या तुमच्या विनंतीचा निर्णय आम्ही आता सर्वात आधी घेतो.`,
          ]
        : [
            `${member} वतीने काम करण्याची तुमची विनंती आम्हाला मिळाली आहे. तिचा क्रमांक ${email.number} आहे.`,
            email.dueAt
              ? `${by(name)} ${day(email.decidesAt)} पर्यंत साइन इन केले नाही, तर आमचा स्टाफ निर्णय घेतो, जास्तीत जास्त ${day(email.dueAt)} पर्यंत.`
              : `${by(name)} ${day(email.decidesAt)} पर्यंत साइन इन केले नाही, तर आमचा स्टाफ निर्णय घेतो.`,
          ],
      granted: [
        `तुम्ही ${member} वतीने काम करू शकता: संदेशांशिवाय डेटा डाउनलोड करणे, तो दुरुस्त करायला आम्हाला सांगणे, तो पुसून टाकणे आणि तक्रार करणे. ${by(name)} साइन इन केले, तर हे संपते.`,
      ],
      refused: [`तुम्ही ${member} वतीने काम करू शकत नाही.`, ...(email.refusal ? [refusals[email.refusal]] : [])],
      ended: [
        `${member} वतीने काम करण्याची तुमची विनंती संपली आहे: ${by(name)} साइन इन केले आहे, किंवा अकाउंट पुसून टाकले आहे.`,
      ],
      withdrawn: [`तुम्ही आता ${member} वतीने काम करत नाही.`],
    };
    return {
      subject: `तुमची विनंती ${email.number}`,
      why: because(site),
      heading: email.isLate ? 'आमच्याकडून उशीर होत आहे' : 'एखाद्याच्या वतीने काम करण्याची तुमची विनंती',
      greeting: greeting(email.name),
      blocks: [
        ...texts[email.state].map((text) => ({ kind: 'text', text }) as const),
        { kind: 'link', text: 'माझी विनंती उघडा', url: `${site.origin}${email.path}` },
        { kind: 'text', text: 'यामुळे तुमचे समाधान झाले नाही, तर: भारतीय डेटा संरक्षण मंडळ.' },
      ],
    };
  },
} satisfies Partial<EmailWords>;

export const nomineeLines = {
  notifications: {
    guardian_reads: () => 'तुमच्या पालकांनी तुमचा डेटा पाहिला आहे, किंवा डाउनलोड केला आहे.',
    guardian_asks: () => 'तुमच्या पालकांनी आम्हाला तुमच्या डेटाबद्दल विनंती किंवा तक्रार पाठवली आहे.',
    guardian_erases: () => 'तुमच्या पालकांनी तुमचे अकाउंट पुसून टाकायला सुरुवात केली आहे. फक्त तेच ते थांबवू शकतात.',
    guardian_keeps: () => 'तुमच्या पालकांनी तुमचे अकाउंट ठेवले आहे.',
  },
  owed: {
    nominee_decision: ({ thing }) => `एका सदस्याच्या वतीने काम करण्याची एक विनंती वाट पाहत आहे: ${thing}.`,
  },
  awaited: { nominee_decision: ({ thing }) => `विनंती ${thing} ला आमच्याकडून उशीर होत आहे.` },
  proposals: { 'nominee.grant': 'तुम्ही नाव दिलेल्या व्यक्तीला तुमच्या वतीने काम करू देणे' },
} satisfies MailLines<typeof nomineeKinds>;
