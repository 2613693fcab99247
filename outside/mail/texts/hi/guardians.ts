import type { guardianKinds } from '#contract/guardians/kinds.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const toMember = {
  unnamed: 'आपकी उम्र 18 साल से कम है और आपने अब तक माता-पिता या अभिभावक का नाम नहीं दिया है।',
  silent: 'आपके माता-पिता या अभिभावक ने अब तक जवाब नहीं दिया है।',
  refused: 'आपके माता-पिता या अभिभावक ने आपके अकाउंट के लिए सहमति नहीं दी है, या अपनी सहमति वापस ले ली है।',
};
const memberAdvice = {
  unnamed:
    'इसे बनाए रखने के लिए अपने डैशबोर्ड पर माता-पिता या अभिभावक का नाम दें। अगर वे उससे पहले सहमति दें, तो हम कुछ नहीं मिटाते।',
  silent:
    'इसे बनाए रखने के लिए उनसे बात करें। उन्हें भेजे हमारे ईमेल में जवाब देने का लिंक है। आप अपने डैशबोर्ड से उसे फिर भेज सकते हैं। अगर वे उससे पहले सहमति दें, तो हम कुछ नहीं मिटाते।',
  refused: 'वे उन्हें भेजे हमारे ईमेल के लिंक से अब भी अपना फ़ैसला बदल सकते हैं। अगर वे उससे पहले सहमति दें, तो हम कुछ नहीं मिटाते।',
};

/** A particle follows each use of it: this form is the one before ने, को, का. */
const youngMember = '18 साल से कम उम्र के एक सदस्य';

