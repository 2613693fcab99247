import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { privacyKinds } from '#web/legal-texts/texts/en/privacy-kinds.ts';

export const words: VersionWords = {
  text: {
    title: 'Privacy Policy',
    description: `What ${site.name} knows about you, why, who sees it, how long it is kept, and how you decide about it.`,
    summary:
      'The short version: we keep what you type in, what you do with others here, and what we need to run your account. Others see what you show or send them. We do not sell your data, we do not track you across the web, and we send news only if you ask for it.',
    sections: [
      {
        id: 'who-we-are',
        title: 'Who is responsible',
        body: [
          `${site.name}, ${site.city}, decides how your personal data is used on this site. “Your data rights” below says how to ask us about it.`,
        ],
      },
      {
        id: 'what-we-keep',
        title: 'What we keep',
        body: [
          { kinds: privacyKinds },
          'The page “What we hold, and why” has the same in smaller parts.',
          'We do not ask for your caste, religion, health or political opinion. We do not ask for an Aadhaar number. Please keep such data out of your files.',
        ],
      },
      {
        id: 'why',
        title: 'Why we use it',
        body: [
          'Each kind above says why. We use your data to run your account, to let you and others find each other, agree and work, to answer you, to keep the site safe, and to do what the law asks of us. Each of these rests on your consent, on the agreement between us, or on a legal duty.',
          'We do not track what you look at, and we build no advertising profiles. Some steps are automatic. Requests end when their time is over. A program looks for a request for money and similar things in messages and opportunities. If it finds one, the message carries a warning, and the opportunity waits until our staff have looked at it.',
        ],
      },
      {
        id: 'marketing',
        title: 'News only if you ask for it',
        body: [
          'We email you about programmes and events only if you have ticked the box for it. You can withdraw that at any time, as easily as you gave it. You choose which emails you get about your projects, agreements and messages. We always send the emails that your account needs, such as a code or a notice about security.',
        ],
      },
      {
        id: 'who-sees-it',
        title: 'Who sees it',
        body: [
          'We do not sell personal data. No one pays us for it, and no one gets it from us for their own advertising.',
          'Other members and visitors see what the list above says: what you show on your page, publish with a project, or send them. Until you are 18, members do not see you. There is one exception: a mentor, with the consent of your guardian, sees your first name and what you send to that mentor.',
          'A few of our staff run the site. They can open accounts, questions to us, verifications, projects, opportunities, reports and disputes when their task needs it, such as to answer you or to stop abuse. We record each time in a log that no one can change.',
          'Our staff see private messages in two cases only. A program sends a message to them because it seems to ask for money or to lead away from here. Or a person in the conversation reports a message; then our staff see it and up to 10 messages around it.',
          'Some companies run servers or deliver email for us. They see only what their task needs, under a contract, and for no purpose of their own. Authorities get data only where a law obliges us. We tell you, unless the law forbids us to tell you.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        body: [
          'Each kind above says how long. When you delete your account, we remove it and its data 30 days later. Until then you can change your mind. If you do not use your account for three years, we delete it as well. We email you 30 days, 7 days and 48 hours before, and a sign-in keeps the account. We do not delete it while an agreement of yours is not settled. The data leaves our backups within a further 60 days. We keep this:',
          [
            'Agreements, for the other side: the texts and the work that was handed in, for their time; your signature with the name you typed; and the ledger. They do not lead to your account any more.',
            'Messages to others, without your name.',
            'What was reported and decided, for its year.',
            'Security records of what happened, for a year, and the log of what our staff did, for three years. They know you by a number that leads to no person any more.',
            'Counters, for a day at most. If you asked that no one invites your address: a hash of that address.',
            'The addresses of your page, empty, so that no one else can use them.',
          ],
        ],
      },
      {
        id: 'your-rights',
        title: 'Your data rights',
        body: [
          'The data is about you, so you decide:',
          [
            'See it: download what we hold about you from your settings. The download has no counters, no hashes, nothing that you have just deleted, and no network addresses of signatures.',
            'Correct it: change your profile yourself, or ask us under “My data”.',
            'Delete it: give up your account in your settings. The section above lists what we keep.',
            'Withdraw: withdraw any consent under “My data, Consents”. You lose only what depends on it.',
            'Name a person: say who may use these rights for you if you die or cannot act.',
            'Complain: to us first. If our answer does not satisfy you, complain to the Data Protection Board of India.',
          ],
          'All of this is under “My data”. Each request has a number. We answer within 15 days, and complaints about content within 7 days, free of charge. If you have no account, a code to your address shows that it is yours.',
          {
            links: [
              { to: innerRightsPaths.ask, label: 'Ask about my data' },
              { to: rightsPaths.rights, label: 'My data' },
              { to: rightsPaths.withoutAccount, label: 'Without an account' },
              { to: rightsPaths.complain, label: 'Complain' },
            ],
          },
        ],
      },
      {
        id: 'young-people',
        title: 'Young people',
        body: [
          'If you are under 18, you name a parent or guardian. We keep their email address, what they are to you and how they answered, and we email them. They agree with a code that we send to that address.',
          'Until they agree, you give only a name, the date of birth, the two addresses and a password, and no one else sees the account. Afterwards you can fill in a profile and save opportunities. Other members do not see your profile before you are 18.',
          'The guardian can withdraw the consent at any time. If no one agrees for seven days, or if a guardian refuses or withdraws, we tell both of you and delete the account 48 hours later.',
          'If you believe that a child has an account without such consent, complain to us, and we remove it.',
          { links: [{ to: rightsPaths.complain, label: 'Complain' }] },
        ],
      },
      {
        id: 'safety-and-changes',
        title: 'Safety, countries and changes',
        body: [
          'All data travels encrypted, and only people who need it can open it. If personal data is lost or exposed, we tell the people concerned and the Board without delay, within 72 hours of knowing.',
          'We process data outside India only in countries that Indian law allows. When this text changes in a way that matters, we email you at least 30 days before the change holds. We use your data for a new purpose, or give it to a new receiver, only after your Yes. For members under 18 the parent or guardian gives that Yes. Each earlier version stays at its own address.',
        ],
      },
    ],
  },
};
