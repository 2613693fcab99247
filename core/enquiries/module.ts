import type { Module } from '../ground/module.ts';
import { enquiryEvents } from './events.ts';

export const enquiries: Module = {
  name: 'enquiries',
  events: enquiryEvents,
};
