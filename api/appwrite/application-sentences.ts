/** What the API says of applications. */
export const applicationSentences = {
  opportunity_paused: 'The opportunity takes no new applications at the moment.',
  opportunity_filled: 'The opportunity is filled.',
  opportunity_ended: 'The opportunity takes no applications any more.',
  application_unknown: 'The application could not be found.',
  application_own_team: 'The caller is in the team of the project.',
  application_not_open: 'The opportunity is not open to the caller.',
  application_open: 'The caller has an open application for the opportunity.',
  application_declined: 'The team has declined the caller for the opportunity.',
  application_twice: 'The caller has applied for the opportunity twice.',
  application_answer_missing: 'Each question needs an answer.',
  application_start_late: 'The start is more than a year after the one of the opportunity.',
  application_opened: 'The application has been opened and can be edited no more.',
  application_over: 'The application has ended, or the time for this is over.',
  application_moved: 'The stage of the application does not allow this.',
  application_words_missing: 'This reason needs words of its own.',
  offer_start: 'The start has to be from today on, and within a year.',
  offer_day: 'The day for the answer has to be within the days ahead.',
  application_file_unknown: 'The file could not be found.',
  applications_too_many: 'The caller has as many open applications as a member may have.',
  applications_too_many_unverified:
    'The caller has as many open applications as a member may have who is not verified.',
};
