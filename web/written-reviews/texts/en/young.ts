import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';

type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'The member';

/** On the page of a review whose mentee is under 18. */
export const youngReviewTexts = {
  named: (person: Named) => `${nameOf(person)}, under 18`,
  with: (person: Named) => `With ${nameOf(person)}, under 18`,
  guardianReads: (person: Named) => `${nameOf(person)}’s guardian reads this.`,
  filesEnd: `The guardian sees the pictures too. They are deleted ${limits.fileDays} days after the end of the review.`,
  picture: 'One picture',
  pictureHint: (extensions: readonly string[]) =>
    `Up to 10 MB: ${extensions.join(', ')}. The name of the file and what a camera wrote into it are taken out. Documents are not possible.`,
};
