import type { RulingBody, StatementBody } from '#contract/agreements/dispute-shapes.ts';
import type { Fact, FactOf, Step } from '#rules/agreements/facts.ts';
import type { FoundEvidence } from '../milestones/find-evidence.ts';

type Evidence = ReadonlyMap<number, FoundEvidence>;

const statementKinds = {
  dispute_opened: 'opened',
  evidence_given: 'evidence',
  dispute_withdrawn: 'withdrawn',
  appealed: 'appealed',
} as const;

type StatementFact = FactOf<keyof typeof statementKinds>;
const isStatement = (fact: Fact): fact is StatementFact => Object.hasOwn(statementKinds, fact.kind);

/** Both sides' statements and files about a milestone, in order. */
export function statementsOf(steps: readonly Step[], milestone: number, evidence: Evidence): StatementBody[] {
  return steps.flatMap(({ sequence, at, side, fact }) => {
    if (!isStatement(fact) || fact.milestone !== milestone || (side !== 'project' && side !== 'contributor'))
      return [];
    const { said, files } = evidence.get(sequence) ?? nothing;
    return [{ entry: sequence, kind: statementKinds[fact.kind], side, at, text: line(said.text), files }];
  });
}

/** The rulings and agreed settlements about a milestone; the first ruling comes before the one on the appeal. */
export function rulingsOf(steps: readonly Step[], milestone: number, evidence: Evidence): RulingBody[] {
  return steps.flatMap(({ sequence, at, fact }) => {
    if (fact.kind !== 'ruled' || fact.milestone !== milestone) return [];
    const { isAppeal, awarded, units, pay, agreed } = fact;
    // An agreed settlement has the words of its proposal.
    const { said } = evidence.get(agreed ?? sequence) ?? nothing;
    const words = { reason: line(said.reason ?? said.words), passes: line(said.passes) };
    return [{ entry: sequence, at, isAppeal, isAgreed: agreed !== undefined, awarded, units, pay, ...words }];
  });
}

export const nothing: FoundEvidence = { said: {}, files: [] };
export const line = (said: string | string[] | undefined) => (typeof said === 'string' ? said : '');
