import type { Concern } from '#contract/cases/report-limits.ts';
import type { RequestKind } from '#contract/rights/limits.ts';
import {
  type Figure,
  getTransparency,
  type MonthBody,
  type PartsBody,
} from '#contract/transparency/calls.ts';
import { numberNames } from '#contract/transparency/numbers.ts';
import { concernTexts } from '#web/cases/texts/en/reports.ts';
import { month as monthNamed } from '#web/ground/texts/amounts.ts';
import { kindTexts } from '#web/rights/texts/en/rights.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { transparencyTexts as texts } from '#web/transparency/texts/en/transparency.ts';
import { reportedWords } from '#web/words.ts';
import type { Route } from './+types/page';

export async function loader({ context }: Route.LoaderArgs) {
  const { months } = await askForAll(context, getTransparency, {});
  return { months: months.map(shownMonth) };
}

export type ShownRow = { name: string; count: string };
export type ShownList = { title: string; rows: ShownRow[] };
/** `tooFew` names the lists that are held back, empty for none. */
export type ShownMonth = {
  month: string;
  name: string;
  rows: ShownRow[];
  lists: ShownList[];
  tooFew: string;
};

/** The page gets finished lines, so that its scripts carry none of the words of other modules. */
function shownMonth({ month, numbers, parts }: MonthBody): ShownMonth {
  const lists = parts
    .filter(({ of }) => numbers[of].shown !== 'exact' || numbers[of].count > 0)
    .map((one) => ({
      title: texts.parts[`${one.of}.${one.by}`],
      rows: one.rows && rowsOf(one, numbers[one.of]),
    }));
  const tooFew = lists.filter(({ rows }) => !rows).map(({ title }) => title);
  return {
    month,
    name: monthNamed(month),
    rows: numberNames.map((name) => ({ name: texts.names[name], count: texts.shown(numbers[name]) })),
    lists: lists.flatMap(({ title, rows }) => (rows ? [{ title, rows }] : [])),
    tooFew: tooFew.length > 0 ? texts.tooFew({ lists: tooFew }) : '',
  };
}

function rowsOf({ of, by, rows }: PartsBody, total: Figure): ShownRow[] {
  return (rows ?? []).map(({ key, figure }) => {
    const count = texts.shown(figure);
    const isShare = by === 'time' && figure.shown === 'exact' && total.count > 0;
    const percent = Math.round((figure.count * 100) / total.count);
    return { name: nameOf(of, by, key), count: isShare ? texts.withShare({ count, percent }) : count };
  });
}

function nameOf(of: PartsBody['of'], by: PartsBody['by'], key: string): string {
  if (by === 'concern') return concernTexts[key as Concern];
  if (by === 'outcome') return texts.outcomes[key] ?? key;
  if (by !== 'kind') return texts.results[key] ?? key;
  return of === 'requests' ? kindTexts[key as RequestKind] : texts.kind({ name: reportedWords(key).name });
}
