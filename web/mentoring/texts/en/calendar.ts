/** Of the calendar that other programs read. */
export const calendarTexts = {
  title: 'Your calendar',
  description: 'The address under which your calendar reads your dates.',
  you: 'You',
  how: 'Your sessions, interviews, first days and due times, without names of others, links and locations. Anyone with the address can read them.',
  google: 'Google reads a subscribed calendar about once a day. The email is quicker.',
  none: 'There is no address yet.',
  address: 'The address',
  make: 'Make an address',
  renew: 'Make a new address',
  renewHow: 'The present address leads nowhere from then on.',
  end: 'End the address',
  busy: 'One moment…',
  done: { made: 'The address is made.', ended: 'The address leads nowhere now.' } as Record<string, string>,
} as const;
