import { Row, RowList } from '#web/ground/member/row.tsx';
import { weekTexts as texts } from '#web/today/texts/en/dashboard.ts';

/** In words already, so that this page carries none of them. */
export type WeekRow = { key: string; to: string; what: string; at: string; when: string };

/** The events of the next days, by time. */
export function Week({ rows }: { rows: readonly WeekRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="text-heading">
        {texts.title}
      </h2>
      <RowList>
        {rows.map(({ key, to, what, at, when }) => (
          <Row key={key} to={to} title={what} facts={<time dateTime={at}>{when}</time>} />
        ))}
      </RowList>
    </section>
  );
}
