import type { ReactNode } from 'react';
import type { InterviewBody } from '#contract/applications/shapes.ts';
import { interviewTexts as texts } from '#web/applications/texts/en/interviews.ts';
import { calendarEntryAddress } from '#web/client/calendar-entry-address.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { useProject } from '#web/use-project.ts';
import type { ShownInterview } from './interview-shown.ts';
import { stepsOfApplication } from './step-outcome.tsx';

type Side = 'owner' | 'applicant';
type Props = {
  id: string;
  interview: NonNullable<InterviewBody>;
  shown: ShownInterview;
  side: Side;
  canChoose: boolean;
  children?: ReactNode;
};

/** An interview as both sides read it: when and where, or what can be chosen from, with what can be done about it below. */
export function InterviewView({ id, interview, shown, side, canChoose, children }: Props) {
  const project = useProject();
  const { isCalledOff, proposedBy } = interview;
  const isAgreed = shown.at !== null && !isCalledOff;
  return (
    <section aria-labelledby="interview" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="interview" className="font-semibold">
        {texts.heading}
      </h2>
      {shown.at && (
        <p className={isCalledOff ? 'line-through' : undefined}>
          <Time shown={shown.at} side={side} />
        </p>
      )}
      {isCalledOff && <p>{texts.calledOff}</p>}
      <p className="text-soft">{texts.minutes(interview.minutes)}</p>
      {interview.place && (
        <div>
          <h3 className="text-small text-soft">{texts.place}</h3>
          <LinkedText text={interview.place} />
        </div>
      )}
      {shown.at && (
        <p>
          <a href={calendarEntryAddress(id, project)} className="text-link inline-flex min-h-11 items-center">
            {isCalledOff ? texts.removeEntry : texts.addEntry}
          </a>
        </p>
      )}
      {shown.times.length > 0 && isAgreed && <p>{texts.stands}</p>}
      {shown.times.length > 0 && !canChoose && proposedBy === side && (
        <>
          <p>{side === 'owner' ? texts.waitsForApplicant : texts.waitsForTeam}</p>
          <ul className="list-disc ps-5">
            {shown.times.map((one) => (
              <li key={one.time}>
                <Time shown={one} side={side} />
              </li>
            ))}
          </ul>
        </>
      )}
      {canChoose && <ChooseTime times={shown.times} side={side} />}
      {children}
    </section>
  );
}

function Time({ shown: { time, own, other }, side }: { shown: ShownTime; side: Side }) {
  return (
    <>
      <time dateTime={time} className="font-semibold">
        {own}
      </time>
      {other && <span className="block text-small text-soft">{texts.other[side](other)}</span>}
    </>
  );
}

/** Shows a button for each time that the other side has proposed; an error is shown once above them. */
function ChooseTime({ times, side }: { times: readonly ShownTime[]; side: Side }) {
  const post = usePost(['takeTime'], { shared: stepsOfApplication });
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{texts.chooseHeading}</h3>
      <PostFault post={post} />
      {times.map((one) => (
        <PostForm key={one.time} post={post} intent="takeTime" className="grid justify-items-start gap-1.5">
          <input type="hidden" name="time" value={one.time} />
          <p id={`at-${one.time}`}>
            <Time shown={one} side={side} />
          </p>
          <Button type="submit" busy={post.busyWith !== null} aria-describedby={`at-${one.time}`}>
            {post.busyWith ? texts.busy : texts.choose}
          </Button>
        </PostForm>
      ))}
      <p className="text-small text-soft">
        {texts.chooseHow} {side === 'applicant' && texts.chooseNone}
      </p>
    </div>
  );
}
