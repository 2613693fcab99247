import { clausesOf, isDenied, prepareText, sentencesOf } from '#rules/text/prepare-text.ts';
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
  for (const sentence of sentencesOf(prepared)) {
    const isReassuring = reassures.test(sentence);
    for (const clause of clausesOf(sentence)) {
      const isExcused = isReassuring || isDenied(clause);
      for (const { reason, pattern, unless, evenDenied } of rules)
        if ((!isExcused || evenDenied) && pattern.test(clause) && !unless?.test(clause))
          found.push({ reason, clause });
    }
  }
  return found.filter(
    (finding, index) =>
      found.findIndex((other) => other.reason === finding.reason && other.clause === finding.clause) ===
      index,
  );
}
