import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { trialTerms } from '#contract/agreements/trial-limits.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { trialPaths } from '#contract/trials/rare-paths.ts';
import type { TrialPairBody } from '#contract/trials/shapes.ts';
import { currencies } from '#rules/amounts/money.ts';
import { trialDecisions } from '#rules/trials/trial-states.ts';
import { withBack } from '#web/ground/member/with-back.ts';
import { type At, StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { decisions, trialTexts } from '#web/trials/texts/en/trial.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';

const texts = trialTexts.trial;
type Found = NonNullable<TrialPairBody['trial']>;

/** The trial of the two: how it stands, the form that begins one, or the answers after its last day. */
export function Trial({ one, formKey }: { one: TrialPairBody; formKey: string }) {
  const { trial, can } = one;
  if (!trial && !can.begin) return null;
  return (
    <section aria-labelledby="trial" className="grid gap-4">
      <h2 id="trial" className="text-heading">
        {texts.heading}
      </h2>
      {trial && <Stands trial={trial} person={one.person} />}
      {can.decide && trial && (
        <>
          <h3 className="font-semibold">{texts.decide.heading}</h3>
          <StepForm
            intent="decide"
            act={texts.decide.submit}
            how={texts.decide.how}
            fields={(at) => (
              <SelectField {...at('decision')} label={texts.decide.label} className="max-w-80">
                <option value="">{texts.begin.choose}</option>
                {trialDecisions
                  .filter((decision) => decision !== 'two_weeks' || can.askTwoWeeks)
                  .map((decision) => (
                    <option key={decision} value={decision}>
                      {decisions[decision]}
                    </option>
                  ))}
              </SelectField>
            )}
          />
        </>
      )}
      {can.begin && <Beginning one={one} formKey={formKey} />}
    </section>
  );
}

function Stands({ trial, person }: { trial: Found } & Pick<TrialPairBody, 'person'>) {
  const { state, agreementId, project, isOwnProject, firstDay, lastDay, own, other, answerBy, invites } =
    trial;
  return (
    <div className="grid gap-2 rounded-card bg-raised p-5">
      <p className="font-semibold">
        {state === 'draft' && !isOwnProject ? texts.draftOf(person) : texts.states[state]}
      </p>
      {state === 'draft' && <p>{isOwnProject ? texts.draftHow : texts.draftOfOther}</p>}
      {project.name && <p className="break-words">{texts.project(project.name)}</p>}
      {firstDay && <p>{texts.days(firstDay, lastDay)}</p>}
      {state === 'answering' && answerBy && <p>{texts.decide.until(answerBy)}</p>}
      {own && <p>{texts.decide.own(own)}</p>}
      {other && <p>{texts.decide.other(other)}</p>}
      {state === 'answering' && <p>{invites ? texts.invites : texts.invitesNone}</p>}
      {state === 'gone_on' && <p>{invited(trial, person)}</p>}
      {agreementId && (
        <TextLink to={linkOf(trial)} className="inline-flex min-h-11 items-center justify-self-start">
          {labelOf(state)}
        </TextLink>
      )}
    </div>
  );
}

function linkOf({ state, agreementId }: Found): string {
  if (state === 'draft') return innerAgreementPaths.draftText(agreementId);
  if (state === 'extending') return innerAgreementPaths.amendment(agreementId);
  return innerAgreementPaths.ownAgreement(agreementId);
}

function labelOf(state: Found['state']): string {
  if (state === 'draft') return texts.draft;
  return state === 'extending' ? texts.amendment : texts.agreement;
}

function Beginning({ one, formKey }: { one: TrialPairBody; formKey: string }) {
  const { begin } = texts;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h3 className="font-semibold">{begin.heading}</h3>
      <p>{texts.what}</p>
      <p>{texts.signs}</p>
      {one.projects.length === 0 ? (
        <>
          <p>{begin.noProject}</p>
          <TextLink
            to={withBack(projectPaths.newProject, trialPaths.trial(one.id))}
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {begin.newProject}
          </TextLink>
        </>
      ) : (
        <StepForm
          intent="begin"
          act={begin.submit}
          how={begin.how}
          hidden={{ key: formKey }}
          fields={(at) => fieldsOf(at, one.projects)}
        />
      )}
    </div>
  );
}

function fieldsOf(at: At, projects: TrialPairBody['projects']) {
  const { begin } = texts;
  const { days } = trialTerms;
  return (
    <>
      <SelectField {...at('project', projects[0]?.slug)} label={begin.project}>
        {projects.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...at('firstDay')} type="date" label={begin.firstDay} />
        <TextField
          {...at('days', String(days.usual))}
          inputMode="numeric"
          label={begin.days}
          hint={begin.daysHint}
        />
        <TextField {...at('parts', '1')} inputMode="numeric" label={begin.parts} hint={begin.partsHint} />
        <TextField {...at('hours', '8')} inputMode="numeric" label={begin.hours} />
        <TextField {...at('value')} inputMode="decimal" label={begin.value} hint={begin.valueHint} />
        <SelectField {...at('currency', 'INR')} label={begin.currency}>
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

function invited({ invites, isOwnProject }: Found, person: TrialPairBody['person']): string {
  if (!invites) return texts.invitedNone;
  return isOwnProject ? texts.invitedOther(person) : texts.invitedYou;
}
