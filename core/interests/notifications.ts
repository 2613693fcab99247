import type { Notifications } from '../ground/notification.ts';

export const interestNotifications: Notifications = {
  rules: {
    'interests.changed': { none: 'A member changes what they say about themselves.' },
    'interests.promised': { none: 'The member makes the promise on the page itself.' },
    'interests.askersSet': { none: 'An owner reads the switches on the page of the project.' },
  },
};
