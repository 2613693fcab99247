import type { nomineeKinds } from '#contract/nominees/kinds.ts';
import { nomineeLimits, nomineeTimes } from '#contract/nominees/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { grantEffect } from './desk.ts';
import { nomineeHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const nomineeWords = {
  refusals: {
    nominee_own: 'Name another person.',
    nominees_full: 'You have named a person. Remove them first to name another.',
    nominee_unknown: 'You have removed this person already. Please reload the page.',
    nominee_visit_over:
      'Your code no longer works, or the link is not complete. Please ask for another code.',
    nominee_too_many: `One address gets ${nomineeLimits.codesADay} codes in a day. Please try again tomorrow.`,
    nominee_not_adult: 'Only an adult can act for a member.',
    nominee_request_waits: 'Another person has asked to act for this member, or acts already.',
    nominee_again_later: `The member has signed in. You can ask again ${nomineeTimes.againDays} days after that.`,
    nominee_request_unknown: 'There is no such request here.',
    nominee_not_granted: 'You may not act for this member, or no longer. Please reload the page.',
    nominee_member_here: 'The member has signed in or pressed “I am here”. You can no longer ask for this.',
    nominee_early: `You can decide ${nomineeTimes.waitDays} days after the request.`,
    nominee_own_case: 'You are the member or the nominee. Other staff decide it.',
    guardian_visit_missing: 'Your code no longer works. Please ask for another code.',
    guardian_erases: 'Your parent or guardian has begun to erase this account. Only they can stop it.',
  },
  fieldErrors: {
    nominee_name_length: `Please write a name of up to ${nomineeLimits.name} characters.`,
    nominee_relation_missing: 'Choose who it is.',
    nominee_cause_missing: 'Choose the reason.',
    nominee_adult_missing: 'Only an adult can act for a member. Tick that you are 18 or older.',
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
    'nomineeRequests.listed': 'opened the list of requests to act for members',
    'nomineeRequest.opened': 'read a request to act for a member',
    'nomineeRequest.documentOpened': 'opened the document of a request to act for a member',
    'nomineeRequest.granted': 'granted a request to act for a member',
    'nomineeRequest.refused': 'refused a request to act for a member',
  },
  proposals: { 'nominee.grant': { name: 'Let a nominee act', effect: grantEffect } },
  held: nomineeHeld,
  emails: {
    'nominee-named': 'Named to act for a member',
    'nominee-code': 'Code to act for a member',
    'nominee-asked': 'Another person asks to act',
    'nominee-state': 'Request to act for a member',
  },
} satisfies ModuleWords<typeof nomineeKinds>;
