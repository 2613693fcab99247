import type { AgreementDraft } from '#contract/agreement-draft.ts';
import { type DraftStep, promiseOfShares } from '#contract/agreement-limits.ts';
import { addDays } from '#contract/calendar/day.ts';
import type { FieldValue } from './draft-field.tsx';
import { equityFields, type FieldSpec, isPlain, partyFields, termFields } from './steps.ts';

/** An amount as it is typed. */
export const typedMoney = (minor: number) => String(minor / 100);

/** The fields of a step with what the draft says in them. */
export function fieldsAndValues(
  step: Exclude<DraftStep, 'milestones'>,
  side: 'project' | 'contributor',
  said: AgreementDraft,
): { fields: readonly FieldSpec[]; values: Record<string, FieldValue> } {
  if (step === 'equity') return { fields: equityFields, values: equityValues(said) };
  if (isPlain(step)) return { fields: termFields[step], values: { ...said.terms } };
  const { project, contributorPlace } = said;
  return {
    fields:
      side === 'project' ? [...partyFields.project, ...partyFields.contributor] : partyFields.contributor,
    values: {
      isRegistered: project.isRegistered,
      projectName: project.name,
      projectNumber: project.number,
      projectPlace: project.place,
      contributorPlace,
    },
  };
}

/** What most begin with, where nothing is said yet. */
function equityValues({ equity, terms }: AgreementDraft): Record<string, FieldValue> {
  const vesting = equity?.vesting;
  const monthly = vesting?.kind === 'monthly' ? vesting : null;
  return {
    instrument: equity?.instrument ?? promiseOfShares,
    isEmployee: equity?.isEmployee ?? false,
    unitPrice: equity ? typedMoney(equity.unitPrice) : '',
    priceSource: equity?.priceSource ?? '',
    vesting: vesting?.kind ?? 'monthly',
    months: monthly?.months ?? 24,
    cliff: monthly?.cliff ?? 3,
    vestingStart: monthly?.startDay ?? terms.startDay,
    leaver: equity?.leaver ?? 'vest',
    conversionDay: equity?.conversionDay ?? addDays(terms.startDay, 3 * 365),
    fallbackPrice:
      equity && equity.fallbackPrice !== equity.unitPrice ? typedMoney(equity.fallbackPrice) : '',
  };
}
