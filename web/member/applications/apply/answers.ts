import { getPreparedApplication, postApplication } from '#contract/applications.ts';
import { isRefusalCode } from '#contract/refusals.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import { paths } from '../../../paths.ts';
import { refusalSentence } from '../../../texts/refusal-sentence.ts';
import { readTyped } from '../typed.ts';

export const loader = loads(async ({ ask, params, url }) => {
  const from = url.searchParams.get('from') ?? '';
  const prepared = await ask(getPreparedApplication, { opportunitySlug: params.slug ?? '', from });
  const { bar } = prepared;
  return {
    ...prepared,
    isAgain: prepared.note !== '',
    barred: isRefusalCode(bar) ? refusalSentence(bar) : '',
    // Sent along, so that a form that is sent twice applies once.
    key: crypto.randomUUID(),
  };
});

export const action = acts(
  {
    async send(sent, { ask, params }) {
      const read = readTyped(sent);
      if ('fault' in read) return read;
      const [bucketId = '', fileId = ''] = sent.text('file').split('/');
      const { id } = await ask(postApplication, {
        ...read.typed,
        appliedSlug: params.slug ?? '',
        terms: Number(sent.text('terms')) || 1,
        file: fileId === '' ? null : { bucketId, fileId },
        key: sent.text('key') || undefined,
      });
      return { done: 'sent', to: paths.ownApplication(id) };
    },
  },
  {
    application_answer_missing: { fields: ['answer1'] },
    application_start_late: { fields: ['startsOn'] },
    storage_file_not_found: { fields: ['file'] },
  },
);
