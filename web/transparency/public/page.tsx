import { transparencyPaths } from '#contract/administration/paths.ts';
import { transparencyPagePaths } from '#contract/transparency/paths.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { transparencyTexts as texts } from '#web/transparency/texts/en/transparency.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import type { Route } from './+types/page';
import type { ShownList, ShownMonth } from './answers.ts';

export { loader } from './answers.ts';
export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: transparencyPagePaths.transparency,
  });

/** Counts of reports, cases, appeals, requests, orders and breaches, a month a fold. */
export default function Transparency({ loaderData: { months } }: Route.ComponentProps) {
  return (
    <div className="page-width grid max-w-text gap-8 py-10 lg:py-16">
      <div className="grid gap-4">
        <h1 className="text-display">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
      </div>
      <section className="grid gap-4">
        <h2 className="text-title">{texts.how}</h2>
        <ul className="grid gap-1">
          {texts.rules.map((rule) => (
            <li key={rule} className="dot-point">
              {rule}
            </li>
          ))}
        </ul>
      </section>
      {months.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <div className="divide-y divide-line border-y border-line">
          {months.map((one, at) => (
            <Month key={one.month} month={one} isOpen={at === 0} />
          ))}
        </div>
      )}
      <p>
        {texts.logHow} <TextLink to={transparencyPaths.log}>{texts.log}</TextLink>
      </p>
    </div>
  );
}

function Month({ month, isOpen }: { month: ShownMonth; isOpen: boolean }) {
  return (
    <Unfold isWanted={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5">
        <h2 className="inline text-lead font-semibold">{month.name}</h2>
      </summary>
      <div className="grid gap-8 pt-2 pb-8">
        <Counts list={{ title: texts.numbersOf(month.name), rows: month.rows }} isTitled={false} />
        {month.lists.map((list) => (
          <Counts key={list.title} list={list} isTitled />
        ))}
        {month.tooFew && <p className="text-small text-soft">{month.tooFew}</p>}
      </div>
    </Unfold>
  );
}

/** For all cells at once: with a class each, 36 months would be twice as many bytes. */
const table =
  'w-full text-start [&_tbody]:divide-y [&_tbody]:divide-line [&_tbody]:border-y [&_tbody]:border-line [&_tbody_th]:py-2 [&_tbody_th]:pe-4 [&_tbody_th]:font-normal [&_td]:py-2 [&_td]:text-end [&_td]:align-top [&_td]:whitespace-nowrap [&_td]:tabular-nums';

function Counts({ list: { title, rows }, isTitled }: { list: ShownList; isTitled: boolean }) {
  return (
    <table className={table}>
      <caption className={isTitled ? 'pb-1 text-start font-semibold' : 'sr-only'}>{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
