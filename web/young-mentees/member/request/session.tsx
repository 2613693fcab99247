import { mentoringCancellations } from '#contract/mentoring/limits.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import { Meeting, Missed } from '#web/mentoring/member/session/after.tsx';
import { Offered } from '#web/mentoring/member/session/answering.tsx';
import { GuardianReads } from '#web/mentoring/member/session/guardian-reads.tsx';
import { Messages } from '#web/mentoring/member/session/messages.tsx';
import { NextSteps, Notes } from '#web/mentoring/member/session/notes.tsx';
import { reasonFields } from '#web/mentoring/member/session/reason-fields.tsx';
import { FoldedForm } from '#web/mentoring/member/session/step-form.tsx';
import { YoungPlace } from '#web/mentoring/member/session/young-place.tsx';
import { WeekLinks } from '#web/mentoring/member/week-links.tsx';
import { cancelWords } from '#web/mentoring/texts/en/kinds.ts';
import { sessionTexts } from '#web/mentoring/texts/en/sessions.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { youngRequestTexts as texts } from '#web/young-mentees/texts/en/mentee.ts';

type Weeks = { times: ShownTime[]; before: string; after: string };
type Choice = { intent: 'choose' | 'move'; weeks: Weeks };

/** The times of a week: the mentee chooses one for a session, or offers one in place of the agreed time. */
function Times({ intent, weeks: { times, before, after } }: Choice) {
  const post = usePost([intent]);
  const isMove = intent === 'move';
  const search = (from: string) => `?${new URLSearchParams({ ...(isMove && { move: 'yes' }), from })}`;
  return (
    <section aria-labelledby="times" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="times" className="font-semibold">
        {isMove ? texts.move : texts.choose}
      </h2>
      <p>{isMove ? texts.moveHow : texts.chooseHow}</p>
      <PostForm post={post} intent={intent} className="grid gap-4">
        <PostFault post={post} />
        {times.length === 0 ? (
          <p>{texts.noTimes}</p>
        ) : (
          <fieldset className="grid">
            <legend className="sr-only">{texts.time}</legend>
            {times.map(({ time, own }) => (
              <label key={time} className="flex min-h-11 items-start gap-3 py-2">
                <input type="radio" name="time" value={time} className="mt-1 size-5 shrink-0 accent-neel" />
                <span>{own}</span>
              </label>
            ))}
          </fieldset>
        )}
        <WeekLinks before={before} after={after} search={search} />
        {times.length > 0 && (
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {isMove ? texts.moveAct : texts.chooseAct}
          </Button>
        )}
      </PostForm>
    </section>
  );
}

type Part = {
  session: SessionBody | null;
  offered: readonly ShownTime[];
  weeks: Weeks | null;
  isMoving: boolean;
};

/** The times of a request, and its session. Their scripts load at the first touch. */
export default function SessionPart({ session, offered, weeks, isMoving }: Part) {
  if (session) return <SessionOf one={session} offered={offered} weeks={isMoving ? weeks : null} />;
  return weeks && <Times intent="choose" weeks={weeks} />;
}

type Shown = { one: SessionBody; offered: readonly ShownTime[]; weeks: Weeks | null };

/** The session of a request, where the mentee writes with the mentor. */
function SessionOf({ one, offered, weeks }: Shown) {
  return (
    <>
      <YoungPlace one={one} />
      <Meeting one={one} />
      <Missed one={one} />
      <Offered one={one} offered={offered} />
      <Messages one={one} />
      <NextSteps one={one} />
      <Notes one={one} />
      {one.can.move &&
        (weeks ? (
          <Times intent="move" weeks={weeks} />
        ) : (
          <TextLink
            to={{ search: '?move=yes' }}
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {texts.move}
          </TextLink>
        ))}
      {one.can.cancel && (
        <FoldedForm
          heading={sessionTexts.cancel.heading}
          intent="cancel"
          act={sessionTexts.cancel.submit}
          how={sessionTexts.cancel.how}
          look="danger"
          fields={(at) => (
            <>
              <GuardianReads one={one} />
              {reasonFields(at, mentoringCancellations, cancelWords)}
            </>
          )}
        />
      )}
    </>
  );
}
