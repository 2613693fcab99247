import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import { extensionLimits } from '#contract/deadlines/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { deadlineHeld } from './held.ts';

export const deadlineWords = {
  refusals: {
    clock_already_extended: 'ज़्यादा समय पहले ही माँगा जा चुका है। यह एक बार माँगा जा सकता है।',
    clock_extension_too_long: '1 से 7 दिन तक चुनें।',
    clock_not_extendable: 'इसका समय बढ़ाया नहीं जा सकता।',
    clock_not_running: 'अब कोई इसका इंतज़ार नहीं कर रहा है।',
    clock_overdue: 'इसका समय बीत चुका है।',
    turn_not_found: 'अब कोई इसका इंतज़ार नहीं कर रहा है।',
  },
  fieldErrors: {
    extension_reason_invalid: `कृपया कारण बताएँ, ज़्यादा से ज़्यादा ${extensionLimits.reason} अक्षरों में।`,
  },
  topics: {
    answers: { name: 'जवाब', hint: 'आपने जो माँगा उसका जवाब, या यह कि दूसरे पक्ष को और समय चाहिए।' },
  },
  notifications: {
    turn_ended: () => 'आपके जवाब का समय बीत चुका है',
    wait_ended: () => 'समय पर कोई जवाब नहीं आया',
    more_time: ({ person }) => `${person || 'दूसरे पक्ष'} ने और समय माँगा`,
  },
  held: deadlineHeld,
} satisfies ModuleWords<typeof kindsOfDeadlines>;
