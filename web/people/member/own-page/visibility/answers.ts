import { peoplePaths } from '#contract/people/paths.ts';
import { putVisibility } from '#contract/people/public-profile-calls.ts';
import { profileVisibilities } from '#rules/lists/kinds.ts';
import { acts } from '#web/forms/act.ts';
import { backOf } from '#web/ground/member/back-of.ts';

export { loadAdult as loader } from '../loader.ts';

export const action = acts({
  async members(_, { ask, url }) {
    await ask(putVisibility, { visibility: 'members' });
    return { done: 'shown', to: backOf(url) ?? peoplePaths.yourPage };
  },
  async everybody(_, { ask, url }) {
    await ask(putVisibility, { visibility: 'public' });
    return { done: 'saved', to: backOf(url) ?? peoplePaths.yourPage };
  },
  async save(sent, { ask, url }) {
    const visibility = profileVisibilities.find((choice) => choice === sent.text('visibility'));
    if (!visibility) return { fault: { code: 'general_argument_invalid', fields: ['visibility'] } };
    await ask(putVisibility, { visibility });
    return { done: visibility === 'hidden' ? 'hidden' : 'saved', to: backOf(url) ?? peoplePaths.yourPage };
  },
});
