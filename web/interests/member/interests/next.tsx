import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { interestTexts as texts } from '#web/interests/texts/en/interests.ts';
import { TextLink } from '#web/ui/button.tsx';

type Advice = { to: string; title: string; project: string };

/** Where the member goes on; an industry professional also finds opportunities for advice, and mentoring. */
export function Next({ advice }: { advice: readonly Advice[] | null }) {
  return (
    <>
      <section aria-labelledby="next">
        <h2 id="next" className="text-heading">
          {texts.next}
        </h2>
        <RowList>
          <Row to={projectPaths.findProjects} title={texts.toProjects} facts={texts.toProjectsFacts} />
          <Row to={introductionPaths.list} title={texts.toIntroductions} facts={texts.toIntroductionsFacts} />
          {advice && (
            <Row
              to={innerMentorPaths.ownMentorPage}
              title={texts.toMentoring}
              facts={texts.toMentoringFacts}
            />
          )}
        </RowList>
      </section>
      {advice && (
        <section aria-labelledby="advice">
          <h2 id="advice" className="text-heading">
            {texts.advice}
          </h2>
          {advice.length === 0 ? (
            <p className="mt-2 text-soft">{texts.adviceNone}</p>
          ) : (
            <>
              <RowList>
                {advice.map(({ to, title, project }) => (
                  <Row key={to} to={to} title={title} facts={project} />
                ))}
              </RowList>
              <TextLink
                to={`${opportunityPaths.findOpportunities}?kind=Advice`}
                className="inline-flex min-h-11 items-center"
              >
                {texts.toAdvice}
              </TextLink>
            </>
          )}
        </section>
      )}
    </>
  );
}
