import type { WeekRow } from '#web/elsewhere.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { weekTexts as texts } from '#web/today/texts/en/dashboard.ts';

/** In words already, so that this page carries none of them. */
export type WeekDate = { key: string; to: string; what: string; at: string; when: string };

/** The events of the next days, by time, and what modules say about the week. */
export function Week({ dates, rows }: { dates: readonly WeekDate[]; rows: readonly WeekRow[] }) {
  if (dates.length + rows.length === 0) return null;
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="text-heading">
        {texts.title}
      </h2>
      <RowList>
        {dates.map(({ key, to, what, at, when }) => (
          <Row key={key} to={to} title={what} facts={<time dateTime={at}>{when}</time>} />
        ))}
        {rows.map(({ to, what, facts }) => (
          <Row key={to} to={to} title={what} facts={facts} />
        ))}
      </RowList>
    </section>
  );
}
