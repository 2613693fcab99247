import { getNomineeVisit, type NomineeVisitBody } from '#contract/nominees/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '#web/forms/visit.ts';

/** The hour of a person who acts for a member; null once it is over. */
export async function findVisit({ ask, params }: Visit): Promise<NomineeVisitBody | null> {
  const { visitId = '', secret = '' } = params;
  try {
    return await ask(getNomineeVisit, { visitId, secret });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'nominee_visit_over') return null;
    throw error;
  }
}
