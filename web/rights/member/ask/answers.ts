import { postRightsRequest } from '#contract/rights/calls.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { dataKinds } from '#contract/rights/limits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfWords } from '../fault-of-words.ts';

export const loader = loads(async ({ url }) => {
  const wanted = url.searchParams.get('kind');
  return { kind: dataKinds.find((one) => one === wanted) ?? '' } as const;
});

export const action = acts({
  async ask(sent, { ask }) {
    const kind = dataKinds.find((one) => one === sent.text('kind'));
    if (!kind) return { fault: { code: 'rights_kind_missing', fields: ['kind'] } };
    const words = sent.secret('words');
    const fault = faultOfWords(words);
    if (fault) return { fault };
    const { $id } = await ask(postRightsRequest, { kind, words });
    return { done: 'sent', to: innerRightsPaths.request($id) };
  },
});
