import { useState } from 'react';
import type { Post } from '#web/forms/use-post.tsx';
import { accountTexts as texts } from '#web/layout/texts/en/desk.ts';
import { BirthDateFields } from '#web/profiles/member/form/birth-date-fields.tsx';
import { noteAt } from '#web/profiles/member/form/faults.ts';
import { emptyForm, readValues } from '#web/profiles/member/form/form-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Decision } from './decision.tsx';
import { ReasonField } from './reason-field.tsx';

/** Members give their date of birth only once; a member who made a mistake writes to us. */
export function BirthDateForm({ post }: { post: Post }) {
  const [values, setValues] = useState({ ...emptyForm, ...post.typedValues(readValues) });
  return (
    <Decision post={post} title={texts.correct} intent="correct-birth-date">
      <p>{texts.correctHint}</p>
      <BirthDateFields
        state={{
          values,
          change: (field, value) => setValues((now) => ({ ...now, [field]: value })),
          noteOf: (field) => noteAt(post.fault, field),
        }}
      />
      <ReasonField post={post} hint={texts.reasonRead} />
      <Button type="submit" busy={post.busyWith !== null}>
        {texts.confirmCorrect}
      </Button>
    </Decision>
  );
}
