export const language = 'hi-IN';
