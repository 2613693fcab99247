import { currencies } from '#rules/amounts/money.ts';
import { typedAmount } from '#rules/amounts/typed-amount.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import {
  beginsWithin,
  kindChoices,
  mostHours,
  opportunityOrders,
  withinKm,
} from '../opportunities/filters.ts';
import { searchLimits } from '../search/limits.ts';
import { textLanguages } from '../search/text-languages.ts';
import { cardSizes } from './limits.ts';

/** Reads a value as it was typed; undefined where it cannot be read. */
type Read<Value> = (typed: string) => Value | undefined;

const oneOf =
  <Choice extends string>(choices: readonly Choice[]): Read<Choice> =>
  (typed) =>
    choices.find((choice) => choice === typed);
const yes = oneOf(['yes']);
const words =
  (most: number): Read<string> =>
  (typed) =>
    [...typed].length <= most ? typed : undefined;
const amount: Read<number> = (typed) => {
  const read = typedAmount(typed);
  return 'amount' in read && read.amount > 0 ? read.amount : undefined;
};

/** The filters of the search in its address: how each is read, and its value where the address leaves it out. */
const filters = {
  search: [words(searchLimits.typed), ''],
  kind: [oneOf(kindChoices), ''],
  skill: [words(skillLimits.name), ''],
  place: [words(searchLimits.typed), ''],
  within: [oneOf(withinKm), ''],
  remote: [yes, ''],
  hours: [oneOf(mostHours), ''],
  pay: [amount, 0],
  currency: [oneOf(currencies), 'INR'],
  equity: [yes, ''],
  credit: [yes, ''],
  institution: [words(searchLimits.typed), ''],
  verified: [yes, ''],
  begins: [oneOf(beginsWithin), ''],
  textIn: [oneOf(textLanguages), ''],
} as const;

const ofFeeds = { ...filters, order: [oneOf(opportunityOrders), 'newest'] } as const;

const ofCards = {
  show: [oneOf(cardSizes), cardSizes[0]],
  kind: filters.kind,
  skill: filters.skill,
  place: filters.place,
  within: filters.within,
} as const;

type Table = Readonly<Record<string, readonly [Read<string | number>, string | number]>>;
type Values<Names extends Table> = {
  [Name in keyof Names]: Exclude<ReturnType<Names[Name][0]>, undefined> | Names[Name][1];
};
export type Unreadable = { unreadable: string };
export type FeedFilters = Values<typeof ofFeeds>;
export type CardFilters = Values<typeof ofCards>;

/** The filters of a feed, or the name of the first that cannot be read: it never stands for all. */
export const readFeedFilters = (asked: URLSearchParams) => read(asked, ofFeeds);

/** The same for a card. */
export const readCardFilters = (asked: URLSearchParams) => read(asked, ofCards);

function read<Names extends Table>(asked: URLSearchParams, table: Names): Values<Names> | Unreadable {
  const values = Object.fromEntries(Object.entries(table).map(([name, [, usual]]) => [name, usual]));
  const seen = new Set<string>();
  for (const [name, value] of asked) {
    const typed = normaliseLine(value);
    // A form sends the fields that its sender left empty.
    if (typed === '' && Object.hasOwn(table, name)) continue;
    const found = Object.hasOwn(table, name) && !seen.has(name) ? table[name]?.[0](typed) : undefined;
    if (found === undefined) return { unreadable: name };
    seen.add(name);
    values[name] = found;
  }
  // A distance from nowhere is none.
  if (seen.has('within') && !seen.has('place')) return { unreadable: 'within' };
  return values as Values<Names>;
}
