import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import type { AgreementRowBody } from '#contract/agreements/shapes.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { agreementTexts as texts } from '#web/agreements/texts/en/agreements.ts';
import { PagesOfList } from '#web/applications/member/pages-of-list.tsx';
import { ListTabs } from '#web/ground/member/list-tabs.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { contributorName } from '../contributor-name.ts';
import { StageMark } from '../stage-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** The member's agreements on either side, grouped by project: those open or in force, and those that ended. */
export default function Agreements({
  loaderData: { byProject, list, next, after, now, hasOther, projects },
}: Route.ComponentProps) {
  const begin = projects.map(({ slug, name }) => (
    <p key={slug}>
      <TextLink
        to={innerAgreementPaths.newAgreement(slug)}
        className="inline-flex min-h-11 items-center break-words"
      >
        {texts.begin(name)}
      </TextLink>
    </p>
  ));
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.pageTitle}</h1>
      <ListTabs label={texts.pageTitle} lists={['open', 'over']} shown={list} words={(one) => texts[one]} />
      {byProject.length === 0 ? (
        <EmptyState>
          <p>{noneWords(list, hasOther, projects.length > 0)}</p>
          {begin}
        </EmptyState>
      ) : (
        <>
          {byProject.map(({ project, agreements }) => (
            <OfProject key={project.slug} project={project} agreements={agreements} now={now} />
          ))}
          <div>{begin}</div>
        </>
      )}
      <PagesOfList list={list} next={next} after={after} words={{ first: texts.first, next: texts.older }} />
    </div>
  );
}

function noneWords(list: 'open' | 'over', hasOther: boolean, ownsProject: boolean): string {
  if (list === 'over') return texts.noneOver;
  if (hasOther) return texts.noneOpen;
  return ownsProject ? texts.noneOfProjects : texts.none;
}

type OfProjectProps = Pick<AgreementRowBody, 'project'> & { agreements: AgreementRowBody[]; now: number };

function OfProject({ project: { name }, agreements, now }: OfProjectProps) {
  return (
    <div>
      <h2 className="text-heading break-words">{name}</h2>
      <RowList>
        {agreements.map((one) => (
          <Row
            key={one.id}
            to={innerAgreementPaths.ownAgreement(one.id)}
            title={texts.named(one.role, one.number)}
            facts={factsOf(one, now)}
            {...(one.waits.whose === one.side
              ? { state: 'turn' as const }
              : { mark: <StageMark stage={one.stage} /> })}
          />
        ))}
      </RowList>
    </div>
  );
}

function factsOf({ side, person, waits, activeAt }: AgreementRowBody, now: number): string {
  const isOver = waits.dueAt !== '' && Date.parse(waits.dueAt) < now;
  return [
    side === 'project' && texts.withPerson(contributorName(person)),
    waits.dueAt && (isOver ? texts.overdue(waits.dueAt) : texts.until(waits.dueAt)),
    activeAt && texts.activeSince(activeAt),
  ]
    .filter(Boolean)
    .join(' · ');
}
