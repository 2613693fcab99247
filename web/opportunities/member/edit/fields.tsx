import { opportunityLimits as limits } from '#contract/opportunities/limits.ts';
import type { OpportunitySaid } from '#contract/opportunities/shapes.ts';
import { currencies } from '#rules/amounts/money.ts';
import { opportunityKinds, payPeriods, workModes } from '#rules/lists/kinds.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { opportunityFields as texts } from '#web/opportunities/texts/en/form.ts';
import { kindLabels, modeLabels, periodLabels } from '#web/opportunities/texts/en/values.ts';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';

type FieldsProps = { post: Post; said: OpportunitySaid };

export function Basics({ post, said }: FieldsProps) {
  return (
    <>
      <SelectField
        {...post.field('kind', said.kind)}
        label={texts.kind}
        error={noteAt(post.fault, 'kind')}
        className="max-w-64"
      >
        {opportunityKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
      </SelectField>
      <CountedField
        {...post.field('title', said.title)}
        label={texts.title}
        hint={texts.titleHint}
        most={limits.title}
        error={noteAt(post.fault, 'title')}
        autoComplete="off"
      />
      {(['wouldDo', 'wouldLearn', 'lookFor'] as const).map((field) => (
        <CountedArea
          key={field}
          {...post.field(field, said[field])}
          label={texts[field]}
          hint={field === 'wouldDo' ? texts.wouldDoHint : undefined}
          most={limits.text}
          error={noteAt(post.fault, field)}
          rows={5}
          optional={field === 'wouldLearn'}
        />
      ))}
      <TextField
        {...post.field('skills', said.skills.join(', '))}
        label={texts.skills}
        hint={texts.skillsHint}
        error={noteAt(post.fault, 'skills')}
        optional
        autoComplete="off"
      />
    </>
  );
}

const empty = (value: number) => (value > 0 ? String(value) : '');
const major = (minor: number | undefined) => (minor ? String(minor / 100) : '');

export function Terms({ post, said }: FieldsProps) {
  const line = (name: string, value: string, hint?: string) => ({
    ...post.field(name, value),
    hint,
    error: noteAt(post.fault, name),
    autoComplete: 'off',
  });
  const { pay, credit } = said;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...line('seats', String(said.seats))} label={texts.seats} inputMode="numeric" />
        <TextField
          {...line('hoursAWeek', empty(said.hoursAWeek))}
          label={texts.hoursAWeek}
          inputMode="numeric"
        />
        <TextField
          {...line('weeks', empty(said.weeks), texts.weeksHint)}
          label={texts.weeks}
          inputMode="numeric"
          optional
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...line('startsOn', said.startsOn)} label={texts.startsOn} type="date" />
        <TextField
          {...line('closesOn', said.closesOn, texts.closesOnHint)}
          label={texts.closesOn}
          type="date"
        />
      </div>
      <SelectField {...post.field('mode', said.mode)} label={texts.mode} error={noteAt(post.fault, 'mode')}>
        {(['', ...workModes] as const).map((mode) => (
          <option key={mode} value={mode}>
            {modeLabels[mode]}
          </option>
        ))}
      </SelectField>
      <TextField {...line('place', said.place, texts.placeHint)} label={texts.place} />
      <fieldset className="grid gap-5 border-t border-line pt-5">
        <legend className="float-start font-semibold">{texts.gives}</legend>
        <p className="clear-both text-small text-soft">{texts.givesHint}</p>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField {...line('payMin', major(pay?.min))} label={texts.payMin} inputMode="decimal" />
          <TextField {...line('payMax', major(pay?.max))} label={texts.payMax} inputMode="decimal" />
          <SelectField {...post.field('currency', pay?.currency ?? 'INR')} label={texts.currency}>
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
          <SelectField {...post.field('period', pay?.period ?? 'Per month')} label={texts.period}>
            {payPeriods.map((period) => (
              <option key={period} value={period}>
                {periodLabels[period]}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckboxField
          id="equity"
          name="equity"
          value="yes"
          defaultChecked={said.equity}
          label={texts.equity}
          hint={texts.equityHint}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...line('creditInstitution', credit?.institution ?? '', texts.creditInstitutionHint)}
            label={texts.creditInstitution}
          />
          <TextField
            {...line('creditHours', empty(credit?.hours ?? 0))}
            label={texts.creditHours}
            inputMode="numeric"
          />
        </div>
      </fieldset>
    </>
  );
}

export function Questions({ post, said }: FieldsProps) {
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-1.5 font-semibold">{texts.questions}</legend>
        <p className="text-small text-soft">{texts.questionsHint}</p>
        {Array.from({ length: limits.questions }, (_, at) => `question${at + 1}`).map((name, at) => (
          <CountedField
            key={name}
            {...post.field(name, said.questions[at] ?? '')}
            label={texts.question(at + 1)}
            most={limits.question}
            error={noteAt(post.fault, name)}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <CountedArea
        {...post.field('trialTask', said.trialTask)}
        label={texts.trialTask}
        hint={texts.trialTaskHint}
        most={limits.text}
        error={noteAt(post.fault, 'trialTask')}
        rows={5}
        optional
      />
      <TextField
        {...post.field('trialHours', empty(said.trialHours))}
        label={texts.trialHours}
        error={noteAt(post.fault, 'trialHours')}
        inputMode="numeric"
        className="max-w-48"
        optional
      />
    </>
  );
}
