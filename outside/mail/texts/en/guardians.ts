import type { guardianKinds } from '#contract/guardians/kinds.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const toMember = {
  unnamed: 'You are under 18 and have not named a parent or guardian yet.',
  silent: 'Your parent or guardian has not answered yet.',
  refused: 'Your parent or guardian has not agreed to your account, or has withdrawn their consent.',
};
const memberAdvice = {
  unnamed:
    'To keep it, name a parent or guardian on your dashboard. If they agree before then, we delete nothing.',
  silent:
    'To keep it, talk with them. Our email to them has a link for the answer. You can send it again from your dashboard. If they agree before then, we delete nothing.',
  refused:
    'They can still change their mind with the link in our email to them. If they agree before then, we delete nothing.',
};

export const guardians = {
  'guardian-request': (email, site) => {
    const memberName = shownName(email.memberName) || 'A member under 18';
    return {
      subject: `${memberName} wants to join ${site.name}`,
      why: 'a member under 18 has named you as parent or guardian.',
      heading: `${memberName} asks for your consent`,
      blocks: [
        {
          kind: 'text',
          text: `${memberName} has named you as parent or guardian. ${site.name} is a place where students and founders work on startup projects together. Members under 18 need a parent or guardian who agrees.`,
        },
        { kind: 'link', text: 'Read and answer', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `To agree, you get a code at this address. Keep this email: with the link you can take your answer back at any time. Until you agree, no one else can see the account. If you do not know ${memberName}, you can refuse on that page or ignore this email.`,
        },
      ],
    };
  },
  'guardian-code': (email, site) => {
    const memberName = shownName(email.memberName) || 'a young person';
    return {
      subject: `Your code to agree, ${site.name}`,
      why: 'a member under 18 has named you as parent or guardian.',
      heading: 'Your code to agree',
      blocks: [
        {
          kind: 'text',
          text: `Use this code as the guardian of ${memberName} on ${site.name}, to agree or to read:`,
        },
        { kind: 'code', text: email.code },
        {
          kind: 'text',
          text: `It works for ${email.minutes} minutes and only once, in the browser that asked for it. Do not give it to another person, not even to ${memberName}. If you did not ask for it, ignore this email: without the code no one can agree for you.`,
        },
      ],
    };
  },
  'guardian-answer': (email, site) => ({
    subject: `About your ${site.name} account`,
    heading: email.confirmed ? 'Your account is confirmed' : 'Your guardian has not agreed',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.confirmed
          ? 'Your parent or guardian has confirmed your account. You can fill in your profile now.'
          : 'Your parent or guardian has not agreed to your account, or has withdrawn their consent. Talk about it with each other. They can still agree with the link in our email to them. You can ask another person only after our staff have looked at it. Your dashboard leads to the page where you ask us to look. If they do not agree, we delete the account. We email you 48 hours before.',
      },
      { kind: 'link', text: 'Open my dashboard', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'guardian-erasure-notice': (email, site) => {
    const on = day(email.eraseAt);
    const forMember = email.reader === 'member';
    const memberName = forMember ? '' : shownName(email.memberName) || 'A member under 18';
    return {
      subject: forMember
        ? `Your ${site.name} account will be deleted on ${on}`
        : `The ${site.name} account of ${memberName} will be deleted on ${on}`,
      heading: `The account will be deleted on ${on}`,
      ...(forMember
        ? { greeting: greeting(email.name) }
        : { why: 'a member under 18 has named you as parent or guardian.' }),
      blocks: forMember
        ? [
            {
              kind: 'text',
              text: `${toMember[email.reason]} Without their consent we may not keep your account, so on ${on} we will delete it with everything in it.`,
            },
            { kind: 'text', text: memberAdvice[email.reason] },
            { kind: 'link', text: 'Open my dashboard', url: `${site.origin}${todayPaths.dashboard}` },
            {
              kind: 'text',
              text: 'You can join again later, with their consent or when you are 18.',
            },
          ]
        : [
            {
              kind: 'text',
              text: `${email.reason === 'refused' ? `You have not agreed to the account of ${memberName}, or have withdrawn your consent.` : `${memberName} has named you as parent or guardian, and we have no answer from you yet.`} So on ${on} we will delete the account with everything in it, and your address too. You need not do anything.`,
            },
            { kind: 'text', text: `If you want ${memberName} to keep the account, agree before then:` },
            { kind: 'link', text: 'Read and answer', url: `${site.origin}${email.path}` },
          ],
    };
  },
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const guardianLines = {
  notifications: {
    guardian_answered: () => 'Your guardian has answered.',
    guardian_reviewed: () => 'We have looked at your guardian’s answer. It does not change.',
    guardian_outgrown: () => 'You need no guardian’s consent any more.',
  },
} satisfies MailLines<typeof guardianKinds>;
