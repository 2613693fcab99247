import type { AgreementDraft } from '#contract/agreements/draft.ts';
import type { DraftStep } from '#contract/agreements/limits.ts';
import { suggestedEquity } from '#rules/agreements/suggested-equity.ts';
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

/** Fills in the usual values where the draft says nothing yet. */
function equityValues({ equity, terms }: AgreementDraft): Record<string, FieldValue> {
  const vesting = equity?.vesting;
  const monthly = vesting?.kind === 'monthly' ? vesting : null;
  const usual = suggestedEquity(terms.startDay);
  return {
    instrument: equity?.instrument ?? usual.instrument,
    isEmployee: equity?.isEmployee ?? false,
    unitPrice: equity ? typedMoney(equity.unitPrice) : '',
    priceSource: equity?.priceSource ?? '',
    vesting: vesting?.kind ?? usual.vesting.kind,
    months: monthly?.months ?? usual.vesting.months,
    cliff: monthly?.cliff ?? usual.vesting.cliff,
    vestingStart: monthly?.startDay ?? usual.vesting.startDay,
    leaver: equity?.leaver ?? usual.leaver,
    conversionDay: equity?.conversionDay ?? usual.conversionDay,
    fallbackPrice:
      equity && equity.fallbackPrice !== equity.unitPrice ? typedMoney(equity.fallbackPrice) : '',
  };
}
