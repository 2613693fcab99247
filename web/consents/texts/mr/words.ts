import type { consentKinds } from '#contract/consents/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { consentHeld } from './held.ts';

export const consentWords = {
  consents: {
    terms: { name: 'सेवेच्या अटी', about: 'तुमच्या आणि आमच्यातील करार.' },
    privacy: { name: 'गोपनीयता धोरण', about: 'आम्ही तुमचा डेटा या मजकुरात सांगितल्याप्रमाणे वापरतो.' },
    marketing: { name: 'बातम्या', about: 'आम्ही तुम्हाला कार्यक्रम आणि इव्हेंटबद्दल ईमेल करतो.' },
  },
  refusals: {
    consent_unknown: 'अशी कोणतीही संमती नाही.',
    consent_not_here: 'तुम्ही ही संमती इथे मागे घेऊ शकत नाही. ती मागे कशी घ्यायची ते तुमच्या संमतींच्या पानावर आहे.',
    receipt_unknown: 'इथे अशी कोणतीही पावती नाही.',
  },
  held: consentHeld,
} satisfies ModuleWords<typeof consentKinds>;
