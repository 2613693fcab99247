import type { Module } from '../ground/module.ts';
import { consentEvents } from './events.ts';

export const consents: Module = {
  name: 'consents',
  events: consentEvents,
};
