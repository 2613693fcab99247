import { interviewLimits as limits } from '#contract/applications/interview-limits.ts';
import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { interviewTexts as texts } from '#web/applications/texts/en/interviews.ts';
import { InterviewForm } from '../interview-form.tsx';
import type { ShownInterview } from '../interview-shown.ts';
import { InterviewView } from '../interview-view.tsx';
import { StepForm } from '../step-form.tsx';
import { stepsOfApplication } from '../step-outcome.tsx';

type Props = { one: ReceivedBody; shown: ShownInterview | null; zone: string };

/** The interview, and everything about it that an owner can do as it stands. */
export function InterviewSteps({ one, shown, zone }: Props) {
  const { interview, can, version } = one;
  // Owners can propose new times for an interview whose time has passed.
  const isMove = can.cancelInterview;
  const where = { minutes: interview?.minutes ?? limits.minutes[1], place: interview?.place ?? '' };
  const propose = can.interview && (
    <InterviewForm
      {...{ version, zone, where }}
      act={isMove ? texts.move : texts.propose}
      how={isMove ? texts.moveHow.owner : texts.proposeHow}
    />
  );
  if (!interview || !shown) return propose;
  return (
    <InterviewView {...{ id: one.id, interview, shown, side: 'owner' }} canChoose={can.chooseTime}>
      {propose}
      {can.cancelInterview && (
        <StepForm
          intent="callOff"
          shared={stepsOfApplication}
          version={version}
          act={one.interviewTime ? texts.callOff : texts.takeBack}
          how={texts.callOffHow}
          look="quiet"
        />
      )}
    </InterviewView>
  );
}
