import { Row, RowList } from '#web/ground/member/row.tsx';
import { kindTexts } from '#web/mentoring/texts/en/kinds.ts';

const { others: texts } = kindTexts;

type Other = { handle: string; name: string; topics: string[]; next: string };

type Props = { others: readonly Other[]; to: (handle: string) => string; none?: string; how?: string };

/** Up to three other mentors after a decline or a silence; the question goes along. */
export function Others({ others, to, none = texts.none, how = texts.how }: Props) {
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="font-semibold">
        {texts.heading}
      </h2>
      {others.length === 0 ? (
        <p className="mt-2">{none}</p>
      ) : (
        <>
          <p className="text-small text-soft">{how}</p>
          <RowList>
            {others.map((one) => (
              <Row
                key={one.handle}
                to={to(one.handle)}
                title={one.name}
                isWritten
                facts={[one.topics.join(', '), one.next && texts.next(one.next)].filter(Boolean).join(' · ')}
              />
            ))}
          </RowList>
        </>
      )}
    </section>
  );
}
