export const organisationPictureTexts = {
  pageTitle: 'Picture',
  description: 'The picture that stands for an organisation.',
  intro:
    'The picture stands at the top of the page of your organisation, for example your gate or your sign.',
  none: 'There is none at present: a kolam stands there.',
  add: 'A picture for the page',
  replace: 'Another picture for the page',
  up: 'Organisation',
} as const;
