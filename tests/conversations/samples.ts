import type { ModuleSamples } from '../module-samples.ts';
import { conversationAccess } from './access.ts';
import { conversationEvents } from './events.ts';

export const conversationSamples = {
  access: conversationAccess,
  events: conversationEvents,
} satisfies ModuleSamples;
