import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { isOtherName } from '#rules/checks/other-name.ts';
import { openTo } from '#rules/lists/kinds.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { saveChanges } from '../save.ts';

export { loadProfile as loader } from '../loader.ts';

export const action = acts({
  async save(sent, visit) {
    const [headline, about] = [sent.text('headline'), sent.text('about')];
    const otherName = sent.text('otherName');
    if (textLength(otherName) > limits.otherName)
      return { fault: { code: 'other_name_long', fields: ['otherName'] } };
    if (!isOtherName(otherName)) return { fault: { code: 'other_name_invalid', fields: ['otherName'] } };
    if (textLength(headline) > limits.headline)
      return { fault: { code: 'headline_long', fields: ['headline'] } };
    if (textLength(about) > limits.about) return { fault: { code: 'about_long', fields: ['about'] } };
    const chosen = openTo.filter((choice) => sent.has(`open ${choice}`));
    return saveChanges(visit, sent, { otherName, headline, about, openTo: chosen }, (page) => ({
      [texts.about.otherName]: page.otherName,
      [texts.about.headline]: page.headline,
      [texts.about.about]: page.about,
      [texts.about.openTo]: page.openTo.join(', '),
    }));
  },
});
