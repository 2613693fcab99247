import { clausesOf, isDenied, joinLines, prepareText, sentencesOf } from '#rules/text/prepare-text.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { rules } from './rules/all.ts';
import type { ScreeningReason } from './rules/rule.ts';

/** Why a text is held for review, and the clause in question, for the reviewers. */
export type ScreeningFinding = { reason: ScreeningReason; clause: string };

/** A sentence that says what is never asked for, or what to do when asked, makes no demand. */
const reassures =
  /\b(?:never|not|nobody|no one|don't|doesn't|won't) (?:ever )?(?:asks?|requests?|demands?|collects?)\b|\bif (?:anybody|anyone|somebody|someone) asks\b|कभी.*(?:मांग|माग)|मागत नाही/;

/**
 * The clauses of a text that ask the applicant for money, identity documents or card and bank data, or lead away from
 * here, in English, Hindi and Marathi. A finding only holds the text for review; it judges no one.
 */
export function screenText(text: string): ScreeningFinding[] {
  const prepared = prepareText(text);
  const found: ScreeningFinding[] = findPhoneNumbers(prepared).map((clause) => ({
    reason: 'leads_away',
    clause,
  }));
  const inLines = findingsIn(prepared);
  const joined = joinLines(text);
  found.push(...(inLines.length > 0 || joined === text ? inLines : findingsIn(prepareText(joined))));
  return found.filter(
    (finding, index) =>
      found.findIndex((other) => other.reason === finding.reason && other.clause === finding.clause) ===
      index,
  );
}

function findingsIn(prepared: string): ScreeningFinding[] {
  return sentencesOf(prepared).flatMap((sentence) => {
    const end = turnsAt(sentence);
    const isReassuring = reassures.test(sentence.slice(0, end));
    return clausesOf(sentence).flatMap((clause) => {
      const isBefore = sentence.indexOf(clause) < end;
      const isExcused = (isReassuring && isBefore) || isDenied(clause);
      return rules
        .filter(
          ({ pattern, unless, evenDenied }) =>
            (!isExcused || evenDenied) && pattern.test(clause) && !unless?.test(clause),
        )
        .map(({ reason }) => ({ reason, clause }));
    });
  });
}

/** Where a sentence goes on to what is asked for nevertheless: "we never ask for a fee, but pay the deposit". */
function turnsAt(sentence: string): number {
  const at = sentence.search(/\b(?:but|however|except|only)\b|लेकिन|मगर|परंतु/);
  return at === -1 ? sentence.length : at;
}
