import type { DiagnosisTopic, FitReason } from '#contract/cofounders/find-calls.ts';
import type { Criterion } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import type { Total } from '#contract/search/shapes.ts';
import { day, list, month, number, plural } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { splitLabels, withinMonths } from './values.ts';

type Counted = { count: number; isFew: boolean };

const shown = ({ count, isFew }: Counted) => (isFew ? 'a few' : number(count));
const many = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function memberCount({ count, isMore }: Total): string {
  if (isMore) return `${number(count)}+ members`;
  return count === 1 ? '1 member' : `${number(count)} members`;
}

const hoursAWeek = (count: number) =>
  plural(count, { one: () => '1 hour a week', other: (text) => `${text} hours a week` });
const musts = (count: number) => plural(count, { one: () => '1 must', other: (text) => `${text} musts` });

/** Sentences that the server makes for the page of the list: its scripts do not carry them. */
export const fitTexts = {
  noProject: 'No project yet',
  order: (total: Total) =>
    `${memberCount(total)}: most “nice to have” on both sides first, then the least asked in 30 days, then the newest`,
  starts: (startsOn: string) => (startsOn ? `can begin on ${day(startsOn)}` : 'can begin now'),
  /** Why two fit: how much each side asks, and how much is there. */
  why({ asks, theyAsk, skills, ofSkills, hours, ofHours, aboutKm, bothRemote }: FitReason): string {
    const met = `You ask ${musts(asks)}, they ask ${number(theyAsk)}: all met.`;
    const facts = [
      ofSkills > 0 && skills.length > 0
        ? `${number(skills.length)} of your ${number(ofSkills)} skills (${skills.join(', ')})`
        : '',
      hours > 0 && ofHours > 0 ? `${hoursAWeek(hours)}; you ask ${number(ofHours)}` : '',
      hours > 0 && ofHours === 0 ? hoursAWeek(hours) : '',
      aboutKm > 0 ? `about ${number(aboutKm)} km` : '',
      bothRemote ? 'both can work remotely' : '',
    ].filter(Boolean);
    return facts.length > 0 ? `${met} ${many(facts.join(' · '))}.` : met;
  },
  differs: (differences: readonly string[]) => `Differs: ${list(differences)}.`,
  difference: {
    hours: ({ reason }) => `they have ${hoursAWeek(reason.hours)}`,
    distance: ({ reason }) =>
      reason.aboutKm > 0 ? `about ${number(reason.aboutKm)} km away` : 'district not known',
    skills: () => 'none of your skills',
    sector: () => 'another sector',
    stage: () => 'another stage',
    start: ({ startsOn }) => (startsOn ? `they begin in ${month(startsOn.slice(0, 7))}` : ''),
    split: () => '',
    language: () => 'no language in common',
  } satisfies Record<Criterion, (card: { reason: FitReason; startsOn: string }) => string>,
  /** An own criterion in words, as in “within 25 km”. */
  topic({ what, name }: DiagnosisTopic, said: SearchSaid | null): string {
    if (what === 'never_sector') return `never ${labelOf(sectorLabels, name)}`;
    if (what === 'never_stage') return `never ${labelOf(stageLabels, name)}`;
    if (what === 'never_remote') return 'never remote only';
    if (!said) return what;
    const words: Record<Criterion, () => string> = {
      hours: () => `at least ${hoursAWeek(said.hours.least)}`,
      distance: () => `within ${number(said.distance.km)} km`,
      skills: () => said.skills.names.join(' or '),
      sector: () => said.sector.names.map((one) => labelOf(sectorLabels, one)).join(' or '),
      stage: () => said.stage.names.map((one) => stageLabels[one]).join(' or '),
      start: () => `begins ${withinMonths(said.start.months)}`,
      split: () => said.splits.map((one) => splitLabels[one].toLowerCase()).join(' or '),
      language: () => 'one language in common',
    };
    return words[what]();
  },
  without: (topic: string, counted: Counted) => `Without “${topic}”: ${shown(counted)}`,
  pair: (first: string, second: string, counted: Counted) =>
    `Without “${first}” and “${second}”: ${shown(counted)}`,
  /** Others ask this, and the reader does not meet it. */
  theyAsk(what: Criterion | 'never', counted: Counted & { value: number }, own: { hours: number }): string {
    const fit = counted.isFew ? 'A few fit all you ask' : `${number(counted.count)} fit all you ask`;
    const asks: Record<Criterion | 'never', string> = {
      hours:
        own.hours > 0
          ? `they ask up to ${hoursAWeek(counted.value)}, you have ${number(own.hours)}`
          : `they ask up to ${hoursAWeek(counted.value)}, and your profile says none`,
      distance: 'they ask for a nearer district',
      skills: 'they ask for other skills',
      sector: 'they ask for other sectors',
      stage: 'they ask for another stage',
      start: `they ask that you can begin ${withinMonths(counted.value)}`,
      split: 'they want to divide the shares in another way',
      language: 'they ask for a language in common',
      never: 'they never want your sector, your stage or remote work only',
    };
    return `${fit}; ${asks[what]}`;
  },
  inCountry: (count: number, country: string) =>
    plural(count, {
      one: () => `1 member searches in ${country} today`,
      other: (text) => `${text} members search in ${country} today`,
    }),
  countries: { IN: 'India', GH: 'Ghana', NG: 'Nigeria', UG: 'Uganda' } as Record<string, string>,
};