export const guardians = {
  'guardian-request': (email, site) => {
    const memberName = shownName(email.memberName) || youngMember;
    return {
      subject: `${memberName} को ${site.name} से जुड़ना है`,
      why: '18 साल से कम उम्र के एक सदस्य ने माता-पिता या अभिभावक के तौर पर आपका नाम दिया है।',
      heading: `${memberName} ने आपकी सहमति माँगी है`,
      blocks: [
        {
          kind: 'text',
          text: `${memberName} ने माता-पिता या अभिभावक के तौर पर आपका नाम दिया है। ${site.name} ऐसी जगह है जहाँ छात्र और संस्थापक मिलकर स्टार्टअप प्रोजेक्ट पर काम करते हैं। 18 साल से कम उम्र के सदस्यों के लिए माता-पिता या अभिभावक की सहमति ज़रूरी है।`,
        },
        { kind: 'link', text: 'पढ़ें और जवाब दें', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `सहमति देने के लिए आपको इसी पते पर एक कोड मिलता है। यह ईमेल सँभालकर रखें: इसके लिंक से आप अपना जवाब कभी भी वापस ले सकते हैं। जब तक आप सहमति न दें, अकाउंट को कोई और नहीं देख सकता। अगर आप ${memberName} को नहीं जानते, तो उस पेज पर मना कर सकते हैं या इस ईमेल को अनदेखा कर सकते हैं।`,
        },
      ],
    };
  },
  'guardian-code': (email, site) => {
    const memberName = shownName(email.memberName) || 'कम उम्र के एक सदस्य';
    return {
      subject: `सहमति देने के लिए आपका कोड, ${site.name}`,
      why: '18 साल से कम उम्र के एक सदस्य ने माता-पिता या अभिभावक के तौर पर आपका नाम दिया है।',
      heading: 'सहमति देने के लिए आपका कोड',
      blocks: [
        {
          kind: 'text',
          text: `${site.name} पर ${memberName} के अभिभावक के तौर पर सहमति देने या पढ़ने के लिए यह कोड डालें:`,
        },
        { kind: 'code', text: email.code },
        {
          kind: 'text',
          text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है, उसी ब्राउज़र में जिससे यह माँगा गया। इसे किसी और को न दें, ${memberName} को भी नहीं। अगर आपने इसे नहीं माँगा, तो इस ईमेल को अनदेखा करें: कोड के बिना कोई आपकी ओर से सहमति नहीं दे सकता।`,
        },
      ],
    };
  },
  'guardian-answer': (email, site) => ({
    subject: `आपके ${site.name} अकाउंट के बारे में`,
    heading: email.confirmed ? 'आपके अकाउंट के लिए सहमति मिल गई है' : 'आपके अभिभावक ने सहमति नहीं दी है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.confirmed
          ? 'आपके माता-पिता या अभिभावक ने आपके अकाउंट के लिए सहमति दे दी है। अब आप अपनी प्रोफ़ाइल भर सकते हैं।'
          : 'आपके माता-पिता या अभिभावक ने आपके अकाउंट के लिए सहमति नहीं दी है, या अपनी सहमति वापस ले ली है। आपस में इस पर बात करें। वे उन्हें भेजे हमारे ईमेल के लिंक से अब भी सहमति दे सकते हैं। आप किसी और व्यक्ति से तभी पूछ सकते हैं जब हमारा स्टाफ़ इसे देख चुका हो। आपके डैशबोर्ड से वह पेज खुलता है जहाँ आप हमसे इसे देखने को कहते हैं। अगर वे सहमति न दें, तो हम अकाउंट मिटा देते हैं। 48 घंटे पहले हम आपको ईमेल भेजते हैं।',
      },
      { kind: 'link', text: 'मेरा डैशबोर्ड खोलें', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'guardian-erasure-notice': (email, site) => {
    const on = day(email.eraseAt);
    const forMember = email.reader === 'member';
    const memberName = forMember ? '' : shownName(email.memberName) || youngMember;
    return {
      subject: forMember
        ? `आपका ${site.name} अकाउंट ${on} को मिटाया जाएगा`
        : `${memberName} का ${site.name} अकाउंट ${on} को मिटाया जाएगा`,
      heading: `अकाउंट ${on} को मिटाया जाएगा`,
      ...(forMember
        ? { greeting: greeting(email.name) }
        : { why: '18 साल से कम उम्र के एक सदस्य ने माता-पिता या अभिभावक के तौर पर आपका नाम दिया है।' }),
      blocks: forMember
        ? [
            {
              kind: 'text',
              text: `${toMember[email.reason]} उनकी सहमति के बिना हम आपका अकाउंट नहीं रख सकते, इसलिए ${on} को हम उसे उसमें मौजूद सब कुछ के साथ मिटा देंगे।`,
            },
            { kind: 'text', text: memberAdvice[email.reason] },
            { kind: 'link', text: 'मेरा डैशबोर्ड खोलें', url: `${site.origin}${todayPaths.dashboard}` },
            {
              kind: 'text',
              text: 'आप बाद में फिर से जुड़ सकते हैं, उनकी सहमति के साथ या 18 साल के होने पर।',
            },
          ]
        : [
            {
              kind: 'text',
              text:
                email.reason === 'refused'
                  ? `आपने ${memberName} के अकाउंट के लिए सहमति नहीं दी है, या अपनी सहमति वापस ले ली है। इसलिए ${on} को हम अकाउंट को उसमें मौजूद सब कुछ के साथ मिटा देंगे, और आपका पता भी। आपको कुछ करने की ज़रूरत नहीं है।`
                  : `${memberName} ने माता-पिता या अभिभावक के तौर पर आपका नाम दिया है, और हमें आपका जवाब अब तक नहीं मिला है। इसलिए ${on} को हम अकाउंट को उसमें मौजूद सब कुछ के साथ मिटा देंगे, और आपका पता भी। आपको कुछ करने की ज़रूरत नहीं है।`,
            },
            {
              kind: 'text',
              text: `अगर आप चाहें कि ${memberName} का अकाउंट बना रहे, तो उससे पहले सहमति दें:`,
            },
            { kind: 'link', text: 'पढ़ें और जवाब दें', url: `${site.origin}${email.path}` },
          ],
    };
  },
} satisfies Partial<EmailWords>;

export const guardianLines = {
  notifications: {
    guardian_answered: () => 'आपके अभिभावक ने जवाब दे दिया है।',
    guardian_reviewed: () => 'हमने आपके अभिभावक का जवाब देख लिया है। वह नहीं बदलता।',
    guardian_outgrown: () => 'अब आपको किसी अभिभावक की सहमति की ज़रूरत नहीं है।',
  },
} satisfies MailLines<typeof guardianKinds>;
