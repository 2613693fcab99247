export const language = 'mr-IN';
// Their short names end in a sign that few read, and save two letters.
export const shortMonth = 'long';
