import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { acts } from '#web/forms/act.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { saveChanges } from '../save.ts';

export { loadProfile as loader } from '../loader.ts';

export const action = acts({
  async save(sent, visit) {
    const languages = languageCodes.filter((code) => sent.has(`speaks ${code}`));
    if (languages.length > limits.languages)
      return { fault: { code: 'languages_too_many', fields: ['languages'] } };
    return saveChanges(visit, sent, { languages }, (page) => ({
      [texts.languages.pageTitle]: page.languages.map((code) => languageLabels[code] ?? code).join(', '),
    }));
  },
});
