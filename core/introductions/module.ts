import type { Module } from '../ground/declaration.ts';
import { introductionEvents } from './events.ts';

export const introductions: Module = {
  name: 'introductions',
  events: introductionEvents,
  hasUnseenEvents: true,
};
