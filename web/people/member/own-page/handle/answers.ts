import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { deleteFormerHandle, putHandle } from '#contract/people/public-profile-calls.ts';
import { faultOfHandle, normaliseHandle } from '#rules/lists/handles.ts';
import { acts } from '#web/forms/act.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { withBack } from '#web/ground/member/with-back.ts';

export { loadAdult as loader } from '../loader.ts';

const fields = ['handle'];

export const action = acts(
  {
    async take(sent, { ask, url }) {
      const handle = normaliseHandle(sent.text('handle'));
      const code = faultOfHandle(handle);
      if (code) return { fault: { code, fields } };
      const { visibility } = await ask(putHandle, { handle });
      const back = backOf(url);
      const next =
        visibility === 'hidden' && withBack(innerPeoplePaths.yourVisibility, back, back ? 'public' : '');
      return { done: 'saved', to: next || (back ?? peoplePaths.yourPage) };
    },
    async cut(sent, { ask }) {
      await ask(deleteFormerHandle, { handle: sent.text('former') });
      return { done: 'cut', to: innerPeoplePaths.yourHandle };
    },
  },
  { handle_taken: { fields }, handle_changed_lately: { fields } },
);
