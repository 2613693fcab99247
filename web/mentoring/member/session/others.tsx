import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { sessionTexts } from '#web/mentoring/texts/en/sessions.ts';

const { others: texts } = sessionTexts;

type Other = { handle: string; name: string; topics: string[]; next: string };

/** Up to three other mentors after a decline or a silence; the question goes along. */
export function Others({ others, from }: { others: readonly Other[]; from: string }) {
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="font-semibold">
        {texts.heading}
      </h2>
      {others.length === 0 ? (
        <p className="mt-2">{texts.none}</p>
      ) : (
        <>
          <p className="text-small text-soft">{texts.how}</p>
          <RowList>
            {others.map((one) => (
              <Row
                key={one.handle}
                to={`${mentoringPaths.times(one.handle)}?ask=${from}`}
                title={one.name}
                facts={[one.topics.join(', '), texts.next(one.next)].join(' · ')}
              />
            ))}
          </RowList>
        </>
      )}
    </section>
  );
}
