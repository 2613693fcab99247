/** Answers of the server in one line, where no page can be shown. */
export const plainAnswers = {
  noSuchPage: 'There is no such page.',
  fromElsewhere: 'This form was sent from another site.',
  fromNowhere: 'This form does not say from where it was sent.',
  tooLong: 'This form is too long.',
  starting: 'Starting. Try again in a moment.',
  stopping: 'Stopping.',
  tooManyBodies: 'Too many requests from this network are still being sent.',
  methodUnserved: 'This method is not served here.',
  headersTooLong: 'The headers of this request are too long.',
} as const;
