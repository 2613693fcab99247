import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { openTo } from '#rules/lists/kinds.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { saveChanges } from '../save.ts';

export { loadProfile as loader } from '../loader.ts';

export const action = acts({
  async save(sent, visit) {
    const [headline, about] = [sent.text('headline'), sent.text('about')];
    if (textLength(headline) > limits.headline)
      return { fault: { code: 'headline_long', fields: ['headline'] } };
    if (textLength(about) > limits.about) return { fault: { code: 'about_long', fields: ['about'] } };
    const chosen = openTo.filter((choice) => sent.has(`open ${choice}`));
    return saveChanges(visit, sent, { headline, about, openTo: chosen }, (page) => ({
      [texts.about.headline]: page.headline,
      [texts.about.about]: page.about,
      [texts.about.openTo]: page.openTo.join(', '),
    }));
  },
});
