import { getOwnMentor, putOwnMentor } from '#contract/mentors/calls.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import {
  confirmedAtOnce,
  mentorLimits as limits,
  reviewedWorks,
  whoMayAsk,
} from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { readSkills } from '#rules/lists/skills/read-skills.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts, type Reply, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { readMentorship, rulesOfMentorship } from './mentorship.ts';

export const loader = loads(async ({ ask }) => ({ own: await ask(getOwnMentor, {}) }));

export const action = acts(
  {
    async save(sent, { ask }) {
      const said = readSaid(sent);
      const fault = faultOf(said);
      if (fault) return { fault };
      const version = Number(sent.text('version')) || 0;
      try {
        const own = await ask(putOwnMentor, { version, promises: sent.has('promises'), ...said });
        const isNext = own.lacks.includes('hours');
        return { done: 'saved', to: isNext ? innerMentorPaths.mentorHours : innerMentorPaths.ownMentorPage };
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
        const own = await ask(getOwnMentor, {});
        const stands = own.proposed ?? own.said;
        return {
          fault: { code: 'conflict' },
          about: {
            version: String(own.version),
            [texts.topics]: stands?.topics.join(', ') ?? '',
            [texts.helpWith]: stands?.helpWith ?? '',
            [texts.notHelpWith]: stands?.notHelpWith ?? '',
            [texts.bring]: stands?.bring ?? '',
          },
        };
      }
    },
  },
  {
    mentor_topic_unknown: { fields: ['topics'] },
    mentor_promise_missing: { fields: ['promises'] },
  },
);

function readSaid(sent: Sent): MentorSaid {
  const whole = (name: string) => {
    const typed = latinDigits(sent.text(name));
    return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  };
  const choice = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === sent.text(name)) ?? (values[0] as Value);
  return {
    topics: readSkills(sent.text('topics')),
    helpWith: normaliseText(sent.text('helpWith')),
    notHelpWith: normaliseText(sent.text('notHelpWith')),
    languages: languageCodes.filter((code) => sent.has(`speaks ${code}`)),
    whoMayAsk: choice('whoMayAsk', whoMayAsk),
    bring: normaliseText(sent.text('bring')),
    confirmsAtOnce: choice('confirms', confirmedAtOnce),
    session: sent.has('session') ? { minutes: whole('minutes') } : null,
    mentorship: readMentorship(sent, whole),
    review: sent.has('review')
      ? {
          of: reviewedWorks.filter((work) => sent.has(`of ${work}`)),
          answerDays: whole('answerDays'),
          open: whole('openReviews'),
        }
      : null,
    officeHours: sent.has('officeHours'),
    isOnProfile: sent.has('isOnProfile'),
  };
}

/** The fault of the first field that has one. */
function faultOf(said: MentorSaid): Reply['fault'] {
  const isBetween = (value: number, { min, max }: { min: number; max: number }) =>
    value >= min && value <= max;
  if (!isBetween(said.topics.length, limits.topics))
    return { code: 'mentor_topics_missing', fields: ['topics'] };
  if (!isBetween(textLength(said.helpWith), limits.helpWith))
    return { code: 'mentor_help_length', fields: ['helpWith'] };
  if (!isBetween(said.languages.length, limits.languages))
    return { code: 'mentor_languages_missing', fields: ['languages'] };
  const numbers: [string, boolean][] = [
    ['notHelpWith', textLength(said.notHelpWith) <= limits.notHelpWith],
    ['bring', textLength(said.bring) <= limits.bring],
    ['minutes', !said.session || limits.sessionMinutes.some((one) => one === said.session?.minutes)],
    ['of document', !said.review || said.review.of.length > 0],
    ['answerDays', !said.review || limits.answerDays.some((one) => one === said.review?.answerDays)],
    ['openReviews', !said.review || isBetween(said.review.open, limits.openReviews)],
  ];
  const wrong = [...numbers, ...rulesOfMentorship(said)].find(([, isRight]) => !isRight);
  return wrong && { code: 'mentor_number_invalid', fields: [wrong[0]] };
}
