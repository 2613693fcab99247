/** In the footer of every page. */
export const wrongWordLabel = 'चुकीचा शब्द?';
