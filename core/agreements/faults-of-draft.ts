import type { AgreementDraft } from '#contract/agreements/draft.ts';
import type { RefusalCode } from '#contract/collected.ts';
import {
  type AmendmentFault,
  faultsOfAmendment,
  faultsOfTerms,
  type TermsFault,
} from '#rules/agreements/check-terms.ts';
import { esopPromise } from '#rules/agreements/instruments.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import type { Day } from '#rules/calendar/day.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import { registerOf } from './faults-of-parties.ts';
import { faultsOfTrial } from './faults-of-trial.ts';
import type { Amended } from './find-amended.ts';
import type { Next } from './find-next-document.ts';

export type DraftFault = { code: RefusalCode; param: string };

const codes = {
  shares_crossed: 'agreement_shares_crossed',
  no_share_to_offer: 'agreement_no_share_to_offer',
  shares_without_equity: 'agreement_shares_without_equity',
  milestone_number_twice: 'agreement_milestone_twice',
  end_before_start: 'agreement_end_before_start',
  vesting_cliff_beyond_months: 'agreement_cliff_beyond_months',
  vesting_start_before_signature: 'agreement_vesting_before_signature',
  pool_above_company: 'agreement_pool_above_company',
  fallback_too_large: 'agreement_fallback_too_large',
} as const satisfies Record<TermsFault['code'], RefusalCode>;

/** On what a refusal about the terms stands; of a milestone its number. */
const params: Partial<Record<TermsFault['code'], string>> = {
  end_before_start: 'endDay',
  vesting_cliff_beyond_months: 'cliff',
  vesting_start_before_signature: 'vestingStart',
};

type Around = { document: AgreementDocument; today: Day; amended: Amended | null };
type Standing = Pick<Next, 'pool' | 'side' | 'amended' | 'party'>;

/** Conflicts between fields of a draft that are valid on their own; saving refuses them. */
export function wrongIn(draft: AgreementDraft, { document, today, amended }: Around): DraftFault[] {
  if (amended) {
    const faults = faultsOfAmendment(amended.document, document, amended.stands);
    if (faults.length > 0) return faults.map(faultOfAmendment);
  }
  const faults = faultsOfTerms(document.terms, document.milestones, firstDay(document, amended, today)).map(
    (fault): DraftFault => {
      const param = 'milestone' in fault ? String(fault.milestone) : (params[fault.code] ?? '');
      return { code: codes[fault.code], param };
    },
  );
  // Of what is not typed here the pool's own page says it.
  const typed = faults.filter(({ code }) => code !== 'agreement_pool_above_company');
  const { equity } = draft;
  return equity?.instrument === esopPromise && !equity.isEmployee
    ? [...typed, { code: 'agreement_esop_untold', param: 'isEmployee' }]
    : typed;
}

/** On which vesting can begin: an amendment does not move a start that both have signed. */
export function firstDay({ terms }: AgreementDocument, amended: Amended | null, today: Day): Day {
  const { vesting } = terms.equity ?? {};
  const signed = amended?.document.terms.equity?.vesting;
  const isKept = vesting?.kind === 'monthly' && signed?.kind === 'monthly';
  return isKept && signed.startDay < today ? signed.startDay : today;
}

const fixedFields = {
  currency: 'currency',
  zone: 'zone',
  vesting_start: 'vestingStart',
  language: 'language',
  agreement: '',
  version: '',
} as const;

function faultOfAmendment(fault: AmendmentFault): DraftFault {
  if (fault.code === 'amendment_changes')
    return { code: 'amendment_changes_fixed', param: fixedFields[fault.what] };
  return { code: fault.code, param: String(fault.milestone) };
}

/** All that keeps a draft from being proposed: its page lists it, and proposing refuses the first of it. */
export function leftToPropose(
  draft: AgreementDraft,
  next: Pick<Next, 'document' | 'before' | 'today' | 'isTrial'> & Standing,
  isOpen: boolean,
): DraftFault[] {
  const faults = [...leftIn(draft, next), ...wrongIn(draft, next), ...faultsOfTrial(next)];
  if (!isOpen) faults.push({ code: 'agreement_project_closed', param: '' });
  const standing = next.before?.document;
  if (faults.length > 0 || !standing || !isSaidAlike(standing, next.document)) return faults;
  return [{ code: 'agreement_nothing_changed', param: '' }];
}

/** Whether two texts differ in nothing but their numbers, which the text as written names as well. */
function isSaidAlike(one: AgreementDocument, other: AgreementDocument): boolean {
  const said = ({ version: _, previous: __, text: ___, ...rest }: AgreementDocument) => canonicalJson(rest);
  return said(one) === said(other);
}

/** The terms that are missing before a draft can be proposed. */
function leftIn(
  { project, terms, equity, milestones }: AgreementDraft,
  { pool, side, amended, party }: Standing,
): DraftFault[] {
  const left: string[] = [];
  if (project.isRegistered && project.name === '') left.push('projectName');
  if (project.isRegistered && project.number === '') left.push('projectNumber');
  for (const field of ['role', 'work', 'law', 'place'] as const) if (terms[field] === '') left.push(field);
  if (milestones.length === 0) left.push('milestones');
  const faults = left.map((param): DraftFault => ({ code: 'agreement_incomplete', param }));
  // Only the project can mend it: a contributor may counter all the same, and it is asked again at the signature.
  const isNamed = party === 'project' && project.name !== '' && project.number !== '';
  if (isNamed && registerOf(project, { side, signed: amended?.document ?? null }) === null)
    faults.push({ code: 'agreement_organisation_unshown', param: 'projectNumber' });
  if (equity && !pool) faults.push({ code: 'agreement_pool_missing', param: 'equity' });
  return faults;
}
