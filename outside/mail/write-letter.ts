import type { PreparedLetter } from '#core/letters/prepare.ts';
import { type Block, layOut, type Site } from './layout.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

type Written = { subject: string; replyTo?: string | undefined; text: string; html: string };

/** What a letter says. `why` is the reason the person gets it, where that is not the account they have here. */
type Words = { subject: string; replyTo?: string | undefined; blocks: Block[]; why?: string };

/** Puts a letter into words. */
export function writeLetter(letter: PreparedLetter, site: Site): Written {
  const {
    blocks,
    why = `this address belongs to an account at ${site.name}.`,
    ...head
  } = wordsOf(letter, site);
  const reason = `You get this mail because ${why}`;
  return { ...head, ...layOut({ subject: head.subject, blocks, why: reason }, site) };
}

function wordsOf(letter: PreparedLetter, site: Site): Words {
  const notYou = 'If this was not you, you can ignore this mail: without it nobody can use your address.';
  switch (letter.letter) {
    case 'sign-up-code':
      return {
        subject: `${letter.code} is your ${site.name} code`,
        why: `somebody has typed this address on the sign-up page of ${site.name}.`,
        blocks: [
          { kind: 'heading', text: 'Confirm your e-mail address' },
          { kind: 'text', text: 'Type this code on the sign-up page:' },
          { kind: 'code', text: letter.code },
          { kind: 'text', text: `It works for ${letter.minutes} minutes and only once. ${notYou}` },
        ],
      };
    case 'log-in-code':
      return {
        subject: `OTP for ${site.name} Login`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          { kind: 'text', text: `Use this code to log in to ${site.name}:` },
          { kind: 'code', text: letter.code },
          ...(letter.phrase
            ? [
                {
                  kind: 'text' as const,
                  text: `The page that asked for it shows the phrase “${letter.phrase}”.`,
                },
              ]
            : []),
          { kind: 'text', text: `It works for ${letter.minutes} minutes and only once. ${notYou}` },
        ],
      };
    case 'confirmation-code':
      return {
        subject: `${letter.code} is your ${site.name} code`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: 'You have asked for a code where you are signed in. It confirms that it is you:',
          },
          { kind: 'code', text: letter.code },
          {
            kind: 'text',
            text: `It works for ${letter.minutes} minutes and only once. Tell it to nobody. If you did not ask for it, somebody else is signed in to your account: end that session on your dashboard and change your password.`,
          },
        ],
      };
    case 'verification':
      return {
        subject: `Account Verification for ${site.name}`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          { kind: 'text', text: 'Please confirm that this e-mail address is yours.' },
          { kind: 'link', text: 'Confirm my address', url: letter.link },
          { kind: 'text', text: `The link works for an hour and only once. ${notYou}` },
        ],
      };
    case 'recovery':
      return {
        subject: `Password Reset for ${site.name}`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          { kind: 'text', text: 'Somebody asked to set a new password for your account.' },
          { kind: 'link', text: 'Choose a new password', url: letter.link },
          {
            kind: 'text',
            text: 'The link works for an hour and only once. If this was not you, ignore this mail: your password stays as it is.',
          },
        ],
      };
    case 'welcome':
      return {
        subject: `Welcome to ${site.name}`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: 'Your account is ready. Your dashboard shows your profile and what comes next.',
          },
          { kind: 'link', text: 'Open my dashboard', url: `${site.origin}/dashboard` },
        ],
      };
    case 'password-changed':
      return {
        subject: `Your ${site.name} password has changed`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: 'The password of your account has just been changed. Other devices are signed out.',
          },
          { kind: 'text', text: 'If this was not you, choose a new one at once:' },
          { kind: 'link', text: 'Choose a new password', url: `${site.origin}/forgot-password` },
        ],
      };
    case 'new-device':
      return {
        subject: `A new sign-in to your ${site.name} account`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: `Somebody has signed in to your account from a kind of device that is new here: ${letter.kind}. If this was you, all is well.`,
          },
          {
            kind: 'text',
            text: 'If it was not, end that session on your dashboard and change your password:',
          },
          { kind: 'link', text: 'Open my dashboard', url: `${site.origin}/dashboard` },
        ],
      };
    case 'leaving':
      return {
        subject: `Your ${site.name} account will be deleted`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: `You have asked us to delete your account. On ${day.format(letter.leavesAt)} it will be removed with your profile and your files. Until then you can sign in and keep it.`,
          },
          { kind: 'link', text: 'Keep my account', url: `${site.origin}/dashboard` },
          {
            kind: 'text',
            text: 'If this was not you, sign in now, keep the account and change your password.',
          },
        ],
      };
    case 'email-change':
      return {
        subject: `${letter.code} is your ${site.name} code`,
        why: `a member of ${site.name} wants to use this address from now on.`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          { kind: 'text', text: 'Type this code on your dashboard to use this e-mail address from now on:' },
          { kind: 'code', text: letter.code },
          { kind: 'text', text: `It works for ${letter.minutes} minutes and only once. ${notYou}` },
        ],
      };
    case 'email-changed':
      return {
        subject: `Your ${site.name} e-mail address has changed`,
        why: `this address belonged to an account at ${site.name} until now.`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: `Your account uses ${letter.email} from now on, and no longer this address.`,
          },
          {
            kind: 'text',
            text: 'If this was not you, answer this mail at once: we help you to get your account back.',
          },
        ],
      };
    case 'guardian-request': {
      const memberName = nameIn(letter.memberName) || 'Somebody';
      return {
        subject: `${memberName} wants to join ${site.name}`,
        why: 'somebody has given this address as that of a parent or guardian.',
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: `${memberName} has named you as parent or guardian. ${site.name} is a place where students and founders work on startup projects together. Whoever is under 18 needs a grown-up who agrees.`,
          },
          { kind: 'link', text: 'Read and answer', url: `${site.origin}${letter.path}` },
          {
            kind: 'text',
            text: `The link works for ${letter.days} days. Until you agree, nobody else can see anything of the account. If you do not know ${memberName}, you can refuse there or ignore this mail.`,
          },
        ],
      };
    }
    case 'guardian-answer':
      return {
        subject: letter.confirmed
          ? `Your ${site.name} account is confirmed`
          : `About your ${site.name} account`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: letter.confirmed
              ? `${nameIn(letter.guardianName) || 'Your parent or guardian'} has confirmed your account. Everything is open to you now.`
              : `${nameIn(letter.guardianName) || 'Your parent or guardian'} has not agreed to your account. Talk about it with each other; on your dashboard you can ask again.`,
          },
          { kind: 'link', text: 'Open my dashboard', url: `${site.origin}/dashboard` },
        ],
      };
    case 'contact-message':
      return {
        subject: `Contact form: ${letter.subject}`,
        replyTo: letter.from,
        why: `this is the contact address of ${site.name}.`,
        blocks: [
          { kind: 'heading', text: letter.subject },
          { kind: 'quote', text: letter.message },
          { kind: 'text', text: `${letter.name}, ${letter.from}` },
        ],
      };
    // Quotes nothing of the message: anybody can type somebody else's address into the form.
    case 'contact-confirmation':
      return {
        subject: `${site.name} has your message`,
        why: `somebody has given this address in the contact form of ${site.name}.`,
        blocks: [
          { kind: 'heading', text: 'Thank you for writing to us' },
          { kind: 'text', text: 'Your message has arrived. A person will answer within three working days.' },
          {
            kind: 'text',
            text: 'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
          },
        ],
      };
    case 'contact-answer':
      return {
        subject: `Re: ${letter.subject}`,
        replyTo: letter.contact || undefined,
        why: `somebody has given this address in the contact form of ${site.name}.`,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          { kind: 'text', text: letter.answer },
          { kind: 'text', text: `On ${day.format(letter.writtenAt)} you wrote:` },
          { kind: 'quote', text: letter.message },
        ],
      };
    case 'account-blocked':
      return {
        subject: `Your ${site.name} account is blocked`,
        replyTo: letter.contact || undefined,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          {
            kind: 'text',
            text: 'We have blocked your account. You are signed out everywhere and cannot sign in. The reason:',
          },
          { kind: 'quote', text: letter.reason },
          {
            kind: 'text',
            text: `If you think that this is wrong, answer this mail or write to ${letter.contact}.`,
          },
        ],
      };
    case 'account-unblocked':
      return {
        subject: `Your ${site.name} account is open again`,
        replyTo: letter.contact || undefined,
        blocks: [
          { kind: 'heading', text: greeting(letter.name) },
          { kind: 'text', text: 'Your account is no longer blocked. You can sign in as before.' },
          { kind: 'link', text: 'Sign in', url: `${site.origin}/login` },
        ],
      };
  }
}

function greeting(name: string): string {
  const shown = nameIn(name);
  return shown ? `Hello ${shown},` : 'Hello,';
}

/**
 * A name as a letter may show it. Anybody can register somebody else's address under any name, so that one which carries
 * an address of the web, or a message, would make our mail theirs: such a one is left out.
 */
function nameIn(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > 60 || /[/\\@:<>[\]]|[.。．｡]\p{L}{2,}/u.test(line) ? '' : line;
}
