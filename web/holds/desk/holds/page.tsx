import { holdDeskPaths } from '#contract/holds/desk-paths.ts';
import { holdLists } from '#contract/holds/limits.ts';
import { holdDeskTexts as texts } from '#web/holds/texts/en/desk.ts';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Holds on rows of accounts, those that end first at the top. */
export default function Holds({ loaderData }: Route.ComponentProps) {
  const { list, search, counts, holds, next } = loaderData;
  const path = holdDeskPaths.holds;
  return (
    <DeskList
      title={texts.title}
      lists={{ label: texts.list, all: holdLists, current: list, counts, names: texts.lists, path }}
      search={{ path, said: search, label: texts.search, act: texts.searchAct }}
      above={
        <TextLink to={holdDeskPaths.newHold} className="inline-flex min-h-11 items-center justify-self-start">
          {texts.propose}
        </TextLink>
      }
      none={texts.none[list]}
      next={next}
      nextLabel={texts.next}
    >
      {holds.map((one) => (
        <DeskRow
          key={one.$id}
          to={holdDeskPaths.hold(one.$id)}
          title={texts.of(one.of)}
          facts={[texts.forOrder(one.orderNumber), texts.until(one.until)]}
          state={one.isEnding ? texts.ending : texts.states[one.state]}
        />
      ))}
    </DeskList>
  );
}
