import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { DraftBody } from '#contract/agreements/shapes.ts';
import { agreementTexts as texts } from '#web/agreements/texts/en/agreements.ts';
import { agreementChoices as choices, agreementFields as words } from '#web/agreements/texts/en/form.ts';
import { withBack } from '#web/ground/member/with-back.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { Link } from '#web/ui/link.tsx';
import type { FieldValue } from './draft-field.tsx';
import { fieldsAndValues } from './shown-values.ts';
import { type FieldSpec, stepOf } from './steps.ts';

type SuggestedProps = { draft: DraftBody; agreementId: string };

/** The terms that the writer of a first draft has left as we suggest them, each with what it says and the way to it. */
export function LeftAsSuggested({ draft: { said, suggested }, agreementId }: SuggestedProps) {
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="grid gap-2">
      <h2 id="suggested" className="font-semibold">
        {texts.leftAsSuggested}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {suggested.map((name) => {
          const { fields, values } = fieldsAndValues(stepOf(name) as 'law', 'project', said);
          const field = fields.find((one) => one.name === name);
          return (
            <li key={name}>
              <Link
                to={withBack(
                  innerAgreementPaths.editAgreement(agreementId, stepOf(name)),
                  innerAgreementPaths.draftText(agreementId),
                  name,
                )}
                prefetch="intent"
                className="grid min-h-11 content-center py-2"
              >
                <span className="text-small text-soft">{words[name]?.label ?? name}</span>
                <span lang={field && isTyped(field) ? said.language : undefined} className="break-words">
                  {field && shown(field, values[name])}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether the value is a text, in the language of the agreement. */
const isTyped = ({ kind }: FieldSpec) => /^(?:text|line|lines)$/.test(kind);

function shown({ name, kind }: FieldSpec, value: FieldValue): string {
  if (kind === 'tick') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.join('; ');
  const text = String(value ?? '');
  if (kind === 'day') return day(text);
  return choices[name]?.[text] ?? text;
}
