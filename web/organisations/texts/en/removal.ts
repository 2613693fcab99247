import { day } from '#web/ground/texts/amounts.ts';

/** The words of the page on which a member reads why our staff took them out of the staff of an organisation. */
export const removalTexts = {
  title: 'Removed from the staff',
  description: 'Why you no longer act for an organisation.',
  removed: (at: string) => `We took you out of its staff on ${day(at)}.`,
  roles: (roles: string) => `Your roles were: ${roles}.`,
  lifted: (at: string) => `We gave your roles back on ${day(at)}.`,
  stands: (at: string) => `We looked at it again on ${day(at)}. It stays as decided.`,
};
