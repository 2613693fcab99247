import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { FoldedForm, StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { useStepPost } from '#web/mentoring/member/session/use-step-post.ts';
import { officeHourTexts as texts } from '#web/office-hours/texts/en/office-hours.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';

export const seatIntents = ['take', 'wait'] as const;

/** The seat of a member: to take it, to wait for it, to ask something beforehand, and to leave it. */
export function Seat({ one }: { one: OfficeHourBody }) {
  const { can, own, seat } = one;
  const hasQuestion = (seat === 'taken' || seat === 'waiting') && one.state === 'ahead';
  return (
    <>
      {(can.take || can.wait) && <SeatForm one={one} />}
      {hasQuestion && (
        <section aria-labelledby="question" className="grid gap-1.5 border-t border-line pt-4">
          <h2 id="question" className="font-semibold">
            {texts.ownQuestion}
          </h2>
          <p className="whitespace-pre-line break-words">{own.question || texts.noQuestion}</p>
          <FoldedForm
            heading={texts.changeQuestion}
            intent="question"
            act={texts.saveQuestion}
            look="quiet"
            fields={(at) => (
              <CountedArea
                {...at('question', own.question)}
                label={texts.take.question}
                hint={texts.take.questionHint}
                most={limits.question}
                rows={3}
                optional
              />
            )}
          />
        </section>
      )}
      {can.leave && (
        <div className="border-t border-line pt-4">
          <StepForm
            intent="leave"
            act={texts.leave[seat] ?? ''}
            look="quiet"
            {...(seat === 'taken' && { how: texts.leaveHow })}
          />
        </div>
      )}
    </>
  );
}

function SeatForm({ one: { can, seat, own } }: { one: OfficeHourBody }) {
  const post = useStepPost(seatIntents);
  const { take } = texts;
  const heading = can.wait ? take.waitHeading : seat === 'offered' ? take.offeredHeading : take.heading;
  return (
    <section aria-labelledby="seat" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="seat" className="font-semibold">
        {heading}
      </h2>
      <PostForm post={post} intent={can.wait ? 'wait' : 'take'} className="grid justify-items-start gap-4">
        <PostFault post={post} />
        <div className="w-full">
          <CountedArea
            {...post.field('question', own.question)}
            label={take.question}
            hint={take.questionHint}
            error={noteAt(post.fault, 'question')}
            most={limits.question}
            rows={3}
            optional
          />
        </div>
        <Button type="submit" busy={post.busyWith !== null}>
          {post.busyWith ? texts.busy : can.wait ? take.wait : take.take}
        </Button>
        <p className="text-small text-soft">{can.wait ? take.waitHow : take.takeHow}</p>
      </PostForm>
    </section>
  );
}
