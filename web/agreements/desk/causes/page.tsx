import { causeDeskTexts as texts } from '#web/agreements/texts/en/cause-desk.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { ListPages } from '#web/layout/desk/list-pages.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** Contested causes of bad leavers: the words of both sides, and the form for the ruling. */
export default function ContestedCauses({ loaderData: { causes, late, next } }: Route.ComponentProps) {
  const isDone = useOutcomeOfPage()?.done === 'ruled';
  return (
    <div className="grid grid-cols-1 max-w-text gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p className="text-soft">{texts.intro}</p>
      {late > 0 && <p className="font-semibold text-sindoor">! {texts.late(late)}</p>}
      {isDone && <Banner look="success">{texts.done}</Banner>}
      {causes.length === 0 && <p className="text-soft">{texts.none}</p>}
      {causes.map((one) => (
        <Cause key={one.id} one={one} />
      ))}
      <ListPages next={next} label={texts.newer} />
    </div>
  );
}

type CauseProps = { one: Route.ComponentProps['loaderData']['causes'][number] };

function Cause({ one }: CauseProps) {
  const { id, project, person, role, contestedAt, dueAt, isLate, cause, statedWords, contestWords, isOwn } =
    one;
  const said = [
    { by: texts.states, words: statedWords },
    { by: texts.contests, words: contestWords },
  ];
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-raised p-5">
      <h2 id={id} className="font-semibold break-words">
        {cause}
      </h2>
      <p className="text-small text-soft break-words">
        {role} · {project.name} · {person} · {texts.contested(contestedAt)}
        {dueAt && ` · ${texts.due(dueAt)}`}
      </p>
      {isLate && (
        <p>
          <Badge look="sindoor">{deskTexts.isLate}</Badge>
        </p>
      )}
      {said.map(({ by, words }) => (
        <div key={by}>
          <h3 className="font-semibold">{by}</h3>
          <p className="break-words whitespace-pre-wrap">{words}</p>
        </div>
      ))}
      {isOwn ? <p>{texts.own}</p> : <Ruling id={id} sequence={one.sequence} />}
    </section>
  );
}

function Ruling({ id, sequence }: { id: string; sequence: number }) {
  const post = usePost(['uphold', 'refuse']);
  return (
    <PostForm post={post} className="grid gap-4">
      <PostFault post={post} />
      <input type="hidden" name="agreementId" value={id} />
      <input type="hidden" name="basedOn" value={sequence} />
      <TextAreaField
        {...post.field('reason', '')}
        label={texts.reason}
        hint={texts.means}
        error={noteAt(post.fault, 'reason')}
        rows={4}
      />
      <p className="text-small text-soft">{texts.court}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="uphold" busy={post.busyWith === 'uphold'}>
          {texts.uphold}
        </Button>
        <Button type="submit" name="intent" value="refuse" look="quiet" busy={post.busyWith === 'refuse'}>
          {texts.refuse}
        </Button>
      </div>
    </PostForm>
  );
}
