import type { fileKinds } from '#contract/files/kinds.ts';
import { attachments } from '#rules/sign-up/limits.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const megabyte = 1024 * 1024;

export const fileScriptRefusals = {
  storage_file_not_found: 'ही फाइल आता इथे नाही. कृपया ती पुन्हा निवडा.',
  storage_file_already_exists: 'ही फाइल इथे आधीच आहे. कृपया पान पुन्हा लोड करा.',
  storage_file_empty: 'ही फाइल रिकामी आहे. कृपया दुसरी निवडा.',
  storage_file_type_unsupported: ({ broken }) =>
    broken?.rule === 'content'
      ? 'या फाइलच्या नावात जे लिहिले आहे ते तिच्यात नाही. कृपया ती पुन्हा PDF म्हणून जतन करा, आणि ती निवडा.'
      : 'या प्रकारची फाइल आम्ही घेऊ शकत नाही. कृपया PDF निवडा.',
  storage_invalid_file_size: `ही फाइल फार मोठी आहे. रेझ्युमे ${attachments.resumes.maxBytes / megabyte} MB पर्यंत आणि पोर्टफोलिओ ${attachments.portfolios.maxBytes / megabyte} MB पर्यंत असू शकतो.`,
  storage_invalid_content_range: 'फाइल पूर्ण पोहोचली नाही. कृपया पुन्हा प्रयत्न करा.',
  storage_invalid_appwrite_id: 'फाइल पूर्ण पोहोचली नाही. कृपया पुन्हा प्रयत्न करा.',
  storage_file_damaged: 'ही फाइल खराब झाली आहे. आम्हाला ते कळले आहे आणि आम्ही ते पाहत आहोत.',
  storage_quota_exceeded: 'तुमच्या आणखी फाइलसाठी जागा उरलेली नाही. कृपया आधी काही हटवा.',
} satisfies ScriptSentences<typeof fileKinds>;
