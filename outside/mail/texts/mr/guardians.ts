import type { guardianKinds } from '#contract/guardians/kinds.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const toMember = {
  unnamed: 'तुमचे वय 18 पेक्षा कमी आहे आणि तुम्ही अजून आई, वडील किंवा पालकांचे नाव दिलेले नाही.',
  silent: 'तुमच्या आई, वडील किंवा पालकांनी अजून उत्तर दिलेले नाही.',
  refused: 'तुमच्या आई, वडील किंवा पालकांनी तुमच्या अकाउंटला संमती दिलेली नाही, किंवा संमती मागे घेतली आहे.',
};
const memberAdvice = {
  unnamed:
    'ते ठेवण्यासाठी तुमच्या डॅशबोर्डवर आई, वडील किंवा पालकांचे नाव द्या. त्यांनी त्याआधी संमती दिली, तर आम्ही काहीही हटवत नाही.',
  silent:
    'ते ठेवण्यासाठी त्यांच्याशी बोला. त्यांना पाठवलेल्या आमच्या ईमेलमध्ये उत्तर देण्याची लिंक आहे. तो ईमेल तुम्ही तुमच्या डॅशबोर्डवरून पुन्हा पाठवू शकता. त्यांनी त्याआधी संमती दिली, तर आम्ही काहीही हटवत नाही.',
  refused:
    'त्यांना पाठवलेल्या आमच्या ईमेलमधील लिंकने ते अजूनही त्यांचे मत बदलू शकतात. त्यांनी त्याआधी संमती दिली, तर आम्ही काहीही हटवत नाही.',
};

const why = '18 वर्षांखालील एका सदस्याने आई, वडील किंवा पालक म्हणून तुमचे नाव दिले आहे.';

/** A member under 18 by name, or without one where the name may not be shown, in each case of the sentence. */
function memberOf(name: string) {
  const shown = shownName(name);
  return shown
    ? { shown, by: `${shown} यांनी`, to: `${shown} यांना`, of: `${shown} यांचे` }
    : {
        shown,
        by: '18 वर्षांखालील एका सदस्याने',
        to: '18 वर्षांखालील एका सदस्याला',
        of: '18 वर्षांखालील एका सदस्याचे',
      };
}

