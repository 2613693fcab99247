import type { accountKinds } from '#contract/accounts/kinds.ts';
import { adultAge } from '#rules/checks/birth-date.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const signedOut = 'तुम्ही आता साइन इन नाही. कृपया पुन्हा साइन इन करा.';

const wrongCode = 'हा बरोबर कोड नाही, किंवा तो खूप जुना आहे. कृपया सर्वात नवीन ईमेल पाहा.';

export const accountScriptRefusals = {
  user_already_exists: 'या ईमेलने आधीच एक अकाउंट आहे.',
  user_blocked: ({ reason, on }) =>
    `${on ? `हे अकाउंट ${day(on)} पर्यंत निलंबित आहे.` : 'हे अकाउंट निलंबित आहे.'}${reason ? ` कारण: ${reason}` : ''}`,
  user_email_already_verified: 'तुमच्या ईमेलची पडताळणी आधीच झाली आहे.',
  user_email_not_found: 'तुमच्या अकाउंटला ईमेल नाही.',
  user_invalid_credentials: 'साइन इनची माहिती बरोबर नाही. कृपया ईमेल आणि पासवर्ड तपासा.',
  user_invalid_token: wrongCode,
  user_not_found: 'असे कोणतेही अकाउंट नाही, किंवा आता नाही.',
  user_target_already_exists: 'हा ईमेल आधीच एका अकाउंटमध्ये आहे.',
  user_unauthorized: signedOut,
  age_unknown: 'कृपया आधी आम्हाला तुमची जन्मतारीख सांगा.',
  opens_later: ({ on }) => (on ? `हे ${day(on)} रोजी उघडते.` : `हे तुमच्या ${adultAge} व्या वाढदिवशी उघडते.`),
} satisfies ScriptSentences<typeof accountKinds>;
