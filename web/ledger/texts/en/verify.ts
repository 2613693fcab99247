import type { VerifyFault } from '#rules/ledger/verify-download.ts';
import { list } from '#web/ground/texts/amounts.ts';

export const verifyTexts = {
  title: 'Verify a certificate or an agreement',
  description:
    'Check in your own browser that a certificate, or the file of an agreement, is whole and was issued by us. Its content is not sent to us.',
  lead: 'Scan the code of a certificate, enter its number, or choose a file that you have received. Only this browser reads codes and files. It sends their content to no one.',
  ofFile: 'A file',
  file: 'The file (JSON)',
  receipt: 'Compare it with a receipt or a monthly email',
  receiptHow: 'They name the last entry and its hash. Enter them before you choose the file.',
  sequence: 'Entry',
  hash: 'Its hash',
  receiptWrong: 'An entry is a whole number, and a hash has 64 digits from 0 to 9 and a to f.',
  needsScripts: 'The checking happens in your browser, which needs scripts for it.',
  reading: 'Reading…',
  tooLarge: 'No agreement is as large as this file.',
  failed: 'The checking could not begin. Please reload the page.',
  /** Of a file that says nothing for or against what it holds. */
  others: {
    pdf: 'A PDF cannot be checked here. On the PDF of a certificate, scan the code, or enter its number above. The JSON file attached to the PDF can be checked here.',
    badge:
      'This file is for programs that keep Open Badges; they check it. Here, enter the number of the certificate above.',
  },
  good: (last: number) => `This file is complete up to entry ${last} and was issued by us.`,
  compared: 'It agrees with the receipt.',
  between: (project: string, contributor: string) => `Between ${project} and ${contributor}`,
  project: (one: { name: string; address: string }) => `The project: ${one.name}, ${one.address}`,
  organisation: (one: { name: string; number: string }) =>
    `The project’s side: ${one.name}, registered under the number ${one.number}. An owner of the project signed for it.`,
  team: (signer: string, owners: readonly string[]) =>
    `The project’s side: an unregistered team, for which ${list(owners)} answer in person. ${signer} signed in their own name and for the other owners.`,
  loneOwner: (name: string) =>
    `The project’s side: an unregistered team, for which ${name} answers in person and signed in their own name.`,
  contributor: (name: string) => `The contributor: ${name}, who signed in their own name`,
  company: (one: { name: string; number: string }) =>
    `The company whose shares are promised: ${one.name}, registered under the number ${one.number}`,
  companyToForm: 'The company whose shares are promised: a company that is still to be formed',
  namesNone: 'It was signed under earlier sentences, which name no project and no company.',
  hashOfText: (hash: string) => `What both signed has the hash ${hash}.`,
  not: 'What this does not prove: that money arrived, that a person is who they say, that no later entry exists.',
  bad: 'Do not rely on this file.',
  atEntry: (entry: number) => `It is entry ${entry}.`,
  faults: {
    file_unreadable: 'This is not the file of an agreement or a certificate, or it is damaged.',
    file_not_as_issued: 'It is not written as we write such files: something was changed or added.',
    document_invalid: 'The signed text in it is not one that could have been signed here.',
    document_unknown: 'Its versions and its entries do not belong together.',
    entry_missing: 'An entry is missing, there twice, or in another place.',
    chain_broken: 'An entry does not follow from what stands before it.',
    entry_changed: 'An entry was changed after it was written.',
    figures_wrong: 'The figures of an entry do not follow from what was agreed.',
    sums_wrong: 'The sums in it are not those of its entries.',
    key_unknown: 'It is signed with a key that is not ours.',
    signature_wrong: 'Our signature does not belong to what it says.',
    signature_unsupported: 'This browser cannot check our signature. Please use a newer one.',
    receipt_differs: 'The receipt names another hash for this entry: one of the two was changed.',
    receipt_beyond:
      'The receipt names an entry that this file does not have: it is an older copy, or was cut short.',
  } satisfies Record<VerifyFault, string>,
} as const;
