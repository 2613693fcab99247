import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { type AgreementDocument, currentFormat } from '#rules/agreements/terms.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import type { Registry } from '#rules/lists/kinds.ts';
import type { ProjectSide } from './find-project-side.ts';

type Organisation = Pick<AgreementDraft['project'], 'isRegistered' | 'name' | 'number'>;
type Around = { side: ProjectSide; signed: AgreementDocument | null };

/**
 * The register that has the organisation's number, empty where it is not verified. Null where the organisation cannot be named
 * as the party: a mark in force has to show its number, unless both have signed it as the party already.
 */
export function registerOf(
  { isRegistered, name, number }: Organisation,
  { side, signed }: Around,
): Registry | '' | null {
  if (!isRegistered) return '';
  const mark = side.marks.find((one) => compact(one.number) === compact(number));
  if (mark) return mark.register;
  const party = signed?.parties.project;
  if (!party || party.name !== name || party.number !== number) return null;
  return 'register' in party ? party.register : '';
}

/** A number is typed with and without the spaces and dashes of its register. */
function compact(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, '');
}

/** Only a text of the present clauses is signed. */
export function isOldText({ format }: Pick<AgreementDocument, 'format'>): boolean {
  return format !== currentFormat;
}

/** Whether what a text says of the project and its side is what holds now. */
export function areParties(document: AgreementDocument, { side, signed }: Around): boolean {
  if (document.format !== currentFormat) return false;
  const { name, number, register, owners } = document.parties.project;
  const isRegistered = number !== '';
  const now = isRegistered ? registerOf({ isRegistered, name, number }, { side, signed }) : '';
  const isSide = now === register && (isRegistered || owners.join('\n') === side.owners.join('\n'));
  return isSide && canonicalJson(document.about) === canonicalJson(side.about);
}
