import { textVersions } from '#contract/consent.ts';
import type { LegalText } from './legal-text.ts';
import { site } from './site.ts';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description: `What ${site.name} knows about you, why, who sees it, how long it is kept, and how you decide about it.`,
  version: textVersions.privacy,
  since: '21 November 2026',
  summary:
    'The short version: we keep what you type in and what it takes to run your account. We do not sell it, we do not track you across the web, and we send news only if you ask for it.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      body: [
        `${site.name}, ${site.city}, decides how your personal data is used on this site. Write to ${site.email} about anything in this text.`,
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep',
      body: [
        [
          'Your account: name, email address, phone number and your password, which is stored only as a hash that cannot be turned back.',
          'Your profile: role and location; for students the date of birth, education and college; for everybody else, if you give it, a company address.',
          'Files you upload: a résumé or a portfolio.',
          'A photo, if you give one: only what is seen, without the place, time and device that phones write into it.',
          'If you are under 18: the email address of your parent or guardian, what they are to you, and what they decided.',
          'Messages you send us through the contact form.',
          'What you agreed to: which version of the terms and of this text, in which language, and when.',
          'Security records: sign-ins with time, browser and network address.',
        ],
        'We do not ask for your caste, religion, health or political opinion. Please keep such things out of your files.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      body: [
        'To run your account, to show your profile to you and to those you work with, to answer your messages, to keep the site safe, and to do what the law asks of us. Each of these rests on your consent, on the agreement between us, or on a legal duty.',
        'We make no automatic decisions about you and do not build advertising profiles.',
      ],
    },
    {
      id: 'marketing',
      title: 'News only if you ask for it',
      body: [
        'Letters about programmes and events are sent only when you have ticked the box for them. You may take that back at any time, as easily as you gave it. Letters that your account needs, such as a code or a notice about security, are sent in any case.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: [
        'We do not sell personal data. Nobody pays us for it, and nobody receives it for their own advertising.',
        'The few people of ours who run the site can open accounts and messages when their task needs it, such as answering you or stopping abuse. Every such look is written down in a log that nobody can change.',
        'Companies that run servers or deliver mail for us see only what their task needs, under a contract, and for no purpose of their own. Authorities receive data only where a law obliges us, and we tell you unless that is forbidden.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        'Your account and files are kept for as long as you are a member. Files that were begun and never finished are removed by themselves. Messages from the contact form are kept for up to two years. Security records are kept for one year, as the law asks. The log of what our own people did is kept for three years; it knows accounts by number, and holds the words that were searched for.',
        'When you delete your account, it and what belongs to it is removed 30 days later; until then you can change your mind. It is gone from our backups within a further 60 days.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your data rights',
      body: [
        'The data is about you, so you decide:',
        [
          'See it: download everything that we hold about you from your settings.',
          'Correct it: change your profile yourself, or ask us.',
          'Delete it: give up your account in your settings, with all that belongs to it.',
          'Withdraw: take back any consent, without losing anything that does not depend on it.',
          'Name somebody: say who may use these rights for you if you die or cannot act.',
          'Complain: to us first, and to the Data Protection Board of India if our answer does not satisfy you.',
        ],
        `For anything that the settings do not do, write to ${site.email} from the address of your account. We answer within 30 days, free of charge.`,
      ],
    },
    {
      id: 'young-people',
      title: 'Young people',
      body: [
        'Whoever is under 18 names a parent or guardian. We keep that person’s email address, what they are to the child and how they answered, and write to them; until they agree, with a code sent to that address, we keep no more of the child than a name, the date of birth and the two addresses, and nobody else sees the account. They may take their consent back at any time. When nobody agrees for seven days, or somebody refuses or takes the consent back, we delete the account, 48 hours after telling both. If you believe that a child has an account without such consent, tell us and we will remove it.',
      ],
    },
    {
      id: 'safety-and-changes',
      title: 'Safety, places and changes',
      body: [
        'Everything travels encrypted, and only people who need access have it. If personal data is ever lost or exposed, we tell the people concerned and the Board without delay, within 72 hours of knowing.',
        'If data is processed outside India, we allow only places that Indian law allows. When this text changes in a way that matters, we write to you before the change holds; earlier versions are available on request.',
      ],
    },
  ],
};
