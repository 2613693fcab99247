import { timeLimits } from '#contract/people/calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { personTexts } from '#web/people/texts/en/people.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { saveChanges } from '../save.ts';

export { loadProfile as loader } from '../loader.ts';

export const action = acts(
  {
    async save(sent, visit) {
      const typed = latinDigits(sent.text('hoursAWeek'));
      const hoursAWeek = /^\d{0,3}$/.test(typed) ? Number(typed) : Number.NaN;
      if (!(hoursAWeek <= timeLimits.hoursAWeek))
        return { fault: { code: 'hours_invalid', fields: ['hoursAWeek'] } };
      const days = { availableFrom: sent.text('availableFrom'), awayUntil: sent.text('awayUntil') };
      const wrong = Object.entries(days).find(([, one]) => one !== '' && !isDay(one));
      if (wrong) return { fault: { code: 'day_invalid', fields: [wrong[0]] } };
      return saveChanges(visit, sent, { hoursAWeek, ...days }, (page) => ({
        [texts.time.hours]: page.hoursAWeek ? personTexts.hours(page.hoursAWeek) : '',
        [texts.time.from]: page.availableFrom && day(page.availableFrom),
        [texts.time.away]: page.awayUntil && day(page.awayUntil),
      }));
    },
  },
  { person_day_past: ({ param = '' }) => ({ fields: [param] }) },
);
