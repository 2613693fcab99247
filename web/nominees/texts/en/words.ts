import type { nomineeKinds } from '#contract/nominees/kinds.ts';
import { nomineeLimits, nomineeTimes } from '#contract/nominees/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { grantEffect } from './desk.ts';
import { nomineeHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const nomineeWords = {
  refusals: {
    nominee_own: 'Name another person.',
    nominees_full: `You can name ${nomineeLimits.most} persons. Remove one first.`,
    nominee_unknown: 'This person is not named any more. Please reload the page.',
    nominee_visit_over: 'Your code has run out, or the link is not complete. Please ask for another code.',
    nominee_too_many: `One address gets ${nomineeLimits.codesADay} codes in a day. Please try again tomorrow.`,
    nominee_not_adult: 'Only an adult can act for a member.',
    nominee_request_waits: 'Another person has asked to act for this member, or does so already.',
    nominee_again_later: `The member has given a sign. You can ask once more ${nomineeTimes.againDays} days after it.`,
    nominee_request_unknown: 'There is no such request here.',
    nominee_not_granted: 'This was not granted, or it has ended. Please reload the page.',
    nominee_member_here:
      'The member has signed in or pressed “I am here”, so you can no longer ask for this.',
    nominee_early: `We decide ${nomineeTimes.waitDays} days after you have asked.`,
    nominee_own_case: 'You are the member or the nominee. Other staff decide.',
    guardian_visit_missing: 'Your code has run out. Please ask for another one.',
    guardian_erases: 'Your parent or guardian has begun to erase this account. Only they can end it.',
  },
  fieldErrors: {
    nominee_name_length: `Please write a name of up to ${nomineeLimits.name} characters.`,
    nominee_relation_missing: 'Choose who it is.',
    nominee_cause_missing: 'Choose the reason.',
    nominee_adult_missing: 'Only an adult can act: tick that you are 18 or older.',
    nominee_outcome_missing: 'Choose the decision.',
    nominee_refusal_missing: 'Choose the reason for the refusal.',
  },
  turns: {
    mine: { nominee_decision: ({ thing }) => `Decide request ${thing}` },
    awaited: { nominee_decision: ({ thing }) => `We decide request ${thing}` },
  },
  notifications: {
    guardian_reads: () => 'Your guardian has looked at your data',
    guardian_asks: () => 'Your guardian has sent us a request or a complaint',
    guardian_erases: () => 'Your guardian has begun to erase your account',
    guardian_keeps: () => 'Your guardian keeps your account',
  },
  subjects: { guarded_account: () => 'Your account' },
  deskActions: {
    'nomineeRequests.listed': 'looked through the requests to act for members',
    'nomineeRequest.opened': 'read a request to act for a member',
    'nomineeRequest.documentOpened': 'opened the document of a request to act for a member',
    'nomineeRequest.granted': 'granted a request to act for a member',
    'nomineeRequest.refused': 'refused a request to act for a member',
  },
  proposals: { 'nominee.grant': { name: 'Let a nominee act', effect: grantEffect } },
  held: nomineeHeld,
} satisfies ModuleWords<typeof nomineeKinds>;
