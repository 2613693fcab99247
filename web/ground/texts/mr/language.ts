export const language = 'mr-IN';
