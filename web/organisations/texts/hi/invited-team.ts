import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { InvitedTeamWords } from '#web/ground/texts/sentences.ts';
import { roleNames } from './names.ts';

export const invitedToOrganisation: InvitedTeamWords = {
  heading: (name) => (name ? `${name} के स्टाफ़ में आएँगे?` : 'किसी संस्था के स्टाफ़ में आएँगे?'),
  as({ roles }) {
    const names = roles.map((role) => roleNames[role as OrganisationRole]).join(', ');
    if (!names) return [];
    return [
      roles.length === 1 ? `वहाँ आपकी भूमिका: ${names}` : `वहाँ आपकी भूमिकाएँ: ${names}`,
      'स्टाफ़ में आने के बाद आप संस्था के डोमेन का एक ईमेल पता साबित करते हैं। तब आपकी भूमिकाएँ काम करती हैं।',
    ];
  },
  guest: 'जिस पते पर ईमेल आया है, उससे साइन अप करें, या अगर वहाँ आपका अकाउंट है तो साइन इन करें। इसके साथ आप स्टाफ़ में होंगे।',
  join: 'स्टाफ़ में आएँ',
  joined: 'आप इस संस्था की ओर से काम करते हैं।',
  over: 'यह न्योता ख़त्म हो गया है। ओनर आपको दूसरा भेज सकते हैं।',
  another:
    'यह न्योता किसी दूसरे पते पर भेजा गया था। उस पते के अकाउंट से साइन इन करें, या ओनर से कहें कि वे इस अकाउंट के पते या हैंडल को बुलाएँ।',
};
