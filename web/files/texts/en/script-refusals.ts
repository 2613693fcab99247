import type { fileKinds } from '#contract/files/kinds.ts';
import { attachments } from '#rules/sign-up/limits.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const megabyte = 1024 * 1024;

/** Why a request of scripts was refused. */
export const fileScriptRefusals = {
  storage_file_not_found: 'This file is no longer here. Please choose it again.',
  storage_file_already_exists: 'This file is here already. Please reload the page.',
  storage_file_empty: 'This file is empty. Please choose another one.',
  storage_file_type_unsupported: ({ broken }) =>
    broken?.rule === 'content'
      ? 'What is in this file is not what its name says. Please save it again as a PDF, and choose that.'
      : 'This file is of a kind we cannot take. Please choose a PDF.',
  storage_invalid_file_size: `This file is too large. A resume may have ${attachments.resumes.maxBytes / megabyte} MB, a portfolio ${attachments.portfolios.maxBytes / megabyte} MB.`,
  storage_invalid_content_range: 'The file did not arrive whole. Please try again.',
  storage_invalid_appwrite_id: 'The file did not arrive whole. Please try again.',
  storage_file_damaged: 'This file has been damaged. We have been told and are looking into it.',
  storage_quota_exceeded: 'There is no room left for more of your files. Please delete some first.',
} satisfies ScriptSentences<typeof fileKinds>;
