import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { introductionLists } from '#contract/introductions/limits.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { ListTabs } from '#web/ground/member/list-tabs.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { introductionTexts as texts } from '#web/introductions/texts/en/introductions.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title, up: { to: profilePaths.you, label: texts.you } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: introductionPaths.list,
    noindex: true,
  });

const link = 'inline-flex min-h-11 items-center';

/** The member's requests for introductions: for them, for others, and past ones. */
export default function Introductions({ loaderData }: Route.ComponentProps) {
  const { list, rows, after, next } = loaderData;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <ListTabs label={texts.title} lists={introductionLists} shown={list} words={(one) => texts.tabs[one]} />
      {rows.length === 0 && (
        <EmptyState>
          <p>{texts.none[list]}</p>
          <p className="mt-2 text-soft">{texts.noneHow[list]}</p>
          {list !== 'past' && (
            <p className="mt-2">
              <TextLink to={innerCofounderPaths.findCofounders} className={link}>
                {texts.noneWay}
              </TextLink>
            </p>
          )}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <RowList className="mt-0">
          {rows.map((one) => (
            <Row
              key={one.id}
              to={introductionPaths.introduction(one.id)}
              title={texts.row(one)}
              facts={factsOf(one)}
              {...(one.isOwnTurn && { state: 'turn' as const })}
            />
          ))}
        </RowList>
      )}
      {(next || after) && (
        <p className="flex flex-wrap gap-x-6">
          {after && (
            <TextLink to={{ search: `?list=${list}` }} className={link}>
              {texts.first}
            </TextLink>
          )}
          {next && (
            <TextLink to={{ search: `?${new URLSearchParams({ list, after: next })}` }} className={link}>
              {texts.next}
            </TextLink>
          )}
        </p>
      )}
      <p>
        <TextLink to={introductionPaths.capacity} className={link}>
          {texts.capacity}
        </TextLink>
      </p>
    </div>
  );
}

type Shown = Route.ComponentProps['loaderData']['rows'][number];

function factsOf(one: Shown): string {
  return [
    one.purposeName,
    one.side === 'asked' && one.project && texts.toYourProject(one.project.name),
    one.dueAt ? texts.due(one.dueAt) : texts.states[one.state],
    one.endedAt && texts.ended(one.endedAt),
  ]
    .filter(Boolean)
    .join(' · ');
}
