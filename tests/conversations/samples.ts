import type { ModuleSamples } from '../module-samples.ts';
import { conversationAccess } from './access.ts';

export const conversationSamples = { access: conversationAccess } satisfies ModuleSamples;
