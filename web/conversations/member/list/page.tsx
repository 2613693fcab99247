import { Form } from 'react-router';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { messageTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { ConversationRow } from '../conversation-row.tsx';
import { useConversationUpdates } from '../use-conversation-updates.ts';
import type { Route } from './+types/page';
import { Capacity } from './capacity.tsx';
import { Found } from './found.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: conversationPaths.messages,
    noindex: true,
  });

/** The member's conversations, the requests that wait for them, and what a search in them finds. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  useConversationUpdates();
  const { list, found, search, show, isFirst, capacity } = loaderData;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-5">
      <h1 className="text-work">{texts.title}</h1>
      <Form method="get" role="search" className="flex flex-wrap gap-2">
        <input
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          aria-label={texts.search}
          placeholder={texts.search}
          className="input min-w-0 grow basis-40"
        />
        <Button type="submit" look="quiet">
          {texts.searchButton}
        </Button>
      </Form>
      {found ? (
        <Found found={found} search={search} isFirst={isFirst} />
      ) : (
        <>
          <Tabs show={show} requests={list.requests} />
          {list.conversations.length > 0 ? (
            <RowList className="mt-0">
              {list.conversations.map((conversation) => (
                <ConversationRow key={conversation.id} conversation={conversation} />
              ))}
            </RowList>
          ) : (
            <Nothing show={show} />
          )}
          <Pages show={show} isFirst={isFirst} next={list.next} />
          {capacity !== null && <Capacity key={capacity} capacity={capacity} />}
        </>
      )}
    </div>
  );
}

type Show = { show: 'all' | 'requests' };
const searchOf = (show: string, after = '') =>
  `?${new URLSearchParams({ ...(show === 'requests' && { show }), ...(after && { after }) })}`;

function Tabs({ show, requests }: Show & { requests: number }) {
  return (
    <nav aria-label={texts.tabs} className="project-tabs">
      <Link to={conversationPaths.messages} aria-current={show === 'all' ? 'page' : undefined}>
        {texts.all}
      </Link>
      <Link to={{ search: searchOf('requests') }} aria-current={show === 'requests' ? 'page' : undefined}>
        {texts.requests(requests)}
      </Link>
    </nav>
  );
}

function Nothing({ show }: Show) {
  if (show === 'requests') return <p className="text-soft">{texts.noRequests}</p>;
  return (
    <EmptyState>
      <p>{texts.none}</p>
      <p className="mt-1 text-soft">{texts.noneHint}</p>
      <ButtonLink to={peoplePaths.findPeople} className="mt-4">
        {texts.findPeople}
      </ButtonLink>
    </EmptyState>
  );
}

function Pages({ show, isFirst, next }: Show & { isFirst: boolean; next: string }) {
  if (isFirst && next === '') return null;
  const className = 'inline-flex min-h-11 items-center';
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap gap-x-6">
      {!isFirst && (
        <TextLink to={{ search: searchOf(show) }} className={className}>
          {texts.newest}
        </TextLink>
      )}
      {next !== '' && (
        <TextLink to={{ search: searchOf(show, next) }} className={className}>
          {texts.later}
        </TextLink>
      )}
    </nav>
  );
}
