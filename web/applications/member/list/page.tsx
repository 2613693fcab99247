import { applicationPaths } from '#contract/applications/paths.ts';
import type { ApplicationRowBody } from '#contract/applications/shapes.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { sentTexts as texts } from '#web/applications/texts/en/applications.ts';
import { applicationEndings, stageToApplicant } from '#web/applications/texts/en/states.ts';
import { ListTabs } from '#web/ground/member/list-tabs.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagesOfList } from '../pages-of-list.tsx';
import { StageMark } from '../stage-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: opportunityPaths.findOpportunities, label: texts.find },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: applicationPaths.ownApplications,
    noindex: true,
  });

/** The member's applications: the open ones, and those that ended. */
export default function Applications({
  loaderData: { applications, list, next, after },
}: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.pageTitle}</h1>
      <ListTabs label={texts.pageTitle} lists={['open', 'over']} shown={list} words={(one) => texts[one]} />
      {applications.length === 0 ? (
        <EmptyState>
          <p>{list === 'open' ? texts.none : texts.noneOver}</p>
          <p className="mt-2">
            <TextLink to={opportunityPaths.findOpportunities} className="inline-flex min-h-11 items-center">
              {texts.find}
            </TextLink>
          </p>
        </EmptyState>
      ) : (
        <RowList className="mt-0">
          {applications.map((one) => (
            <Row
              key={one.id}
              to={applicationPaths.ownApplication(one.id)}
              title={one.opportunity.title}
              facts={factsOf(one)}
              {...(one.waits.whose === 'applicant' || one.isAside
                ? { state: 'turn' as const }
                : { mark: <StageMark stage={one.stage} words={stageToApplicant(one)} /> })}
            />
          ))}
        </RowList>
      )}
      <PagesOfList list={list} next={next} after={after} words={texts} />
    </div>
  );
}

function factsOf(one: ApplicationRowBody): string {
  const { opportunity, ending, sentAt, waits } = one;
  return [
    opportunity.project.name,
    texts.sentOn(sentAt),
    ending && applicationEndings[ending],
    one.stage === 'offered' && stageToApplicant(one),
    waits.whose === 'project' && texts.answerBy(waits.dueAt),
  ]
    .filter(Boolean)
    .join(' · ');
}
