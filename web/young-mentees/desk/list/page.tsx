import { youngDeskPaths } from '#contract/young-mentees/desk-paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { DeskList, DeskRow } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { youngDeskTexts as texts } from '#web/young-mentees/texts/en/desk.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

const lists = ['waiting', 'decided'] as const;

/** The switch, and the mentors who asked to be open to members under 18. */
export default function DeskYoungMentors({ loaderData }: Route.ComponentProps) {
  const { list, counts, mentors } = loaderData;
  return (
    <DeskList
      title={texts.title}
      lists={{
        label: texts.list,
        all: lists,
        current: list,
        counts,
        names: texts.lists,
        path: youngDeskPaths.list,
      }}
      above={<Switch of={loaderData} />}
      none={texts.none[list]}
      next=""
    >
      {mentors.map((one) => (
        <DeskRow
          key={one.id}
          to={youngDeskPaths.one(one.id)}
          title={one.name}
          facts={[texts.signed(one.signedAt), one.dueAt && texts.due(one.dueAt)]}
          alarm={one.isLate && deskTexts.isLate}
          state={texts.states[one.state]}
        />
      ))}
    </DeskList>
  );
}

function Switch({ of }: { of: Route.ComponentProps['loaderData'] }) {
  const { isOn, changedAt, changedBy } = of;
  const post = usePost(['on', 'off']);
  const done = texts.done[post.outcome?.done ?? ''];
  return (
    <section className="grid justify-items-start gap-3 rounded-card bg-sand p-5">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done}
        </OutcomeBanner>
      )}
      <PostFault post={post} />
      <p className="font-semibold">{isOn ? texts.isOn : texts.isOff}</p>
      {changedAt && <p className="text-small text-soft">{texts.changed(changedBy, changedAt)}</p>}
      {isOn ? (
        <Unfold isWanted={post.fault !== null}>
          <summary className="min-h-11 py-2 font-semibold text-neel">{texts.off}</summary>
          <PostForm post={post} className="grid justify-items-start gap-2">
            <p className="text-small text-soft">{texts.offHow}</p>
            <IntentButton post={post} intent="off" look="danger">
              {texts.offAndCancel}
            </IntentButton>
          </PostForm>
        </Unfold>
      ) : (
        <PostForm post={post}>
          <IntentButton post={post} intent="on" look="quiet">
            {texts.on}
          </IntentButton>
        </PostForm>
      )}
    </section>
  );
}
