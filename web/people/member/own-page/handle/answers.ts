import { deleteFormerHandle, putHandle } from '#contract/people/public-profile-calls.ts';
import { faultOfHandle, normaliseHandle } from '#rules/lists/handles.ts';
import { acts } from '#web/forms/act.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { withBack } from '#web/ground/member/with-back.ts';
import { memberPaths } from '#web/member-paths.ts';
import { paths } from '#web/paths.ts';

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
        visibility === 'hidden' && withBack(memberPaths.yourVisibility, back, back ? 'public' : '');
      return { done: 'saved', to: next || (back ?? paths.yourPage) };
    },
    async cut(sent, { ask }) {
      await ask(deleteFormerHandle, { formerHandle: sent.text('former') });
      return { done: 'cut', to: memberPaths.yourHandle };
    },
  },
  { handle_taken: { fields }, handle_changed_lately: { fields } },
);
