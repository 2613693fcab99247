/** In the footer of every page. */
export const wrongWordLabel = 'ग़लत शब्द?';
