import { agreementPaths } from '#contract/agreements/paths.ts';
import type { LetterWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const agreements = {
  'signing-code': (letter, site) => ({
    subject: `Your code to sign, ${site.name}`,
    heading: 'Sign the agreement',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: 'With this code you sign the text that you have open:' },
      { kind: 'code', text: letter.code },
      {
        kind: 'text',
        text: `Its hash begins with ${letter.digits}. Compare that with the page: if it is another one, do not enter the code.`,
      },
      {
        kind: 'text',
        text: `The code works for ${letter.minutes} minutes, only once, and for this text alone. Tell it to nobody. If you did not ask for it, somebody else is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
  'ledger-receipts': (letter, site) => ({
    subject: `Your agreements in ${monthOf(letter.month)}: where their ledgers end`,
    heading: 'Where your ledgers end',
    greeting: greeting(letter.name),
    blocks: [
      {
        kind: 'text',
        text: `These ledgers have grown in ${monthOf(letter.month)}. Keep this mail: with the last entry and its hash anybody can check at ${site.origin}/verify that nothing up to there was changed or left out.`,
      },
      ...letter.receipts.map(({ project, role, sequence, hash }) => ({
        kind: 'text' as const,
        text: `${project}, ${role}\nEntry ${sequence}\n${hash}`,
      })),
      { kind: 'link', text: 'Open your agreements', url: `${site.origin}${agreementPaths.ownAgreements}` },
    ],
    why: `you are a side of an agreement at ${site.name} whose ledger has grown in that month.`,
  }),
  'giving-up-code': (letter, site) => ({
    subject: `Your code to confirm, ${site.name}`,
    heading: 'Give units up',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: 'With this code you give vested units up for good. They do not come back:' },
      { kind: 'code', text: letter.code },
      { kind: 'text', text: `It is for ${letter.units} units of the agreement with ${letter.project}.` },
      {
        kind: 'text',
        text: `The code works for ${letter.minutes} minutes and only once. Tell it to nobody: nobody may ask you for it. If you did not ask for it, somebody else is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
  'payout-code': (letter, site) => ({
    subject: `Your code to confirm, ${site.name}`,
    heading: 'Where a payment goes to',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: 'With this code you say where you are paid to:' },
      { kind: 'code', text: letter.code },
      {
        kind: 'text',
        text: `It is for milestone ${letter.milestone} of the agreement with ${letter.project}.`,
      },
      {
        kind: 'text',
        text: `The code works for ${letter.minutes} minutes and only once. Tell it to nobody: nobody may ask you for it. If you did not ask for it, somebody else is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
} satisfies Partial<LetterWords>;

function monthOf(month: string): string {
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01`));
}
