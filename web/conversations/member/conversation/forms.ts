/** The forms of the page share a name, since each goes with what it has done. */
export const formsOfConversation = 'conversation';
