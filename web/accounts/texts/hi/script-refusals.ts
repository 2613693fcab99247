import type { accountKinds } from '#contract/accounts/kinds.ts';
import { adultAge } from '#rules/checks/birth-date.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const signedOut = 'आप अब साइन इन नहीं हैं। कृपया फिर से साइन इन करें।';

const wrongCode = 'यह सही कोड नहीं है, या यह बहुत पुराना है। कृपया सबसे नया ईमेल देखें।';

export const accountScriptRefusals = {
  user_already_exists: 'इस ईमेल से एक अकाउंट पहले से है।',
  user_blocked: ({ reason, on }) =>
    `${on ? `यह अकाउंट ${day(on)} तक निलंबित है।` : 'यह अकाउंट निलंबित है।'}${reason ? ` कारण: ${reason}` : ''}`,
  user_email_already_verified: 'आपके ईमेल की जाँच पहले ही हो चुकी है।',
  user_email_not_found: 'आपके अकाउंट में कोई ईमेल नहीं है।',
  user_invalid_credentials: 'साइन इन की जानकारी सही नहीं है। कृपया ईमेल और पासवर्ड देख लें।',
  user_invalid_token: wrongCode,
  user_not_found: 'ऐसा कोई अकाउंट नहीं है, या अब नहीं है।',
  user_target_already_exists: 'यह ईमेल पहले से एक अकाउंट में है।',
  user_unauthorized: signedOut,
  age_unknown: 'कृपया पहले हमें अपने जन्म की तारीख बताएँ।',
  opens_later: ({ on }) => (on ? `यह ${day(on)} को खुलता है।` : `यह आपके ${adultAge}वें जन्मदिन पर खुलता है।`),
} satisfies ScriptSentences<typeof accountKinds>;
