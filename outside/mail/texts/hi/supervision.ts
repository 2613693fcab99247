import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { day, greeting } from './phrases.ts';

const birthDates = {
  stands: () =>
    'इस तारीख के हिसाब से आपकी उम्र 18 साल से कम है, और माता-पिता या अभिभावक की सहमति ज़रूरी है। तब तक आपका अकाउंट किसी और को नहीं दिखता, और हम सिर्फ़ वही डेटा रखते हैं जो उनसे पूछने के लिए चाहिए। अपने डैशबोर्ड पर उनका नाम दें। अगर 7 दिन तक कोई सहमति न दे, तो हम अकाउंट मिटा देते हैं।',
  waits: () =>
    'इस तारीख के हिसाब से आपकी उम्र 18 साल से कम है, और माता-पिता या अभिभावक की सहमति ज़रूरी है। तब तक आपका अकाउंट किसी और को नहीं दिखता। हम अभी कुछ नहीं मिटाते: स्टाफ़ के दूसरे लोग तीन दिन के अंदर इसे देखते हैं। अगर वे इसे पक्का न करें, तो आपके जन्म की पहले वाली तारीख फिर से मानी जाती है।',
  kept: keptDate,
  free: ({ state }: { state: string }) =>
    state === 'kept' ? keptDate() : 'अब से यह तारीख तय करती है कि कौन-से पेज आपके लिए खुले हैं।',
};

function keptDate(): string {
  return 'आपके जन्म की तारीख के सुधार को स्टाफ़ के किसी दूसरे व्यक्ति ने पक्का नहीं किया। पहले वाली तारीख फिर से मानी जाती है, और हमने कुछ नहीं मिटाया।';
}

export const supervision = {
  'account-suspended': (email, site) => ({
    subject: `आपके ${site.name} अकाउंट के बारे में`,
    replyTo: email.contact || undefined,
    heading: 'आपका अकाउंट निलंबित है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.until
          ? `हमने आपका अकाउंट ${day(email.until)} तक निलंबित कर दिया है। आप हर जगह से लॉग आउट हैं, और दूसरे सदस्यों को आप नहीं दिखते। कारण:`
          : 'हमने आपका अकाउंट निलंबित कर दिया है। आप हर जगह से लॉग आउट हैं, और दूसरे सदस्यों को आप नहीं दिखते। कारण:',
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: 'स्टाफ़ के दूसरे लोगों से इसे देखने को कहने के लिए, और अपना डेटा डाउनलोड करने के लिए, साइन इन करें।',
      },
      { kind: 'link', text: 'साइन इन करें', url: `${site.origin}${sessionPaths.login}` },
      { kind: 'text', text: 'अगर यह काफ़ी न हो, तो आप हमसे शिकायत कर सकते हैं।' },
      { kind: 'link', text: 'शिकायत करें', url: `${site.origin}${rightsPaths.complain}` },
      committee,
    ],
  }),
  'birth-date-corrected': (email, site) => ({
    subject: `${site.name} पर आपके जन्म की तारीख ठीक की गई`,
    replyTo: email.contact || undefined,
    heading: 'आपके जन्म की तारीख ठीक की गई',
    greeting: greeting(email.name),
    blocks: [
      ...(email.state === 'kept'
        ? []
        : ([
            { kind: 'text', text: 'हमारे स्टाफ़ ने आपके अकाउंट में दी गई जन्म की तारीख ठीक की है। कारण:' },
            { kind: 'quote', text: email.reason },
          ] as const)),
      { kind: 'text', text: birthDates[email.isRestricted ? email.state : 'free'](email) },
      { kind: 'link', text: 'मेरा डैशबोर्ड खोलें', url: `${site.origin}${todayPaths.dashboard}` },
      { kind: 'text', text: 'अगर आपको लगे कि यह ग़लत है, तो हमसे इसे ठीक करने को कहें।' },
      { kind: 'link', text: 'अपने डेटा पर सवाल पूछें', url: `${site.origin}${innerRightsPaths.ask}` },
    ],
  }),
  'suspension-ended': (email, site) => ({
    subject: `आपके ${site.name} अकाउंट के बारे में`,
    replyTo: email.contact || undefined,
    heading: 'आपका अकाउंट फिर से खुल गया है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'आपका अकाउंट अब निलंबित नहीं है। आप पहले की तरह साइन इन कर सकते हैं।' },
      { kind: 'link', text: 'साइन इन करें', url: `${site.origin}${sessionPaths.login}` },
    ],
  }),
} satisfies Partial<EmailWords>;

export const supervisionLines = {
  proposals: {
    'account.suspension': 'एक अकाउंट को 7 दिन से ज़्यादा के लिए निलंबित करना',
    'account.child': 'एक सदस्य को बच्चा मानना, और वह सब मिटाना जो हम बच्चे के बारे में नहीं रख सकते',
  },
} satisfies MailLines<typeof supervisionKinds>;
