import { Link } from 'react-router';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { receivedLists } from '#contract/applications/limits.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { decidingTexts, emailTexts } from '#web/applications/texts/en/deciding.ts';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { number } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DeclineEmail } from '../decline-email.tsx';
import { DeclineFields } from '../decline-fields.tsx';
import { PagesOfList } from '../pages-of-list.tsx';
import { TickedRows } from '../ticked-rows.tsx';
import type { Route } from './+types/page';
import { ExportForm } from './export-form.tsx';
import { FilterForm } from './filter-form.tsx';
import { filtersUsed, searchOf } from './filters.ts';
import '#web/ground/member/tabs.css';
import { Unfold } from '#web/ui/unfold.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ id = '' }) => opportunityPaths.ownOpportunity(id), label: texts.place },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${texts.pageTitle}, ${loaderData.place.title}` : texts.pageTitle,
    description: texts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

const arrivals: Record<string, string> = {
  declined: decidingTexts.declined,
  declinedSome: decidingTexts.declinedSome,
  undone: decidingTexts.undone,
  undoneSome: decidingTexts.undoneSome,
  undoneOver: decidingTexts.undoneOver,
};

/** The applications for an opportunity, one stage at a time, the earliest first. */
export default function ReceivedApplications({ loaderData }: Route.ComponentProps) {
  const { place: opportunity, applications, counts, list, next, after, filters, isAll } = loaderData;
  const shown = receivedLists.filter((one) => one === 'open' || one === list || counts[one] > 0);
  const sentence = arrivals[useArrival() ?? ''];
  return (
    <div className="grid max-w-[44rem] gap-6">
      {sentence && <Banner look="success">{sentence}</Banner>}
      <header>
        <h1 className="text-work">{texts.pageTitle}</h1>
        <p className="break-words text-soft">{texts.of(opportunity.title)}</p>
        <TextLink
          to={innerApplicationPaths.applicationBoard(opportunity.id)}
          className="inline-flex min-h-11 items-center"
        >
          {texts.board}
        </TextLink>
      </header>
      <nav aria-label={texts.pageTitle} className="tabs *:aria-[current]:[scroll-initial-target:nearest]">
        {shown.map((one) => (
          <Link
            key={one}
            to={{ search: searchOf(filters, { list: one }) }}
            aria-current={one === list ? 'page' : undefined}
            className="tab"
          >
            {texts.lists[one]} ({number(counts[one])})
          </Link>
        ))}
      </nav>
      <FilterForm key={searchOf(filters, { list })} filters={filters} keeps={{ list }} />
      {applications.length === 0 ? (
        <EmptyState>
          <p>
            {filtersUsed(filters)
              ? texts.noneFits
              : list === 'open' && counts.over === 0
                ? texts.noneYet
                : texts.none}
          </p>
        </EmptyState>
      ) : (
        <Rows {...loaderData} />
      )}
      {!isAll && (
        <PagesOfList list={list} rest={searchOf(filters, {})} next={next} after={after} words={texts} />
      )}
      {isAll && next !== '' && <p>{decidingTexts.tooManyListed(applications.length)}</p>}
      {counts.open > 0 && <ExportForm opportunityId={opportunity.id} exports={loaderData.exports} />}
    </div>
  );
}

type Listed = Route.ComponentProps['loaderData'];

function Rows({ place: opportunity, applications, list, now, isTicked, ...listed }: Listed) {
  const isUndo = list === 'leaving';
  const intent = isUndo ? 'undo' : 'decline';
  const post = usePost([intent]);
  const isTickable = (one: Listed['applications'][number]) => (isUndo ? one.can.undo : one.can.decline);
  return (
    <PostForm key={`${intent} ${isTicked}`} post={post} intent={intent} className="grid gap-6">
      <PostFault post={post} />
      {applications.some(isTickable) && <AllOfList {...listed} list={list} isTicked={isTicked} />}
      <TickedRows
        rows={applications}
        isTicked={isTicked}
        now={now}
        opportunityId={opportunity.id}
        post={post}
        isTickable={isTickable}
      />
      {applications.some(isTickable) &&
        (isUndo ? <Undo post={post} /> : <Decline post={post} opportunity={opportunity} />)}
    </PostForm>
  );
}

type AllProps = Pick<Listed, 'list' | 'filters' | 'next' | 'after' | 'isAll' | 'isTicked'>;

/** Ways to mean everybody on this list, which work without scripts. */
function AllOfList({ list, filters, next, after, isAll, isTicked }: AllProps) {
  const at = (more: Record<string, string>) => ({ search: searchOf(filters, { list, ...more }) });
  const here: Record<string, string> = isAll ? { all: 'yes' } : { after };
  const link = 'inline-flex min-h-11 items-center';
  return (
    <p className="flex flex-wrap gap-x-6">
      {!isAll && (next !== '' || after !== '') && (
        <TextLink to={at({ all: 'yes' })} className={link}>
          {decidingTexts.all}
        </TextLink>
      )}
      <TextLink to={at(isTicked ? here : { ...here, ticked: 'yes' })} preventScrollReset className={link}>
        {isTicked ? decidingTexts.tickNone : decidingTexts.tickAll}
      </TextLink>
    </p>
  );
}

type StepProps = { post: ReturnType<typeof usePost> };

function Undo({ post }: StepProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button type="submit" busy={post.busyWith !== null}>
        {post.busyWith ? decidingTexts.busy : decidingTexts.undo}
      </Button>
      <p className="text-small text-soft">{decidingTexts.undoHow}</p>
    </div>
  );
}

function Decline({ post, opportunity }: StepProps & { opportunity: Listed['place'] }) {
  return (
    <Unfold isWanted={post.fault !== null}>
      <summary className="cursor-pointer py-2.5 font-semibold">{decidingTexts.decline}</summary>
      <div className="grid gap-5">
        <p>{decidingTexts.declineHow}</p>
        <DeclineFields post={post} />
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">{decidingTexts.preview}</summary>
          <DeclineEmail
            name={emailTexts.fullName}
            title={opportunity.title}
            project={opportunity.project.name}
            reason=""
            words={emailTexts.yourWords}
          />
        </details>
        <Button type="submit" look="danger" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? decidingTexts.busy : decidingTexts.decline}
        </Button>
      </div>
    </Unfold>
  );
}