export const guardians = {
  'guardian-request': (email, site) => {
    const { shown, by, to } = memberOf(email.memberName);
    return {
      subject: `${to} ${site.name} मध्ये सामील व्हायचे आहे`,
      why,
      heading: `${by} तुमची संमती मागितली आहे`,
      blocks: [
        {
          kind: 'text',
          text: `${by} आई, वडील किंवा पालक म्हणून तुमचे नाव दिले आहे. ${site.name} हे असे ठिकाण आहे जिथे विद्यार्थी आणि संस्थापक मिळून स्टार्टअप प्रकल्पांवर काम करतात. 18 वर्षांखालील सदस्यांसाठी आई, वडील किंवा पालकांची संमती लागते.`,
        },
        { kind: 'link', text: 'वाचा आणि उत्तर द्या', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `संमती देण्यासाठी तुम्हाला याच पत्त्यावर एक कोड मिळतो. हा ईमेल जपून ठेवा: त्यातील लिंकने तुम्ही तुमचे उत्तर कधीही मागे घेऊ शकता. तुम्ही संमती देईपर्यंत दुसरे कोणीही हे अकाउंट पाहू शकत नाही. तुम्ही ${shown ? `${shown} यांना` : 'या सदस्याला'} ओळखत नसाल, तर त्या पानावर नकार देऊ शकता किंवा या ईमेलकडे दुर्लक्ष करू शकता.`,
        },
      ],
    };
  },
  'guardian-code': (email, site) => {
    const { shown } = memberOf(email.memberName);
    return {
      subject: `संमती देण्यासाठी तुमचा कोड, ${site.name}`,
      why,
      heading: 'संमती देण्यासाठी तुमचा कोड',
      blocks: [
        {
          kind: 'text',
          text: shown
            ? `${site.name} वर ${shown} यांचे पालक म्हणून संमती देण्यासाठी किंवा वाचण्यासाठी हा कोड वापरा:`
            : `${site.name} वर एका लहान वयाच्या सदस्याचे पालक म्हणून संमती देण्यासाठी किंवा वाचण्यासाठी हा कोड वापरा:`,
        },
        { kind: 'code', text: email.code },
        {
          kind: 'text',
          text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो, ज्या ब्राउझरमधून मागितला त्याच ब्राउझरमध्ये. तो दुसऱ्या कोणालाही देऊ नका, ${shown ? `${shown} यांनाही` : 'त्या सदस्यालाही'} नाही. तुम्ही तो मागितला नसेल, तर या ईमेलकडे दुर्लक्ष करा: कोडशिवाय कोणीही तुमच्या वतीने संमती देऊ शकत नाही.`,
        },
      ],
    };
  },
  'guardian-answer': (email, site) => ({
    subject: `तुमच्या ${site.name} अकाउंटबद्दल`,
    heading: email.confirmed ? 'तुमच्या अकाउंटला संमती मिळाली आहे' : 'तुमच्या पालकांनी संमती दिलेली नाही',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.confirmed
          ? 'तुमच्या आई, वडील किंवा पालकांनी तुमच्या अकाउंटला संमती दिली आहे. आता तुम्ही तुमचे प्रोफाइल भरू शकता.'
          : 'तुमच्या आई, वडील किंवा पालकांनी तुमच्या अकाउंटला संमती दिलेली नाही, किंवा संमती मागे घेतली आहे. एकमेकांशी त्याबद्दल बोला. त्यांना पाठवलेल्या आमच्या ईमेलमधील लिंकने ते अजूनही संमती देऊ शकतात. आमच्या स्टाफने ते पाहिल्यानंतरच तुम्ही दुसऱ्या व्यक्तीला विचारू शकता. तुमच्या डॅशबोर्डवरून त्या पानावर जाता येते जिथे तुम्ही आम्हाला ते पाहायला सांगता. त्यांनी संमती दिली नाही, तर आम्ही अकाउंट हटवतो. 48 तास आधी आम्ही तुम्हाला ईमेल करतो.',
      },
      { kind: 'link', text: 'माझा डॅशबोर्ड उघडा', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'guardian-erasure-notice': (email, site) => {
    const on = day(email.eraseAt);
    const forMember = email.reader === 'member';
    const { shown, by, of } = memberOf(forMember ? '' : email.memberName);
    return {
      subject: forMember
        ? `तुमचे ${site.name} अकाउंट ${on} रोजी हटवले जाईल`
        : `${of} ${site.name} अकाउंट ${on} रोजी हटवले जाईल`,
      heading: `अकाउंट ${on} रोजी हटवले जाईल`,
      ...(forMember ? { greeting: greeting(email.name) } : { why }),
      blocks: forMember
        ? [
            {
              kind: 'text',
              text: `${toMember[email.reason]} त्यांच्या संमतीशिवाय आम्ही तुमचे अकाउंट ठेवू शकत नाही, म्हणून ${on} रोजी आम्ही ते त्यातील सर्व गोष्टींसह हटवू.`,
            },
            { kind: 'text', text: memberAdvice[email.reason] },
            { kind: 'link', text: 'माझा डॅशबोर्ड उघडा', url: `${site.origin}${todayPaths.dashboard}` },
            {
              kind: 'text',
              text: 'तुम्ही नंतर पुन्हा सामील होऊ शकता, त्यांच्या संमतीने किंवा तुमचे वय 18 झाल्यावर.',
            },
          ]
        : [
            {
              kind: 'text',
              text:
                email.reason === 'refused'
                  ? `तुम्ही ${shown ? `${shown} यांच्या` : '18 वर्षांखालील एका सदस्याच्या'} अकाउंटला संमती दिलेली नाही, किंवा संमती मागे घेतली आहे. म्हणून ${on} रोजी आम्ही ते अकाउंट त्यातील सर्व गोष्टींसह हटवू, आणि तुमचा पत्ताही. तुम्हाला काहीही करायची गरज नाही.`
                  : `${by} आई, वडील किंवा पालक म्हणून तुमचे नाव दिले आहे, आणि आम्हाला अजून तुमचे उत्तर मिळालेले नाही. म्हणून ${on} रोजी आम्ही ते अकाउंट त्यातील सर्व गोष्टींसह हटवू, आणि तुमचा पत्ताही. तुम्हाला काहीही करायची गरज नाही.`,
            },
            {
              kind: 'text',
              text: shown
                ? `${shown} यांचे अकाउंट राहावे असे तुम्हाला वाटत असेल, तर त्याआधी संमती द्या:`
                : 'या सदस्याचे अकाउंट राहावे असे तुम्हाला वाटत असेल, तर त्याआधी संमती द्या:',
            },
            { kind: 'link', text: 'वाचा आणि उत्तर द्या', url: `${site.origin}${email.path}` },
          ],
    };
  },
} satisfies Partial<EmailWords>;

export const guardianLines = {
  notifications: {
    guardian_answered: () => 'तुमच्या पालकांनी उत्तर दिले आहे.',
    guardian_reviewed: () => 'आम्ही तुमच्या पालकांचे उत्तर पाहिले आहे. ते बदलत नाही.',
    guardian_outgrown: () => 'तुम्हाला आता पालकांच्या संमतीची गरज नाही.',
  },
} satisfies MailLines<typeof guardianKinds>;
