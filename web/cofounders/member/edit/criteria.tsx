import { distancesKm, splits, startMonths } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { editSearchTexts as texts } from '#web/cofounders/texts/en/own-search.ts';
import { monthsLabel, splitLabels } from '#web/cofounders/texts/en/values.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Boxes, CriterionFields, isTicked } from './fields.tsx';

type Props = { post: Post; said: SearchSaid | null; choices: Choices };
type Split = { splits: SearchSaid['splits']; isMust: boolean };

type Choices = Record<'sector' | 'stage', readonly (readonly [value: string, label: string])[]>;

/** The criteria for the other, in the order in which a search is compared. */
export function Criteria({ post, said, split, choices }: Props & { split: Split }) {
  return (
    <section aria-labelledby="asks" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="asks" className="text-heading">
          {texts.asks}
        </h2>
        <p className="text-small text-soft">{texts.asksHint}</p>
      </div>
      <CriterionFields post={post} criterion="hours" weight={said?.hours.weight ?? 'open'}>
        <TextField
          {...post.field('hours', said?.hours.least ? String(said.hours.least) : '')}
          label={texts.hours}
          inputMode="numeric"
          autoComplete="off"
          error={noteAt(post.fault, 'hours')}
          className="max-w-64"
        />
      </CriterionFields>
      <CriterionFields post={post} criterion="distance" weight={said?.distance.weight ?? 'open'}>
        <SelectField
          {...post.field('distance', String(said?.distance.km ?? 0))}
          label={texts.distance}
          hint={texts.distanceHint}
          error={noteAt(post.fault, 'distance')}
          className="max-w-64"
        >
          <option value="0">{texts.none}</option>
          {distancesKm.map((km) => (
            <option key={km} value={km}>
              {texts.km(km)}
            </option>
          ))}
        </SelectField>
      </CriterionFields>
      <CriterionFields post={post} criterion="skills" weight={said?.skills.weight ?? 'open'}>
        <TextAreaField
          {...post.field('skills', said?.skills.names.join(', '))}
          label={texts.skills}
          hint={texts.skillsHint}
          error={noteAt(post.fault, 'skills')}
          rows={2}
        />
      </CriterionFields>
      <CriterionFields post={post} criterion="sector" weight={said?.sector.weight ?? 'open'}>
        <Boxes
          post={post}
          name="sector"
          legend={texts.sector}
          values={choices.sector}
          chosen={said?.sector.names ?? []}
          isLong
        />
      </CriterionFields>
      <CriterionFields post={post} criterion="stage" weight={said?.stage.weight ?? 'open'}>
        <Boxes
          post={post}
          name="stage"
          legend={texts.stage}
          hint={texts.stageHint}
          values={choices.stage}
          chosen={said?.stage.names ?? []}
        />
      </CriterionFields>
      <CriterionFields post={post} criterion="start" weight={said?.start.weight ?? 'open'}>
        <SelectField
          {...post.field('start', String(said?.start.months ?? 0))}
          label={texts.start}
          error={noteAt(post.fault, 'start')}
          className="max-w-64"
        >
          {startMonths.map((months) => (
            <option key={months} value={months}>
              {monthsLabel(months)}
            </option>
          ))}
        </SelectField>
      </CriterionFields>
      <div className="border-t border-line pt-4">
        <Boxes
          post={post}
          name="splits"
          at="split"
          legend={texts.split}
          hint={texts.splitHint}
          values={splits.map((one) => [one, splitLabels[one]] as const)}
          chosen={said?.splits ?? split.splits}
        />
        <CheckboxField
          name="splitMust"
          label={texts.splitMust}
          defaultChecked={isTicked(post, 'splitMust', said ? said.split.weight === 'must' : split.isMust)}
        />
      </div>
      <CriterionFields post={post} criterion="language" weight={said?.language.weight ?? 'open'}>
        <p className="font-semibold">{texts.language}</p>
        {noteAt(post.fault, 'language') && (
          <p className="text-small font-semibold text-sindoor">{noteAt(post.fault, 'language')}</p>
        )}
      </CriterionFields>
      <Nevers post={post} said={said} choices={choices} />
    </section>
  );
}

function Nevers({ post, said, choices }: Props) {
  return (
    <section aria-labelledby="never" className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <div>
        <h2 id="never" className="text-heading">
          {texts.never}
        </h2>
        <p className="text-small text-soft">{texts.neverHint}</p>
      </div>
      <Boxes
        post={post}
        name="never sector"
        at="never"
        legend={texts.neverSectors}
        values={choices.sector}
        chosen={said?.never.sectors ?? []}
        isLong
      />
      <Boxes
        post={post}
        name="never stage"
        legend={texts.neverStages}
        values={choices.stage}
        chosen={said?.never.stages ?? []}
      />
      <CheckboxField
        name="neverRemote"
        label={texts.neverRemote}
        defaultChecked={isTicked(post, 'neverRemote', said?.never.remoteOnly ?? false)}
      />
    </section>
  );
}
