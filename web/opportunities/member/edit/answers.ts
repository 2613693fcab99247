import { getOwnOpportunity, patchOpportunity } from '#contract/opportunities/calls.ts';
import { innerOpportunityPaths } from '#contract/opportunities/inner-paths.ts';
import { saidParam } from '#contract/opportunities/params.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { OpportunitySaid } from '#contract/opportunities/shapes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts, type Reply, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { FaultCode } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { tried } from '../faults.ts';
import { stepNamed, stepNames } from '../steps.ts';
import { readTyped } from '../typed.ts';

export const loader = loads(async ({ ask, param, params, url }) => {
  const step = stepNamed(params.step);
  const opportunity = await ask(getOwnOpportunity, { opportunityId: param('id') });
  if (!step || !opportunity.can.edit) throw new Refusal('opportunity_unknown');
  return { step, opportunity, back: backOf(url) };
});

export const action = acts({ save, go: save });

async function save(sent: Sent, visit: Visit): Promise<Reply> {
  const { ask, param, params, url } = visit;
  const [opportunityId, step] = [param('id'), stepNamed(params.step)];
  if (!step) throw new Refusal('opportunity_unknown');
  const { said, fault } = readTyped(sent.secret, step);
  const wrong = fault ?? faultIn(said);
  if (wrong) return { fault: { code: wrong.code, fields: [wrong.field] } };
  return tried(async () => {
    try {
      const version = Number(sent.text('version')) || 1;
      const saved = await ask(patchOpportunity, { opportunityId, version, said });
      const next = stepNames[stepNames.indexOf(step) + 1];
      if (sent.text('intent') === 'go' && next)
        return { done: 'saved', to: innerOpportunityPaths.editOpportunity(opportunityId, next) };
      return {
        done: saved.review ? 'held' : 'saved',
        to: backOf(url) ?? opportunityPaths.ownOpportunity(opportunityId),
      };
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
      const now = await ask(getOwnOpportunity, { opportunityId });
      const about = standing(now.proposed ?? now.said, said);
      return { fault: { code: 'conflict' }, about: { version: String(now.version), ...about } };
    }
  });
}

const codes: Partial<Record<string, FaultCode>> = {
  wouldDo: 'opportunity_text_long',
  wouldLearn: 'opportunity_text_long',
  lookFor: 'opportunity_text_long',
  trialTask: 'opportunity_text_long',
  startsOn: 'day_invalid',
  closesOn: 'day_invalid',
  skills: 'skills_too_many',
  questions: 'opportunity_line_long',
  credit: 'opportunity_credit_half',
};
const fieldOf: Partial<Record<string, string>> = { questions: 'question1', credit: 'creditInstitution' };

/** Finds the first field that the call would refuse, by its name in the form. */
function faultIn(said: Partial<OpportunitySaid>): { code: FaultCode; field: string } | null {
  if (said.title?.trim() === '') return { code: 'opportunity_title_missing', field: 'title' };
  const [issue] = saidParam.safeParse(said).error?.issues ?? [];
  if (!issue) return null;
  const [name = '', at] = issue.path.map(String);
  if (name === 'skills' && at !== undefined) return { code: 'skill_too_long', field: 'skills' };
  const field = name === 'questions' && at !== undefined ? `question${Number(at) + 1}` : fieldOf[name];
  return { code: codes[name] ?? 'opportunity_title_long', field: field ?? name };
}

/** The current values that differ from the typed ones. */
function standing(now: OpportunitySaid, typed: Partial<OpportunitySaid>): Record<string, string> {
  const fields = Object.keys(typed) as (keyof OpportunitySaid)[];
  const differing = fields.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(typed[field]));
  return Object.fromEntries(differing.map((field) => [field, shown(now[field])]));
}

function shown(value: OpportunitySaid[keyof OpportunitySaid]): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value);
  return Object.values(value).join(' · ');
}
