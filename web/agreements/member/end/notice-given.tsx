import type { EndBody } from '#contract/agreements/end-shapes.ts';
import { endTexts as texts } from '#web/agreements/texts/en/ends.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { useFormsHere } from '../outcome-here.tsx';

/** The notice that was given: who gave it, when it ends, which work is still due, and the state of a stated cause. */
export function NoticeGiven({ end }: { end: EndBody }) {
  const { notice, cause, underWay, can } = end;
  if (!notice) return null;
  return (
    <>
      <section aria-labelledby="notice" className="grid gap-2">
        <h2 id="notice" className="font-semibold">
          {end.stage === 'ending' ? texts.ends(notice.endDay) : texts.ended(notice.endDay)}
        </h2>
        <p>{texts.given(notice.by, notice.at)}</p>
        {underWay.length > 0 && (
          <>
            <p>{texts.leftToDo(notice.submitUntil)}</p>
            <ul className="list-disc ps-5">
              {underWay.map(({ number, title }) => (
                <li key={number} className="break-words">
                  {number}. {title}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {notice.cause && (
        <section aria-labelledby="cause" className="grid gap-3 rounded-card bg-raised p-5">
          <h2 id="cause" className="font-semibold break-words">
            {texts.causeStated(notice.cause)}
          </h2>
          <p>{texts.causeStages[cause.stage]}</p>
          {[notice.words, cause.contestWords].filter(Boolean).map((words) => (
            <blockquote key={words} className="border-s-4 border-line ps-4 break-words whitespace-pre-wrap">
              {words}
            </blockquote>
          ))}
          {cause.rulingWords && (
            <p className="break-words whitespace-pre-wrap">
              {texts.ruling}: {cause.rulingWords}
            </p>
          )}
          {can.contest && <Contest end={end} />}
        </section>
      )}
    </>
  );
}

function Contest({ end }: { end: EndBody }) {
  const post = usePost(['contest'], { shared: useFormsHere() });
  return (
    <PostForm post={post} intent="contest" className="grid gap-4">
      <PostFault post={post} />
      <p>{texts.contestUntil(end.cause.contestUntil)}</p>
      <input type="hidden" name="basedOn" value={end.basedOn} />
      <TextAreaField
        {...post.field('words', '')}
        label={texts.contestWords}
        hint={texts.contestHow}
        error={noteAt(post.fault, 'words')}
        rows={4}
      />
      <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
        {post.busyWith ? texts.busy : texts.contest}
      </Button>
    </PostForm>
  );
}
