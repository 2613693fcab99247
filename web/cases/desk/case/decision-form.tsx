import type { CaseBody } from '#contract/cases/calls.ts';
import { dayChoices } from '#contract/cases/report-limits.ts';
import { caseDeskTexts as texts } from '#web/cases/texts/en/desk.ts';
import { outcomeField, reasonTemplates, templateNames } from '#web/cases/texts/en/templates.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextAreaField } from '#web/ui/field.tsx';

type FormProps = { post: Post; shown: CaseBody };

/** The decision and its reason. It holds only for the version of the case that the page shows. */
export function DecisionForm({ post, shown: { version, can, taking } }: FormProps) {
  const at = (field: string) => (post.fault && post.isAtFault(field) ? faultSentence(post.fault) : null);
  const typed = post.answer?.fault ? (post.answer.typed ?? {}) : {};
  return (
    <section aria-labelledby="decide" className="grid grid-cols-1 gap-4">
      <h2 id="decide" className="text-heading">
        {texts.decide}
      </h2>
      <PostForm post={post} intent="decide" className="grid grid-cols-1 gap-4">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="taking" value={taking.join(' ')} />
        <fieldset aria-describedby={at('outcome') ? 'outcome-error' : undefined}>
          <legend className="font-semibold">{texts.outcome}</legend>
          {can.map((one) => (
            <CheckboxField
              key={one}
              name={outcomeField(one)}
              defaultChecked={outcomeField(one) in typed}
              label={texts.outcomes[one]}
            />
          ))}
          {at('outcome') && (
            <p id="outcome-error" className="text-small font-semibold text-sindoor">
              {at('outcome')}
            </p>
          )}
        </fieldset>
        {taking.length > 0 && (
          <SelectField {...post.field('days', '7')} label={texts.days}>
            {dayChoices.map((days) => (
              <option key={days} value={days}>
                {texts.dayChoices(days)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField {...post.field('template', '')} label={texts.template} optional>
          <option value="">{texts.noTemplate}</option>
          {templateNames.map((one) => (
            <option key={one} value={one}>
              {reasonTemplates[one]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...post.field('reason')}
          label={texts.ownReason}
          hint={texts.ownReasonHint}
          error={at('reason')}
          rows={4}
        />
        <Button type="submit" className="justify-self-start" busy={post.busyWith !== null}>
          {post.busyWith ? texts.deciding : texts.submit}
        </Button>
      </PostForm>
    </section>
  );
}

/** The answer to an appeal. */
export function AnswerForm({ post }: { post: Post }) {
  return (
    <section aria-labelledby="answer" className="grid grid-cols-1 gap-4">
      <h2 id="answer" className="text-heading">
        {texts.answer}
      </h2>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        <TextAreaField
          {...post.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          error={post.fault && post.isAtFault('reason') ? faultSentence(post.fault) : null}
          rows={5}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="lift" busy={post.busyWith === 'lift'}>
            {texts.lift}
          </Button>
          <Button type="submit" name="intent" value="stand" look="quiet" busy={post.busyWith === 'stand'}>
            {texts.stand}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
