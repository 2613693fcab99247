import { useSearchParams } from 'react-router';
import { offerLimits } from '#contract/applications/offer-limits.ts';
import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { offerTexts as texts } from '#web/applications/texts/en/offers.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { StepForm } from '../step-form.tsx';
import { stepsOfApplication } from '../step-outcome.tsx';

/** Everything about an offer that an owner can do as it stands. */
export function OfferSteps({ one }: { one: ReceivedBody }) {
  const { can, version } = one;
  return (
    <>
      {can.confirmJoining && (
        <StepForm
          intent="join"
          shared={stepsOfApplication}
          version={version}
          act={texts.confirm}
          how={texts.confirmHow}
        />
      )}
      {can.freeSeat && (
        <StepForm
          intent="free"
          shared={stepsOfApplication}
          version={version}
          act={texts.free}
          how={texts.freeHow}
          look="quiet"
        />
      )}
      {can.takeBackOffer && (
        <StepForm
          intent="takeBack"
          shared={stepsOfApplication}
          version={version}
          act={texts.takeBack}
          how={texts.takeBackHow}
          look="quiet"
        />
      )}
      {can.offer && <MakeOffer one={one} />}
    </>
  );
}

function MakeOffer({ one }: { one: ReceivedBody }) {
  const post = usePost(['offer'], { shared: stepsOfApplication });
  const isWanted = useSearchParams()[0].get('do') === 'offer';
  const at = (name: string, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  return (
    <Unfold className="border-t border-line pt-4" isWanted={isWanted || post.fault !== null}>
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.make}</summary>
      <PostForm post={post} intent="offer" className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="version" value={one.version} />
        <p>{texts.makeHow}</p>
        <CountedField
          {...at('title', one.opportunity.title)}
          label={texts.title}
          most={offerLimits.title}
          autoComplete="off"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...at('startsOn', one.startsOn)} label={texts.startsOn} type="date" />
          <TextField {...at('hours', String(one.hours))} label={texts.hours} inputMode="numeric" />
        </div>
        <CountedArea
          {...at('terms')}
          label={texts.terms}
          hint={texts.termsHint}
          most={offerLimits.terms}
          rows={5}
          optional
        />
        <TextField
          {...at('answerOn')}
          label={texts.answerOn}
          hint={texts.answerOnHint}
          type="date"
          className="max-w-64"
          optional
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.make}
        </Button>
      </PostForm>
    </Unfold>
  );
}
