import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentoringCancellations, mentoringDeclines } from '#contract/mentoring/limits.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import { cancelWords, declineWords, kindTexts } from '#web/mentoring/texts/en/kinds.ts';
import { sessionTexts as texts } from '#web/mentoring/texts/en/sessions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { GuardianReads } from './guardian-reads.tsx';
import { locationFields, youngKindOf } from './location-fields.tsx';
import { reasonFields } from './reason-fields.tsx';
import { FoldedForm, StepForm } from './step-form.tsx';

/** The answer of the mentor, or the way back of the mentee. */
export function Answering({ one }: { one: SessionBody }) {
  if (one.can.withdraw)
    return <StepForm intent="withdraw" act={texts.withdraw} how={texts.withdrawHow} look="quiet" />;
  if (!one.can.answer) return null;
  return (
    <div className="grid gap-5">
      <section aria-labelledby="yes" className="grid gap-4 rounded-card border border-line bg-raised p-5">
        <h2 id="yes" className="font-semibold">
          {texts.confirm.heading}
        </h2>
        <StepForm
          intent="confirm"
          act={texts.confirm.submit}
          how={texts.confirm.how}
          fields={(at) => locationFields(at, null, youngKindOf(one))}
        />
      </section>
      <FoldedForm
        heading={kindTexts.decline.heading}
        intent="decline"
        act={kindTexts.decline.submit}
        look="quiet"
        fields={(at) => (
          <>
            <GuardianReads one={one} />
            {reasonFields(at, mentoringDeclines, declineWords)}
          </>
        )}
      />
    </div>
  );
}

/** Times that one side offers in place of the agreed one. */
export function Offered({ one, offered }: { one: SessionBody; offered: readonly ShownTime[] }) {
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="offered" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="offered" className="font-semibold">
        {texts.offered}
      </h2>
      {offered.map((time) => (
        <div key={time.time} className="grid gap-1.5">
          <p>
            {time.own}
            {time.other && <span className="block text-small text-soft">{texts.otherClock(time.other)}</span>}
          </p>
          {one.can.answerMove && (
            <StepForm
              intent="takeTime"
              act={texts.takeShort}
              label={texts.take(time.own)}
              hidden={{ time: time.time }}
            />
          )}
        </div>
      ))}
      {one.can.answerMove && (
        <StepForm intent="takeTime" act={texts.keep} look="quiet" hidden={{ time: '' }} />
      )}
      {one.can.takeMoveBack && <StepForm intent="takeBack" act={texts.takeBack} look="quiet" />}
    </section>
  );
}

/** How an agreed session changes until it begins. */
export function Changing({ one }: { one: SessionBody }) {
  return (
    <>
      {one.can.changeLocation && ['', 'link'].includes(youngKindOf(one)) && (
        <FoldedForm
          heading={texts.confirm.change}
          intent="location"
          act={texts.confirm.changeSubmit}
          look="quiet"
          hidden={{ version: String(one.version) }}
          fields={(at) => locationFields(at, one.location, youngKindOf(one))}
        />
      )}
      {one.can.move && (
        <div className="grid justify-items-start gap-1.5 border-t border-line pt-4">
          <ButtonLink to={mentoringPaths.move(one.id)} look="quiet">
            {texts.move}
          </ButtonLink>
          <p className="text-small text-soft">{texts.moveHow}</p>
        </div>
      )}
      {one.can.cancel && (
        <FoldedForm
          heading={texts.cancel.heading}
          intent="cancel"
          act={texts.cancel.submit}
          how={texts.cancel.how}
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
