import type { Module } from '../ground/declaration.ts';
import { consentEvents } from './events.ts';

export const consents: Module = {
  name: 'consents',
  events: consentEvents,
};
