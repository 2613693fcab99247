/** The shared name of the forms of a claim, so that its page shows the outcome of a form that has left it. */
export const formsOfClaim = 'forms-of-claim';
