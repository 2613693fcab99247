import type { FactKind, Step } from './facts.ts';
import { accountOf, moneyStageOf } from './money-of.ts';
import type { Agreement } from './state.ts';

/** The fields of a milestone that lists and sums over many agreements need. */
export type ProjectedMilestone = {
  number: number;
  stage: string;
  money: string;
  dispute: string;
  share: number;
  startedVersion: number | null;
  awarded: number | null;
  units: number;
  pay: number;
  due: number;
  confirmed: number;
  reserved: number;
  vested: number;
  gone: number;
  dueDay: string;
  startedAt: string | null;
  submittedAt: string | null;
  acceptedAt: string | null;
};

/** The same from the same entries, whenever it is computed: a job compares what was written with it. */
export function projectionOf({ milestones }: Agreement, steps: readonly Step[]): ProjectedMilestone[] {
  return milestones.map((milestone) => {
    const { number, stage, dispute, share, awarded, units, pay, reserved, vested, gone, terms } = milestone;
    const about = (...kinds: FactKind[]) =>
      steps.findLast(
        ({ fact }) => kinds.includes(fact.kind) && 'milestone' in fact && fact.milestone === number,
      );
    const started = about('started');
    const account = accountOf(milestone, 'pay');
    return {
      number,
      stage,
      dispute,
      share,
      awarded,
      units,
      pay,
      reserved,
      vested,
      gone,
      money: moneyStageOf(milestone),
      due: account.due,
      confirmed: account.confirmed - account.paidBack,
      dueDay: terms.dueDay,
      startedVersion: started?.fact.kind === 'started' ? started.fact.version : null,
      startedAt: started?.at ?? null,
      submittedAt: about('submitted')?.at ?? null,
      acceptedAt: stage === 'accepted' ? (about('accepted', 'ruled')?.at ?? null) : null,
    };
  });
}
