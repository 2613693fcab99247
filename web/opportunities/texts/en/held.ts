import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const opportunityHeld = {
  opportunities: {
    group: 'others',
    policy: 'Projects, teams and opportunities',
    name: 'Opportunities of your projects',
    holds: 'The opportunities that a project offers, and who created, submitted or removed each of them.',
    why: 'To show them, and to let us review the first opportunities of an account.',
    kept: 'As long as the project.',
  },
  opportunity_reviews: {
    group: 'others',
    policy: 'Projects, teams and opportunities',
    name: 'Reviews of opportunities',
    holds:
      'Why a person reviewed an opportunity before others saw it, who asked for the review, and the decision.',
    why: 'To prevent opportunities that ask people for money or papers, and to say why one came back.',
    kept: 'As long as the opportunity.',
  },
  saved_opportunities: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'Opportunities you save',
    holds: 'The opportunities that a member has saved.',
    why: 'To show them again.',
    kept: 'Until the member stops saving the opportunity, or the opportunity is gone.',
  },
} satisfies ModuleHeld;
