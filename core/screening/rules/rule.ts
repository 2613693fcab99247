/** Reasons for which a text is held: demands that it must not make of an applicant. */
export type ScreeningReason = 'asks_for_money' | 'asks_for_identity' | 'leads_away';

/**
 * A rule checks one clause of a prepared text. `unless` excuses a clause about the project's own trade. All rules
 * excuse denied clauses, except those with `evenDenied`.
 */
export type Rule = { reason: ScreeningReason; pattern: RegExp; unless?: RegExp; evenDenied?: boolean };

/** A party other than the applicant pays, is asked or is written to. */
export const others =
  /\b(?:their|customers?|users?|clients?|tenants?|landlords?|schools?|universit(?:y|ies)|hospitals?|banks|shops?|farmers?|buyers?|sellers?|patients?|parents?|villages?|flats?|stud(?:y|ies)|research|survey|compar\w+|integrat\w+|implement\w*|borne|scholarships?|bot|api)\b/;
/** The project pays. */
export const projectPays =
  /\b(?:we (?:pay|cover|reimburse)|you (?:get|earn|receive)|stipend|salary|per month|a month|monthly|paid by|per hour|per milestone)\b/;
export const othersOrPaid = new RegExp(`${others.source}|${projectPays.source}`);
