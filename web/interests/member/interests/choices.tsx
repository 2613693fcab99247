import { type ReactNode, useId } from 'react';
import { type AskerMark, gives, interestPurposes, marksOfPurpose } from '#contract/interests/limits.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { giveNames, interestTexts as texts } from '#web/interests/texts/en/interests.ts';
import { purposeNames } from '#web/interests/texts/en/purposes.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { boxOf } from './boxes.ts';

type Chosen = { post: Post; chosen: readonly string[] };

export function Sectors({ post, chosen }: Chosen) {
  const note = noteAt(post.fault, boxOf('sector', sectorNames[0] ?? ''));
  return (
    <Group legend={texts.sectors} note={note}>
      <Boxes group="sector" values={sectorNames} labels={sectorLabels} post={post} chosen={chosen} />
    </Group>
  );
}

export function Stages({ post, chosen }: Chosen) {
  return (
    <Group legend={texts.stages}>
      <Boxes group="stage" values={projectStages} labels={stageLabels} post={post} chosen={chosen} />
    </Group>
  );
}

export function Gives({ post, chosen }: Chosen) {
  return (
    <Group legend={texts.gives}>
      <Boxes group="give" values={gives} labels={giveNames} post={post} chosen={chosen} />
    </Group>
  );
}

/** Only the purposes for which the member has a mark. */
export function OpenFor({ post, chosen, marks }: Chosen & { marks: readonly AskerMark[] }) {
  const fitting = interestPurposes.filter((purpose) =>
    marksOfPurpose[purpose].some((mark) => marks.includes(mark)),
  );
  return (
    <Group legend={texts.openFor} hint={texts.openForHint}>
      <Boxes group="open" values={fitting} labels={purposeNames} post={post} chosen={chosen} />
    </Group>
  );
}

type GroupProps = { legend: string; hint?: string; note?: string | null; children: ReactNode };

function Group({ legend, hint, note, children }: GroupProps) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={note ? noteId : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && <p className="mb-1.5 text-small text-soft">{hint}</p>}
      {note && (
        <p id={noteId} className="mb-2 text-small font-semibold text-sindoor">
          {note}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type BoxesProps = Chosen & {
  group: string;
  values: readonly string[];
  labels: Readonly<Partial<Record<string, string>>>;
};

function Boxes({ group, values, labels, post, chosen }: BoxesProps) {
  const typed = post.answer?.fault ? post.answer.typed : undefined;
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {values.map((value) => {
        const name = boxOf(group, value);
        return (
          <CheckboxField
            key={value}
            name={name}
            label={labelOf(labels, value)}
            defaultChecked={typed ? name in typed : chosen.includes(value)}
          />
        );
      })}
    </div>
  );
}
