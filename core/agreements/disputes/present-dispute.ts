import type { Step } from '#contract/agreements/facts.ts';
import type { RulingBody, StatementBody } from '#contract/dispute-shapes.ts';
import type { FoundEvidence } from '../milestones/find-evidence.ts';

type Told = ReadonlyMap<number, FoundEvidence>;

const statementKinds = {
  dispute_opened: 'opened',
  evidence_given: 'evidence',
  appealed: 'appealed',
} as const;

/** What both sides have said and brought about a milestone, in order. */
export function statementsOf(steps: readonly Step[], milestone: number, told: Told): StatementBody[] {
  return steps.flatMap(({ sequence, at, side, fact }) => {
    const { kind } = fact;
    if (kind !== 'dispute_opened' && kind !== 'evidence_given' && kind !== 'appealed') return [];
    if (fact.milestone !== milestone || (side !== 'project' && side !== 'contributor')) return [];
    const { said, files } = told.get(sequence) ?? nothing;
    return [{ entry: sequence, kind: statementKinds[kind], side, at, text: line(said.text), files }];
  });
}

/** What was ruled about it, the first ruling before that on the appeal. */
export function rulingsOf(steps: readonly Step[], milestone: number, told: Told): RulingBody[] {
  return steps.flatMap(({ sequence, at, fact }) => {
    if (fact.kind !== 'ruled' || fact.milestone !== milestone) return [];
    const { isAppeal, awarded, units, pay } = fact;
    const { said } = told.get(sequence) ?? nothing;
    const words = { reason: line(said.reason), passes: line(said.passes) };
    return [{ entry: sequence, at, isAppeal, awarded, units, pay, ...words }];
  });
}

const nothing: FoundEvidence = { said: {}, files: [] };
const line = (said: string | string[] | undefined) => (typeof said === 'string' ? said : '');
