/** Only the page on which a visit was begun can use its code, or use up the guesses. */
export const askedByVisit = (id: string) => `nominee:${id}`;
