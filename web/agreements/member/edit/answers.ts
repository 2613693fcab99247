import { getAgreement, getPool, patchAgreementDraft } from '#contract/agreements/calls.ts';
import type { DraftParam } from '#contract/agreements/draft.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { draftSteps } from '#contract/agreements/limits.ts';
import type { DraftBody } from '#contract/agreements/shapes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { companyWorth } from '#rules/agreements/choice.ts';
import { clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { agreementLanguageTexts } from '#web/agreements/texts/en/agreement-language.ts';
import { acts, faultOf, type Reply, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { fieldsOfFaults } from '../faults.ts';
import { languageName } from '../help-in.ts';
import { leadBack } from '../lead-back.ts';
import { stepNamed } from '../steps.ts';
import { readStep } from '../typed.ts';

export const loader = loads(async (visit) => {
  const step = stepNamed(visit.params.step);
  const agreement = await visit.ask(getAgreement, { agreementId: visit.param('id') });
  if (!step) throw new Refusal('agreement_unknown');
  if (!agreement.draft) throw leadBack(agreement, 'draft');
  const { equity, terms } = agreement.draft.said;
  const pool = await poolOf(visit, agreement);
  const amount = equity && pool ? companyWorth({ unitPrice: equity.unitPrice, pool }) : null;
  const worth = amount === null ? '' : formatMoney({ amount, currency: terms.currency });
  const { draft } = agreement;
  const languages = draft.languages.length > 1 ? languagesOf(draft) : null;
  return { step, agreement, draft, languages, worth, hasPool: pool !== null, back: backOf(visit.url) };
});

/** Between which languages the draft may choose, as the field says them. */
function languagesOf({ languages }: DraftBody) {
  const { label, hint } = agreementLanguageTexts;
  return { label, hint, choices: languages.map((code) => [code, languageName(code)] as const) };
}

/** Owners get the pool as it is recorded now; the contributor gets the pool that the standing text quotes. */
async function poolOf({ ask }: Visit, { side, project, document }: Awaited<ReturnType<typeof find>>) {
  if (side === 'contributor') return document?.terms.equity?.pool ?? null;
  const pool = await ask(getPool, { projectSlug: project.slug });
  return pool.version > 0 ? pool : null;
}

const find = ({ ask, param }: Visit) => ask(getAgreement, { agreementId: param('id') });

export const action = acts({ save, go: save, without });

async function without(sent: Sent, visit: Visit): Promise<Reply> {
  return patch(
    sent,
    visit,
    { equity: null },
    innerAgreementPaths.editAgreement(visit.param('id'), 'milestones'),
  );
}

async function save(sent: Sent, visit: Visit): Promise<Reply> {
  const { param, params } = visit;
  const step = stepNamed(params.step);
  if (!step || step === 'milestones') throw new Refusal('agreement_unknown');
  const { side } = await find(visit);
  const read = readStep(sent, step, side);
  if ('fault' in read) return read;
  const said = step === 'parties' ? { ...read.said, ...languageIn(sent) } : read.said;
  const next = draftSteps[draftSteps.indexOf(step) + 1];
  const id = param('id');
  const to =
    sent.text('intent') === 'go' && next
      ? innerAgreementPaths.editAgreement(id, next)
      : innerAgreementPaths.draftText(id);
  return patch(sent, visit, said, backOf(visit.url) ?? to);
}

/** Where there is no choice, the form has no such field. The call checks which languages are offered. */
function languageIn(sent: Sent): Said {
  const language = clauseLanguageCodes.find((code) => code === sent.text('language'));
  return language ? { language } : {};
}

type Said = Parameters<typeof patchDraft>[1];
const patchDraft = ({ ask, param }: Visit, said: DraftParam, version: number) =>
  ask(patchAgreementDraft, { agreementId: param('id'), version, said });

async function patch(sent: Sent, visit: Visit, said: Said, to: string): Promise<Reply> {
  try {
    await patchDraft(visit, said, Number(sent.text('version')) || 1);
    return { done: 'saved', to };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'conflict') return { fault: faultOf(error, fieldsOfFaults(error)) };
    // Both versions are shown: the one that stands, and what was typed in the fields.
    const { draft } = await find(visit);
    return { fault: { code: 'conflict' }, about: { version: String(draft?.version ?? 1) } };
  }
}
