import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import { moment } from '#web/ground/texts/amounts.ts';

/** The sentences of this module's refusals. */
export const cofounderRefusals = {
  cofounder_search_unknown: 'You have no search yet.',
  cofounder_removed: 'Our staff removed or paused your search. You can read the decision and appeal.',
  cofounder_lacks_mark: 'You need a mark first: it says that we have looked at who you are or what you do.',
  cofounder_incomplete: 'Something is missing before members can find you. The list on this page says what.',
  cofounder_project_unknown: 'Choose one of your own projects, or “No project yet”.',
  cofounder_criterion_empty: ({ param }: RefusalValues) =>
    param === 'language'
      ? 'Your profile names no language. Add one there, or choose “Does not matter”.'
      : 'Give a value here, or choose “Does not matter”.',
  cofounder_skill_unknown: ({ reason }: RefusalValues) =>
    `“${reason ?? ''}” is not in our list of skills. Choose a skill of the list.`,
  cofounder_district_unknown:
    'We do not know the district of your profile. Choose one there, or work remotely too, or choose “Does not matter”.',
  cofounder_start_day: 'Choose a day within the next two years.',
  cofounder_nevers_many: `Choose at most ${limits.nevers} sectors and stages.`,
  cofounder_changes_many: ({ at }: RefusalValues) =>
    at
      ? `You can change a search ${limits.changes.most} times in ${limits.changes.hours} hours. The next change is possible from ${moment(at)}.`
      : `You can change a search ${limits.changes.most} times in ${limits.changes.hours} hours.`,
  cofounder_split_soon: ({ at }: RefusalValues) =>
    at
      ? `You can change how you would divide the shares once in ${limits.splitDays} days. The next change is possible from ${moment(at)}.`
      : `You can change how you would divide the shares once in ${limits.splitDays} days.`,
  cofounder_search_off: 'Turn your own search on first. Then you can ask members who fit both ways.',
  cofounder_not_fitting:
    'This member does not stand in your list now: the two searches do not fit both ways.',
  cofounder_review_unknown: 'There is no such review.',
  cofounder_own_review: 'You cannot decide about your own search.',
  cofounder_reason_missing: 'Give a reason. The member reads it.',
};
