import { accountPaths } from '#contract/accounts/paths.ts';
import type { EmailWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const sessions = {
  'new-device': (email, site) => ({
    subject: `आपके ${site.name} अकाउंट में नया साइन इन`,
    heading: 'आपके अकाउंट में नया साइन इन',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.kind
          ? `एक नई तरह के डिवाइस से आपके अकाउंट में साइन इन किया गया है: ${email.kind}। अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं है।`
          : 'एक नई तरह के डिवाइस से आपके अकाउंट में साइन इन किया गया है। अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं है।',
      },
      {
        kind: 'text',
        text: 'अगर यह आपने नहीं किया, तो अपनी सेटिंग में वह साइन इन ख़त्म करें और अपना पासवर्ड बदलें:',
      },
      { kind: 'link', text: 'मेरी सेटिंग खोलें', url: `${site.origin}${accountPaths.settings}` },
    ],
  }),
} satisfies Partial<EmailWords>;
