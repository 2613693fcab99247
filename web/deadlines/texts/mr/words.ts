import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import { extensionLimits } from '#contract/deadlines/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { deadlineHeld } from './held.ts';

export const deadlineWords = {
  refusals: {
    clock_already_extended: 'आणखी वेळ आधीच मागितला आहे. तो एकदाच मागता येतो.',
    clock_extension_too_long: '1 ते 7 दिवस निवडा.',
    clock_not_extendable: 'यासाठीचा वेळ वाढवता येत नाही.',
    clock_not_running: 'आता याची कोणी वाट पाहत नाही.',
    clock_overdue: 'यासाठीची वेळ संपली आहे.',
    turn_not_found: 'आता याची कोणी वाट पाहत नाही.',
  },
  fieldErrors: {
    extension_reason_invalid: `कृपया कारण सांगा, जास्तीत जास्त ${extensionLimits.reason} अक्षरांत.`,
  },
  topics: {
    answers: { name: 'उत्तरे', hint: 'तुम्ही जे मागितले त्याची, किंवा दुसऱ्या बाजूला आणखी वेळ हवा आहे हे.' },
  },
  notifications: {
    turn_ended: () => 'तुमच्या उत्तराची वेळ संपली आहे',
    wait_ended: () => 'वेळेत उत्तर आले नाही',
    more_time: ({ person }) => (person ? `${person} यांनी आणखी वेळ मागितला` : 'दुसऱ्या बाजूने आणखी वेळ मागितला'),
  },
  held: deadlineHeld,
} satisfies ModuleWords<typeof kindsOfDeadlines>;
