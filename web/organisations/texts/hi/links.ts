import type { Translated } from '#rules/text/translated.ts';
import type { organisationLinkTexts as english } from '../en/links.ts';

export const organisationLinkTexts = {
  you: 'मेरी संस्थाएँ',
  youFacts: 'कॉलेज, कंपनी या साझेदार जिनकी ओर से आप काम करते हैं',
  desk: 'संस्थाएँ',
  staff: 'स्टाफ़',
  today: {
    open: 'अपनी संस्था का पेज खोलें',
    openFacts: 'आपका निशान लागू है। अब अधिकार-पत्र चाहिए।',
    finish: (name) => `आगे बढ़ें: ${name}`,
    finishFacts: 'यह अभी हमारे पास नहीं पहुँचा है।',
    prove: (name) => `${name} में अपना ईमेल पता साबित करें`,
    proveFacts: 'इसके बिना वहाँ आपकी भूमिकाएँ काम नहीं करतीं।',
  },
} satisfies Translated<typeof english>;
