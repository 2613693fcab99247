import { getAccount } from '#contract/accounts/calls.ts';
import { getPerson, putPerson, timeLimits } from '#contract/people/calls.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { readSkills } from '#rules/lists/skills/read-skills.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import { ownProfile } from '#web/ground/member/own.ts';
import { asksForEvenings } from './asks-for-evenings.ts';

export const loader = loads(async (visit) => {
  const account = await visit.ask(getAccount, {});
  const [profile, person, { age }] = await Promise.all([
    ownProfile(visit, account.$id),
    visit.ask(getPerson, {}),
    visit.ask(getStanding, {}),
  ]);
  return { person, age, isMentor: asksForEvenings(profile?.role) };
});

export const action = acts({
  async save(sent, { ask }) {
    const skills = readSkills(sent.secret('skills'));
    const [hoursAWeek, eveningsAWeek] = [wholeOf(sent, 'hoursAWeek'), wholeOf(sent, 'eveningsAWeek')];
    const fault = faultOf(skills, hoursAWeek, eveningsAWeek);
    if (fault) return { fault };
    await ask(putPerson, { skills, hoursAWeek, eveningsAWeek });
    return { done: 'saved', to: profilePaths.you };
  },
  /** A member who skips the questions is not asked again. */
  async skip(_, { ask }) {
    const { skills, hoursAWeek, eveningsAWeek } = await ask(getPerson, {});
    await ask(putPerson, { skills, hoursAWeek, eveningsAWeek });
    return { done: 'skipped', to: todayPaths.dashboard };
  },
});

/** An empty field is a zero, which stands for what was not said. */
function wholeOf(sent: Sent, field: string): number {
  const typed = latinDigits(sent.text(field));
  return /^\d{0,3}$/.test(typed) ? Number(typed) : Number.NaN;
}

function faultOf(skills: readonly string[], hours: number, evenings: number): Fault | null {
  if (skills.length > skillLimits.perPerson) return { code: 'skills_too_many', fields: ['skills'] };
  if (skills.some((skill) => textLength(skill) > skillLimits.name))
    return { code: 'skill_too_long', fields: ['skills'] };
  if (!(hours <= timeLimits.hoursAWeek)) return { code: 'hours_invalid', fields: ['hoursAWeek'] };
  if (!(evenings <= timeLimits.eveningsAWeek)) return { code: 'evenings_invalid', fields: ['eveningsAWeek'] };
  return null;
}
