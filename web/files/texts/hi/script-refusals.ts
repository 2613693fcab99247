import type { fileKinds } from '#contract/files/kinds.ts';
import { attachments } from '#rules/sign-up/limits.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const megabyte = 1024 * 1024;

export const fileScriptRefusals = {
  storage_file_not_found: 'यह फ़ाइल अब यहाँ नहीं है। कृपया इसे फिर से चुनें।',
  storage_file_already_exists: 'यह फ़ाइल यहाँ पहले से है। कृपया पेज फिर से लोड करें।',
  storage_file_empty: 'यह फ़ाइल ख़ाली है। कृपया दूसरी चुनें।',
  storage_file_type_unsupported: ({ broken }) =>
    broken?.rule === 'content'
      ? 'इस फ़ाइल के अंदर वह नहीं है जो इसके नाम में लिखा है। कृपया इसे फिर से PDF के रूप में सहेजें, और वह चुनें।'
      : 'इस प्रकार की फ़ाइल हम नहीं ले सकते। कृपया PDF चुनें।',
  storage_invalid_file_size: `यह फ़ाइल बहुत बड़ी है। रेज़्यूमे ${attachments.resumes.maxBytes / megabyte} MB तक और पोर्टफ़ोलियो ${attachments.portfolios.maxBytes / megabyte} MB तक का हो सकता है।`,
  storage_invalid_content_range: 'फ़ाइल पूरी नहीं पहुँची। कृपया फिर कोशिश करें।',
  storage_invalid_appwrite_id: 'फ़ाइल पूरी नहीं पहुँची। कृपया फिर कोशिश करें।',
  storage_file_damaged: 'यह फ़ाइल ख़राब हो गई है। हमें इसकी ख़बर मिल गई है और हम देख रहे हैं।',
  storage_quota_exceeded: 'आपकी और फ़ाइलों के लिए जगह नहीं बची है। कृपया पहले कुछ मिटाएँ।',
} satisfies ScriptSentences<typeof fileKinds>;
