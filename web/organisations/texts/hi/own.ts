import { organisationLimits as limits } from '#contract/organisations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { newOrganisationTexts as englishNew, ownOrganisationsTexts as englishOwn } from '../en/own.ts';

export const ownOrganisationsTexts = {
  title: 'मेरी संस्थाएँ',
  one: 'संस्था',
  description: 'वे संस्थाएँ जिनकी ओर से आप काम करते हैं।',
  invited: 'आपके लिए न्योता है',
  invitedTo: (by, name) => `${by || 'एक ओनर'} ने आपको ${name} के स्टाफ़ में बुलाया है`,
  empty: 'आप किसी संस्था की ओर से काम नहीं करते।',
  emptyHow:
    'कॉलेज, कंपनी या कोई और साझेदार यहाँ अपना पेज खोलते हैं। अगर आपकी संस्था का पेज पहले से है, तो उसके ओनर से न्योता माँगें।',
  open: 'संस्था खोलें',
  noProof: 'अपना ईमेल पता साबित करें',
  until: (at) => `पता ${day(at)} तक साबित`,
  deleted: 'संस्था मिटा दी गई है।',
  left: 'अब आप इस संस्था की ओर से काम नहीं करते।',
} satisfies Translated<typeof englishOwn>;

export const newOrganisationTexts = {
  title: 'संस्था खोलें',
  description: 'किसी कॉलेज, कंपनी या दूसरे साझेदार का पेज खोलें।',
  steps: 'यह कैसे होता है',
  how: [
    'आपके पास निशान “संस्था (जाँच हो चुकी)” है: हमने वेबसाइट, रजिस्टर और वहाँ का आपका पता जाँचा है।',
    'आप एक अधिकार-पत्र भेजते हैं। उसमें लिखा होता है कि आप संस्था की ओर से काम कर सकते हैं।',
    'हम उसे दो कामकाजी दिन के अंदर देखते हैं। फिर पेज सार्वजनिक होता है।',
  ],
  missing: 'निशान नहीं है',
  missingHow:
    'पहले निशान “संस्था (जाँच हो चुकी)” माँगें। इसके लिए वेबसाइट, रजिस्टर में संस्था का नंबर, और उसके डोमेन का एक ईमेल पता चाहिए।',
  getMark: 'निशान माँगें',
  full: `आप ${limits.perMember} संस्थाओं की ओर से काम करते हैं। एक सदस्य इतनी ही संस्थाओं की ओर से काम कर सकते हैं। पहले एक छोड़ें।`,
  toOwn: 'अपनी संस्थाएँ देखें',
  mark: 'आपके निशान से',
  fields: { website: 'वेबसाइट', registry: 'रजिस्टर', number: 'नंबर' },
  kind: 'यह क्या है?',
  choose: 'कृपया चुनें…',
  name: 'संस्था का नाम',
  nameHint: 'जैसा उसके रजिस्टर में है। हमारे संस्था खोलने के बाद यह नहीं बदलता।',
  begin: 'आगे बढ़ें',
  beginning: 'आगे बढ़ रहा है…',
} satisfies Translated<typeof englishNew>;
