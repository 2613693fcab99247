type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'The member';

/** On the page of a review whose mentee is under 18. */
export const youngReviewTexts = {
  named: (person: Named) => `${nameOf(person)}, under 18`,
  with: (person: Named) => `With ${nameOf(person)}, under 18`,
  guardianReads: (person: Named) => `${nameOf(person)}’s guardian reads this.`,
};
