import {
  opportunityLimits as limits,
  type NeededToSubmit,
  type ReviewReason,
} from '#contract/opportunities/limits.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';

export const ownOpportunitiesTexts = {
  tab: 'Opportunities',
  pageTitle: 'Opportunities',
  mine: 'My opportunities',
  description: 'The opportunities that your projects offer.',
  none: 'This project offers no opportunity yet.',
  noneOwn:
    'You offer no opportunity yet. Open a project of yours and offer one there, or start a project first.',
  noneHow: 'Say what the person would do, how many hours it takes, and what it gives.',
  offer: 'Offer an opportunity',
  begin: 'Begin',
  beginning: 'Beginning…',
  beginHow: 'A kind and a title begin a draft. No one else sees it until you submit it.',
  seats: (joined: number, seats: number) => `${number(joined)} of ${number(seats)} seats taken`,
  next: 'Older ones',
  first: 'Newest ones',
  edited: 'An edit waits for review',
} as const;

export const ownOpportunityTexts = {
  begun: 'The draft has begun. Three short pages say what it is.',
  held: 'Saved. A person looks at your edit before others see it; until then they see the text from before.',
  submitted: 'This opportunity is submitted.',
  projectPublished: 'The project is published. Everyone can see it now.',
  publicPage: 'Its public page',
  applications: (open: number) => `Applications: ${number(open)} open`,
  left: 'Before it can be submitted',
  things: (count: number) =>
    plural(count, { one: (shown) => `${shown} thing left`, other: (shown) => `${shown} things left` }),
  nothingLeft: 'Nothing is left: it can be submitted.',
  lacks: {
    wouldDo: 'Say what the person would do',
    lookFor: 'Say what you look for',
    startsOn: 'Say when it begins',
    hoursAWeek: 'Say how many hours a week it takes',
    mode: 'Say where the work is done',
    place: 'Choose your district or city',
    closesOn: 'Say until when it is open',
  } satisfies Record<NeededToSubmit, string>,
  review: 'A person looks at it',
  reasons: {
    first_three: 'The first three of an account are looked at before others see them.',
    returned_before: 'It was returned before, so our staff look at it again.',
    held_text: 'Its texts seem to ask for money, papers or contact elsewhere. Our staff check it.',
  } satisfies Record<ReviewReason, string>,
  due: (dueAt: string) => `You hear from us by ${moment(dueAt)}.`,
  late: 'We are late with this. It comes first now.',
  returned: 'It was returned. The reason:',
  returnedEdit: 'Your edit was returned; others see the text from before. The reason:',
  removed: 'Our staff have removed it. The reason:',
  heldBack:
    'Our staff have paused it. Only your team sees it. You can open it again when the pause has ended.',
  lapsed:
    'Three answers of the project came too late in 30 days, so its opportunities are paused. They open again by themselves when all who wait have their answer.',
  whoWaits: 'Who waits here',
  appeal: 'The decision, and your appeal',
  proposed: 'Your edit, as it waits',
  stands: 'What others see',
  isOpen: (closes: string) => `Everyone can see it, until ${closes}.`,
  whole: {
    submit: { act: 'Submit', why: 'Others see it at once, or after a person has looked at it.' },
    takeBack: { act: 'Take back', why: 'What waits for review is dropped, and you can edit again.' },
    pause: { act: 'Pause', why: 'No one else can apply. It goes on when you say so.' },
    resume: { act: 'Open again', why: 'Everyone can apply again.' },
    renew: { act: 'Renew', why: `It is open for ${limits.closesWithin} days from today.` },
    reopen: { act: 'Open again', why: 'A seat has become free.' },
    close: { act: 'Close', why: 'It ends for good. You can duplicate it.' },
    duplicate: { act: 'Duplicate', why: 'Begins a draft that says the same.' },
    delete: { act: 'Delete this draft', why: 'Only your team has seen it.' },
  },
  closeDeciding: (open: number) =>
    plural(open, {
      one: (shown) => `${shown} person waits for a decision: you make it on the next page.`,
      other: (shown) => `${shown} people wait for a decision: you make it on the next page.`,
    }),
  done: {
    submitted: 'The opportunity is submitted.',
    takenBack: 'You took the opportunity back.',
    paused: 'The opportunity is paused.',
    resumed: 'The opportunity is open again.',
    renewed: 'The opportunity is renewed.',
    reopened: 'The opportunity is open again.',
    closed: 'The opportunity is closed.',
  },
  closedBefore:
    'Another owner had closed it already: those who waited have read that it was closed, and your letters have not left.',
} as const;
