import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { sessionTexts } from '#web/mentoring/texts/en/sessions.ts';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { GuardianReads } from './guardian-reads.tsx';
import { ReportLink } from './report-link.tsx';
import { FoldedForm, StepForm } from './step-form.tsx';

/** The next steps of both sides: each ticks their own. */
export function NextSteps({ one }: { one: SessionBody }) {
  const { steps: texts } = sessionTexts;
  if (!one.can.note) return null;
  return (
    <section aria-labelledby="steps" className="grid gap-3 border-t border-line pt-4">
      <h2 id="steps" className="font-semibold">
        {texts.heading}
      </h2>
      {one.steps.length === 0 && (
        <p className="text-soft">
          {texts.none} {one.can.addStep && texts.noneHow}
        </p>
      )}
      {one.steps.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {one.steps.map((step) => (
            <li key={step.id} className="grid gap-2 py-3">
              <p className={step.isDone ? 'line-through' : undefined}>{step.text}</p>
              <p className="text-small text-soft">
                {[
                  texts.whose(step.who, one.side, one.person),
                  step.dueOn && texts.due(step.dueOn),
                  step.isDone && texts.done,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <div className="flex flex-wrap gap-3">
                {step.can.tick && (
                  <StepForm
                    intent="tick"
                    act={step.isDone ? texts.untickShort : texts.tickShort}
                    label={step.isDone ? texts.untick(step.text) : texts.tick(step.text)}
                    look="quiet"
                    small
                    hidden={{ stepId: step.id, isDone: step.isDone ? '' : 'yes' }}
                  />
                )}
                {step.can.delete && (
                  <StepForm
                    intent="deleteStep"
                    act={texts.deleteShort}
                    label={texts.delete(step.text)}
                    look="quiet"
                    small
                    hidden={{ stepId: step.id }}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {one.can.addStep && (
        <FoldedForm
          // An empty form for the next one.
          key={one.steps.length}
          heading={texts.add}
          intent="addStep"
          act={texts.add}
          look="quiet"
          fields={(at) => (
            <>
              <GuardianReads one={one} />
              <CountedField {...at('text')} label={texts.text} most={limits.step} autoComplete="off" />
              <SelectField {...at('who', one.side)} label={texts.who} className="max-w-60">
                {sides.map((who) => (
                  <option key={who} value={who}>
                    {texts.whose(who, one.side, one.person)}
                  </option>
                ))}
              </SelectField>
              <TextField {...at('dueOn')} label={texts.by} type="date" className="max-w-60" optional />
            </>
          )}
        />
      )}
    </section>
  );
}

/** The notes for both, and the private one. */
export function Notes({ one }: { one: SessionBody }) {
  const { notes: texts } = sessionTexts;
  if (!one.can.note) return null;
  return (
    <section aria-labelledby="notes" className="grid gap-3 border-t border-line pt-4">
      <h2 id="notes" className="font-semibold">
        {texts.heading}
      </h2>
      {one.notes.other && (
        <div>
          <h3 className="text-small text-soft">{texts.other(one.person)}</h3>
          <p className="whitespace-pre-line">{one.notes.other}</p>
          {one.can.report && (
            <ReportLink kind="mentoring_note" id={one.id}>
              {sessionTexts.report.note}
            </ReportLink>
          )}
        </div>
      )}
      <Note one={one} whose="both" label={texts.own} />
      {!one.isYoung && <Note one={one} whose="own" label={texts.private} hint={texts.privateHint} />}
    </section>
  );
}

type NoteProps = { one: SessionBody; whose: 'both' | 'own'; label: string; hint?: string };

function Note({ one, whose, label, hint }: NoteProps) {
  const { text, version } = whose === 'both' ? one.notes.own : one.notes.private;
  return (
    <FoldedForm
      heading={label}
      intent="note"
      act={sessionTexts.notes.submit}
      look="quiet"
      hidden={{ whose, version: String(version) }}
      fields={(at) => (
        <>
          <GuardianReads one={one} />
          <CountedArea {...at('text', text)} label={label} hint={hint} most={limits.note} rows={5} />
        </>
      )}
    />
  );
}
