/** The server sends it, so that the scripts of no page carry it. */
export const officerLine = (name: string) => name && `Grievance officer: ${name}`;
