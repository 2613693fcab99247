/** Of the calendar that other programs read. */
export const calendarTexts = {
  title: 'Your calendar',
  description: 'An address from which your calendar reads your dates.',
  facts: 'Your interviews, sessions, first days and due times in your own calendar',
  you: 'You',
  unknown: 'There is no such calendar.',
  often: 'This calendar was read too often. Try again later.',
  how: 'Your own calendar can show your dates from here. Make an address, and add it to your calendar. It shows your sessions, interviews, first days and due times, without names of others, links and places. Anyone with the address can read them.',
  google: 'Google reads a subscribed calendar about once a day. Our emails tell you of changes sooner.',
  none: 'There is no address yet.',
  address: 'The address',
  make: 'Make an address',
  renew: 'Make a new address',
  renewHow: 'Then the address above does not work any more.',
  end: 'End the address',
  busy: 'One moment…',
  done: {
    made: 'The address is made. Add it to your calendar.',
    ended: 'The address does not work any more.',
  } as Record<string, string>,
} as const;
