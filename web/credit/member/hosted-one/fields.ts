/** The names of the two fields of a line in the host's form. */
export const fieldsOfLine = (position: number) => ({
  hours: `hours-${position}`,
  reason: `reason-${position}`,
});
