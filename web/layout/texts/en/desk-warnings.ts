/** The server sends them, so that the scripts of the desk carry none. */
export const deskWarnings = {
  lacksOfficer:
    'No grievance officer is named, so no page says who answers complaints. The operator sets GRIEVANCE_NAME, GRIEVANCE_EMAIL and GRIEVANCE_ADDRESS.',
} as const;
