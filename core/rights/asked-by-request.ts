/** Only the page on which a request was begun can use its code, or use up the guesses. */
export const askedByRequest = (id: string) => `rights:${id}`;
