import { documentWays } from '#contract/verification-limits.ts';
import { documentTexts, verificationTexts } from '#texts/verification.ts';
import { faultSentence } from '../../../forms/fault-sentence.ts';
import { useOutcomeOfPage } from '../../../forms/use-post.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';

const texts = verificationTexts.document;

/** A letter or card, sent whole by the browser with scripts and without. */
export function DocumentForm() {
  const before = useOutcomeOfPage();
  const fault = before?.intent === 'document' ? before.fault : undefined;
  return (
    <form
      method="post"
      action="?file=document"
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-5"
      id="document"
    >
      {fault && <Banner>{faultSentence(fault)}</Banner>}
      {/* Before the file: what follows it is read too late. */}
      <SelectField name="way" label={texts.way}>
        {documentWays.map((way) => (
          <option key={way} value={way}>
            {documentTexts[way]}
          </option>
        ))}
      </SelectField>
      <Field label={texts.file} hint={texts.fileHint}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            name="file"
            accept=".pdf,image/jpeg,image/png,image/webp"
            required
            className="input"
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  );
}
