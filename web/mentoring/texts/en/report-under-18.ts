/** Above the link by which a member under 18 reports. */
export const reportUnder18 =
  'If something feels wrong, tell us. If you report that a child is harmed, we stop everything with this mentor within a minute.';
