import { findLanguage } from '#contract/lists/interface-languages.ts';
import { wordingDeskPaths } from '#contract/wording/desk-paths.ts';
import { wordingLists } from '#contract/wording/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import { DeskList } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Button } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { wordingDeskTexts as texts } from '#web/wording/texts/en/desk.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The words of readers about our texts. They change nothing by themselves: staff take each as a draft, or drop it. */
export default function Wordings({ loaderData }: Route.ComponentProps) {
  const { list, counts, wordings, next, outcome } = loaderData;
  const done = outcome?.done as keyof typeof texts.done | undefined;
  return (
    <DeskList
      title={texts.title}
      lists={{
        label: texts.list,
        all: wordingLists,
        current: list,
        counts,
        names: texts.lists,
        path: wordingDeskPaths.wordings,
      }}
      above={
        done && (
          <OutcomeBanner look="success" of={outcome}>
            {texts.done[done]}
          </OutcomeBanner>
        )
      }
      none={list === 'new' ? texts.noneNew : texts.noneDrafts}
      next={next}
    >
      {wordings.map((one) => (
        <Wording key={one.$id} one={one} isNew={list === 'new'} />
      ))}
    </DeskList>
  );
}

type WordingProps = { one: Route.ComponentProps['loaderData']['wordings'][number]; isNew: boolean };

function Wording({ one: { $id, $createdAt, language, page, words, better }, isNew }: WordingProps) {
  const post = usePost(['draft', 'drop']);
  const { name = language, locale } = findLanguage(language) ?? {};
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <p className="text-small break-words text-soft">{texts.facts(name, page, moment($createdAt))}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <dt className="text-soft">{texts.words}</dt>
        <dd className="break-words whitespace-pre-wrap" lang={locale}>
          {words}
        </dd>
        <dt className="text-soft">{texts.better}</dt>
        <dd className="font-semibold break-words whitespace-pre-wrap" lang={locale}>
          {better}
        </dd>
      </dl>
      <PostForm post={post} className="flex flex-wrap gap-3">
        <PostFault post={post} />
        <input type="hidden" name="wordingId" value={$id} />
        {isNew && (
          <Button type="submit" name="intent" value="draft" look="quiet" busy={post.busyWith === 'draft'}>
            {texts.draft}
          </Button>
        )}
        <Button type="submit" name="intent" value="drop" look="plain" busy={post.busyWith === 'drop'}>
          {texts.drop}
        </Button>
      </PostForm>
    </li>
  );
}
