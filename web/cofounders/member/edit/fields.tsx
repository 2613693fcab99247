import type { ReactNode } from 'react';
import { type Criterion, type Weight, weights } from '#contract/cofounders/limits.ts';
import { editSearchTexts as texts } from '#web/cofounders/texts/en/own-search.ts';
import { criterionLabels, weightLabels } from '#web/cofounders/texts/en/values.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

/** Whether a box is ticked: as it was sent, where the page came back, else as it is kept. */
export function isTicked({ answer }: Post, name: string, atFirst: boolean): boolean {
  return answer?.typed ? name in answer.typed : atFirst;
}

type BoxesProps = {
  post: Post;
  /** Before the value, in the names of the fields; the field of a fault. */
  name: string;
  legend: string;
  hint?: string;
  values: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  /** Long lists open. */
  isLong?: boolean;
  /** The field at which a fault is shown, where it is another one. */
  at?: string;
};

/** Boxes of a list. A member ticks some of them. */
export function Boxes({ post, name, legend, hint, values, chosen, isLong, at = name }: BoxesProps) {
  const note = noteAt(post.fault, at);
  const summary = values.flatMap(([value, label]) => (chosen.includes(value) ? label : [])).join(', ');
  const boxes = (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {values.map(([value, label]) => (
        <CheckboxField
          key={value}
          name={`${name} ${value}`}
          label={label}
          defaultChecked={isTicked(post, `${name} ${value}`, chosen.includes(value))}
        />
      ))}
    </div>
  );
  return (
    <fieldset aria-describedby={note ? `${name}-note` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && <p className="text-small text-soft">{hint}</p>}
      {note && (
        <p id={`${name}-note`} className="mb-2 text-small font-semibold text-sindoor">
          {note}
        </p>
      )}
      {isLong ? (
        <Unfold isWanted={chosen.length > 0 || note !== null}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            {summary || texts.chooseSome}
          </summary>
          {boxes}
        </Unfold>
      ) : (
        boxes
      )}
    </fieldset>
  );
}

type CriterionProps = {
  post: Post;
  criterion: Exclude<Criterion, 'split'>;
  weight: Weight;
  children?: ReactNode;
};

/** A value that is asked for, and how much it matters. */
export function CriterionFields({ post, criterion, weight, children }: CriterionProps) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      {children}
      <SelectField
        {...post.field(`weight ${criterion}`, weight)}
        label={texts.weightOf(criterionLabels[criterion])}
        className="max-w-64"
      >
        {weights.toReversed().map((one) => (
          <option key={one} value={one}>
            {weightLabels[one]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
