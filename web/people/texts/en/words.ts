import type { peopleKinds } from '#contract/people/kinds.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { handleLimits } from '#rules/lists/handles.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { peopleHeld } from './held.ts';

const gone = 'This is no longer here. Please reload the page.';

/** The words that complete the kinds of this module. */
export const peopleWords = {
  refusals: {
    person_not_found: 'There is no member with this name here.',
    handle_not_found: gone,
    person_day_past: 'This day has passed. Please choose one from today on, or leave it empty.',
    handle_taken: 'Another member has or had this handle. Please choose another one.',
    handle_changed_lately: ({ on }) =>
      `A handle can be changed once in 30 days${on ? `; yours again from ${day(on)} on` : ''}.`,
    handle_needed: 'Please choose your handle first.',
  },
  fieldErrors: {
    other_name_long: `Please keep this name to ${limits.otherName} characters.`,
    other_name_invalid: 'A name has letters, blanks, full stops, hyphens and apostrophes alone.',
    headline_long: `Please keep your headline to ${limits.headline} characters.`,
    about_long: `Please keep this text to ${limits.about.toLocaleString('en')} characters.`,
    languages_too_many: `Up to ${limits.languages} languages can be kept. Please leave some out.`,
    day_invalid: 'Please enter a real date, with day, month and year.',
    links_too_many: `Up to ${limits.links} links can be kept. Please leave some out.`,
    link_invalid: 'A link must lead to a public web page, like https://example.com. Please check it.',
    work_too_many: `Up to ${limits.work} entries can be kept. Please remove one first.`,
    work_what_missing: 'Please say what you did.',
    work_long: `Please keep what and where to ${limits.workWhat} characters each, and the line to ${limits.workLine}.`,
    work_year_invalid: `Please enter a year with four digits, from ${limits.firstYear} on.`,
    work_years_turned: 'The last year is before the first. Please check both.',
    handle_missing: 'Please choose a handle.',
    handle_short: `A handle has at least ${handleLimits.min} characters.`,
    handle_long: `A handle has at most ${handleLimits.max} characters.`,
    handle_form:
      'A handle is made of the letters a to z, digits, and hyphens between them. Please leave everything else out.',
    handle_reserved: 'This handle is kept for Saharambh itself. Please choose another one.',
  },
  reportables: {
    person: { name: 'Person', inSentence: 'person', own: 'Your profile' },
    photo: {
      name: 'Photo',
      inSentence: 'photo',
      own: 'Your photo',
      title: (name) => (name ? `Report the photo of ${name}` : 'Report a photo'),
    },
    profile_field: {
      name: 'Text of a profile',
      inSentence: 'text',
      own: 'A text of your profile',
      title: (name) => (name ? `Report a text of the profile of ${name}` : 'Report a text of a profile'),
    },
  },
  consents: {
    visibility: {
      name: 'Your page for others',
      about: 'We show your page to the people whom you chose.',
      details: { members: 'Members see it', public: 'Everyone sees it' },
    },
  },
  held: peopleHeld,
} satisfies ModuleWords<typeof peopleKinds>;
