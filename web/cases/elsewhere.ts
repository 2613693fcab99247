import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { caseDeskTexts as texts } from '#web/cases/texts/en/desk.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const casesElsewhere = {
  desk: [{ to: caseDeskPaths.cases, label: deskTexts.rooms.cases, below: caseDeskPaths.case('') }],
  logged: {
    pages: { case: caseDeskPaths.case },
    names: { case: texts.number },
    details: {
      'cases.listed': (list) => labelOf(texts.lists, list),
      'case.decided': decision,
      'case.appealAnswered': (detail) => {
        const [answer, ...reason] = detail.split(': ');
        return [answer === 'lifted' ? texts.lift : texts.stand, ...reason].join(': ');
      },
    },
  },
} satisfies ModuleElsewhere;

function decision(detail: string): string {
  const [value = '', ...reason] = detail.split(': ');
  const [outcomes = '', days] = value.split(' ');
  const decided = outcomes.split('+').map((one) => labelOf(texts.outcomes, one));
  const forDays = days ? [texts.dayChoices(Number(days))] : [];
  return [[...decided, ...forDays].join(', '), ...reason].join(': ');
}
