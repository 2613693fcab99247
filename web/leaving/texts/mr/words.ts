import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const leavingWords = {
  emails: {
    'confirmation-code': 'अकाउंट सोडण्याचा कोड',
    leaving: 'अकाउंट हटवले जाईल',
  },
} satisfies ModuleWords;
