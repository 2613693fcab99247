import { accountPaths } from '#contract/accounts/paths.ts';
import type { BlockedPersonBody } from '#contract/blocks/calls.ts';
import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { blockTexts as texts } from '#web/blocks/texts/en/blocks.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.listTitle,
  up: { to: accountPaths.settings, label: layoutTexts.settings },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.listTitle,
    description: texts.listDescription,
    path: blockPaths.blockedPeople,
    noindex: true,
  });

/** One name for the forms of all rows: the row goes with what its form has done. */
const unblocking = 'unblock';

/** Whom the member has blocked. */
export default function Blocked({ loaderData: { people, next } }: Route.ComponentProps) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(unblocking) ?? before;
  const said = outcome?.done === 'unblocked' ? texts.unblocked : outcome?.done && texts.blocked('');
  return (
    <div className="grid max-w-text gap-6">
      <header>
        <h1 className="text-work">{texts.listTitle}</h1>
        <p className="text-soft">{people.length > 0 ? texts.listHint : texts.none}</p>
      </header>
      {said && !outcome?.fault && <Banner look="success">{said}</Banner>}
      {people.length > 0 && (
        <RowList>
          {people.map((person) => (
            <BlockedRow key={person.id} person={person} />
          ))}
        </RowList>
      )}
      {next && (
        <ButtonLink look="quiet" to={`?after=${next}`} className="justify-self-start">
          {texts.next}
        </ButtonLink>
      )}
    </div>
  );
}

function BlockedRow({ person: { id, name, blockedAt } }: { person: BlockedPersonBody }) {
  const post = usePost(['unblock'], { shared: unblocking });
  const shown = name || texts.hidden;
  return (
    <li className="py-3">
      <PostFault post={post} className="mb-3" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-words">{shown}</p>
          <p className="text-small text-soft">{texts.since(blockedAt)}</p>
        </div>
        <PostForm post={post} intent="unblock">
          <input type="hidden" name="personId" value={id} />
          <Button
            type="submit"
            small
            look="quiet"
            aria-label={texts.unblockNamed(shown)}
            busy={post.busyWith !== null}
          >
            {texts.unblock}
          </Button>
        </PostForm>
      </div>
    </li>
  );
}
