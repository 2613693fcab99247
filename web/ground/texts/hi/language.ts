export const language = 'hi-IN';
// Short months end in a sign that few read, and save two letters.
export const shortDate = 'long';
