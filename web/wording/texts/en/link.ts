/** In the footer of every page. */
export const wrongWordLabel = 'Wrong word?';
