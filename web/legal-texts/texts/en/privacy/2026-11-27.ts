import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { privacyKinds } from '#web/legal-texts/texts/en/privacy-kinds.ts';

export const words: VersionWords = {
  text: {
    title: 'Privacy Policy',
    description: `What ${site.name} knows about you, why, who sees it, how long it is kept, and how you decide about it.`,
    summary:
      'The short version: we keep what you type in, what you do with others here, and what it takes to run your account. Others see what you show or send them. We do not sell it, we do not track you across the web, and we send news only if you ask for it.',
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
          'We do not ask for your caste, religion, health or political opinion, and not for an Aadhaar number. Please keep such things out of your files.',
        ],
      },
      {
        id: 'why',
        title: 'Why we use it',
        body: [
          'Each kind above says why. All of it is to run your account, to let you and others find each other, agree and work, to answer you, to keep the site safe, and to do what the law asks of us. Each of these rests on your consent, on the agreement between us, or on a legal duty.',
          'We do not track what you look at, and build no advertising profiles. Some things follow from rules, without a person deciding: requests end when their time runs out, and messages and places in which a program finds, for instance, a request for money carry a warning or wait until one of our people has looked at them.',
        ],
      },
      {
        id: 'marketing',
        title: 'News only if you ask for it',
        body: [
          'Letters about programmes and events are sent only when you have ticked the box for them. You may take that back at any time, as easily as you gave it. Of what happens in your projects, agreements and messages you are told by mail as you have chosen. Letters that your account needs, such as a code or a notice about security, are sent in any case.',
        ],
      },
      {
        id: 'who-sees-it',
        title: 'Who sees it',
        body: [
          'We do not sell personal data. Nobody pays us for it, and nobody receives it for their own advertising.',
          'Other members, and visitors, see what the list above says: what you show on your page, publish with a project, or send them. Until you are 18 no member sees you.',
          'The few people of ours who run the site can open accounts, letters to us, verifications, projects, places, reports and disputes when their task needs it, such as answering you or stopping abuse. Every such look is written down in a log that nobody can change.',
          'Of private messages they see only two kinds: one that a program sends to review because it seems to ask for money or to lead away from here, and one that somebody in the conversation has reported, with up to 10 messages around it.',
          'Companies that run servers or deliver mail for us see only what their task needs, under a contract, and for no purpose of their own. Authorities receive data only where a law obliges us, and we tell you unless that is forbidden.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        body: [
          'Each kind above says how long. When you delete your account, it and what belongs to it is removed 30 days later; until then you can change your mind. It is gone from our backups within a further 60 days. These stay:',
          [
            'Agreements, for the other side: the texts and what was handed in for their time, your signature with the name you typed, and the ledger, all without your account.',
            'Messages to others, without your name.',
            'What was reported and decided, for its year.',
            'Security records of what happened for a year, and the log of what our own people did for three; they know you by a number that leads to nobody any more.',
            'Counters, for a day at most, and the hash by which nobody invites you, if you asked for that.',
            'The addresses of your page, empty, so that nobody can take them.',
          ],
        ],
      },
      {
        id: 'your-rights',
        title: 'Your data rights',
        body: [
          'The data is about you, so you decide:',
          [
            'See it: download what we hold about you from your settings. Not in it are counters, hashes, what you have just deleted, and the network addresses of signatures.',
            'Correct it: change your profile yourself, or ask us under “My data”.',
            'Delete it: give up your account in your settings. What stays is listed just above.',
            'Withdraw: take back any consent under “My data, Consents”, without losing anything that does not depend on it.',
            'Name somebody: say who may use these rights for you if you die or cannot act.',
            'Complain: to us first, and to the Data Protection Board of India if our answer does not satisfy you.',
          ],
          'All of this is under “My data”. Each request has a number; we answer within 15 days, complaints about content within 7, free of charge. Without an account, a code to your address shows that it is yours.',
          {
            links: [
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
          'Whoever is under 18 names a parent or guardian. We keep that person’s email address, what they are to the child and how they answered, and write to them; until they agree, with a code sent to that address, the child gives no more than a name, the date of birth, the two addresses and a password, and nobody else sees the account. Afterwards the child can fill in a profile and save places; other members do not see it before they are 18. The guardian may take the consent back at any time. When nobody agrees for seven days, or somebody refuses or takes the consent back, we delete the account, 48 hours after telling both. If you believe that a child has an account without such consent, complain, and we will remove it.',
          { links: [{ to: rightsPaths.complain, label: 'Complain' }] },
        ],
      },
      {
        id: 'safety-and-changes',
        title: 'Safety, places and changes',
        body: [
          'Everything travels encrypted, and only people who need access have it. If personal data is ever lost or exposed, we tell the people concerned and the Board without delay, within 72 hours of knowing.',
          'If data is processed outside India, we allow only places that Indian law allows. When this text changes in a way that matters, we write to you at least 30 days before the change holds. We use your data for a new purpose, or give it to a new receiver, only after your Yes; for members under 18, after that of the parent or guardian. Each earlier version stays at its own address.',
        ],
      },
    ],
  },
};
