import { clauseLanguages } from '#rules/agreements/clauses/languages.ts';
import { clauseEdition } from '#rules/agreements/terms.ts';
import { isDay } from '#rules/calendar/day.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import { noteOperator } from '../administration/note-operator.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Makes the clauses of a language agreed: by the operator, once those who have to have read them. The log names the readers and the
 * day. Servers offer the language from their next start on.
 * @throws Refusal `general_argument_invalid` for a language without draft clauses, a day that is none or is to come, and without readers
 */
export async function agreeClauses(
  core: Core,
  { language, readOn, readers }: { language: string; readOn: string; readers: string },
): Promise<{ language: string; edition: number }> {
  const draft = clauseLanguages.find(({ code, state }) => code === language && state === 'draft');
  const isPast = isDay(readOn) && readOn <= new Date().toISOString().slice(0, 10);
  const names = normaliseLine(readers);
  if (!draft || !isPast || names === '') throw new Refusal('general_argument_invalid');
  const edition = clauseEdition;
  const detail = `${language} ${edition}, read on ${readOn} by ${names}`;
  await noteOperator(core, { action: 'operator.agreed_clauses', detail });
  await core.db
    .insertInto('agreed_clauses')
    .values({ language, edition, read_on: readOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { language, edition };
}
