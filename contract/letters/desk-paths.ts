/** Addresses for administrators. */
export const letterDeskPaths = {
  letters: '/admin/letters',
} as const;
