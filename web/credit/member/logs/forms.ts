/** The shared name of the forms of the log, so that its page shows the outcome of a form that has left it. */
export const formsOfLog = 'forms-of-work-log';
