import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const leavingWords = {
  emails: {
    'confirmation-code': 'अकाउंट छोड़ने का कोड',
    leaving: 'अकाउंट मिटाया जाएगा',
  },
} satisfies ModuleWords;
