/** The hidden field by which a form names the account that its page was made for. */
export const markField = 'form-mark';

/** Of forms that were sent after their session had ended. */
export const unsentLimits = {
  /** In UTF-8: the names and the texts of all fields together. */
  bytes: 65_536,
  seconds: 1800,
  perBrowser: 5,
  perNetworkHour: 20,
} as const;
