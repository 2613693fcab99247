import { useState } from 'react';
import type { LegalText } from '#texts/legal-text.ts';
import { privacy } from '#texts/privacy.ts';
import { signUpTexts as texts } from '#texts/sign-up.ts';
import { terms } from '#texts/terms.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { LongText } from '../../ui/long-text.tsx';
import type { FormState } from './form-state.ts';

/** Consent, with both texts at hand without leaving the form. */
export function Agreement({ state }: { state: Pick<FormState, 'values' | 'change' | 'noteOf'> }) {
  const { values, change, noteOf } = state;
  return (
    <div>
      <CheckboxField
        name="agree"
        label={texts.agree}
        checked={values.agree}
        onChange={(event) => change('agree', event.target.checked)}
        error={noteOf('agree')}
        required
      />
      <div className="ml-5 flex flex-wrap">
        <LegalDialog text={terms} opener={texts.readTerms} />
        <LegalDialog text={privacy} opener={texts.readPrivacy} />
      </div>
    </div>
  );
}

function LegalDialog({ text, opener }: { text: LegalText; opener: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title} closeLabel={texts.close}>
        {open && <LongText sections={text.sections} headingLevel={3} idPrefix="dialog-" />}
      </Dialog>
    </>
  );
}
