import { languageCodes } from '#contract/lists/languages.ts';
import { publicProfileLimits as limits } from '#contract/public-profile-limits.ts';
import { languageLabels } from '#texts/people.ts';
import { publicProfileTexts as texts } from '#texts/public-profile.ts';
import { acts } from '../../../../forms/act.ts';
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
