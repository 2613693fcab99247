/** Of reports and cases: see sentences.ts. */
export const caseSentences = {
  reported_unknown: 'There is no such thing that the caller may see.',
  report_not_found: 'The report could not be found.',
  report_words_missing: 'A report of another kind needs words.',
  reports_too_many: 'This is more than one may report in a day.',
  report_closed: 'The report has been answered.',
  report_pictures_too_many: 'The report has as many pictures as it may have.',
  case_not_found: 'The case could not be found.',
  case_own: 'Nobody decides a case that they take part in.',
  case_same_administrator: 'Another administrator has to answer the appeal.',
  case_outcome_unfit: 'This cannot be done about such a thing, or names days where there are none.',
  case_not_appealable: 'There is nothing to appeal against.',
  case_appeal_twice: 'There was an appeal already.',
  suspension_over: 'The caller is not suspended.',
  case_appeal_late: 'The time for an appeal is over.',
} as const;
