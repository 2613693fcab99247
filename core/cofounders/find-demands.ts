import { clausesOf, joinLines, prepareText, sentencesOf } from '#rules/text/prepare-text.ts';
import { type DemandReason, demands } from './demands.ts';

export type Demand = { reason: DemandReason; clause: string };

/**
 * The clauses of a search that ask for a gender, an age, a religion, a caste or community, marriage, health, politics, a college or
 * looks, in English, Hindi and Marathi. A finding only holds the text for review; it judges no one.
 */
export function findDemands(text: string): Demand[] {
  const inLines = demandsIn(prepareText(text));
  const found = inLines.length > 0 ? inLines : demandsIn(prepareText(joinLines(text)));
  return found.filter(
    (one, at) =>
      found.findIndex(({ reason, clause }) => reason === one.reason && clause === one.clause) === at,
  );
}

function demandsIn(prepared: string): Demand[] {
  return sentencesOf(prepared).flatMap((sentence) =>
    clausesOf(sentence).flatMap((clause) =>
      demands
        .filter(({ pattern, unless }) => pattern.test(clause) && !unless?.test(clause))
        .map(({ reason }) => ({ reason, clause })),
    ),
  );
}
