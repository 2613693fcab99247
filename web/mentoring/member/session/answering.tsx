import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentoringCancellations, mentoringDeclines } from '#contract/mentoring/limits.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import {
  cancelWords,
  declineWords,
  locationWords,
  sessionTexts as texts,
} from '#web/mentoring/texts/en/sessions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { reasonFields } from './reason-fields.tsx';
import { type At, FoldedForm, StepForm } from './step-form.tsx';

/** Where the two meet. */
function locationFields(at: At, location: SessionBody['location']) {
  const { confirm } = texts;
  return (
    <>
      <SelectField {...at('kind', location?.kind ?? 'link')} label={confirm.kind}>
        {locationKinds.map((kind) => (
          <option key={kind} value={kind}>
            {locationWords[kind]}
          </option>
        ))}
      </SelectField>
      <CountedField
        {...at('location', location?.text)}
        label={confirm.location}
        hint={confirm.locationHint}
        most={limits.location}
        autoComplete="off"
      />
      <SelectField {...at('caller', location?.caller)} label={confirm.caller}>
        {(['', ...sides] as const).map((caller) => (
          <option key={caller} value={caller}>
            {confirm.callers[caller]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

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
          fields={(at) => locationFields(at, null)}
        />
      </section>
      <FoldedForm
        heading={texts.decline.heading}
        intent="decline"
        act={texts.decline.submit}
        look="quiet"
        fields={(at) => reasonFields(at, mentoringDeclines, declineWords)}
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
              act={texts.take('')}
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
      {one.can.changeLocation && (
        <FoldedForm
          heading={texts.confirm.change}
          intent="location"
          act={texts.confirm.changeSubmit}
          look="quiet"
          hidden={{ version: String(one.version) }}
          fields={(at) => locationFields(at, one.location)}
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
          fields={(at) => reasonFields(at, mentoringCancellations, cancelWords)}
        />
      )}
    </>
  );
}
