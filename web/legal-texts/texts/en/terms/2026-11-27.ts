import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';

export const words: VersionWords = {
  text: {
    title: 'Terms of Service',
    description: `The rules of ${site.name}: who may join, what stays yours, what members owe each other, and what we cannot promise.`,
    summary:
      'The short version: be yourself, be fair to the people you build with, write down what you agree. What you make stays yours. We offer the place, not a promise of success.',
    sections: [
      {
        id: 'what-this-is',
        title: 'What this agreement covers',
        body: [
          `${site.name} is a website on which students, professionals and entrepreneurs collaborate, develop projects and explore startup opportunities. These terms are the agreement between you and us for using it. By creating an account you accept them.`,
          'If you use the site for a college or a company, you also accept them on its behalf and confirm that you may do so.',
        ],
      },
      {
        id: 'who-may-join',
        title: 'Who may join',
        body: [
          'You must be at least 18 years old, or use the site under the supervision of a parent or guardian who accepts these terms for you.',
          'One person has one account, under their own name. Companies and institutions take part through the people who represent them.',
        ],
      },
      {
        id: 'your-account',
        title: 'Your account',
        body: [
          'You prove your email address with a code and choose a password of at least 8 characters. Keep the password to yourself; we will never ask for it.',
          'What you tell others about yourself has to be true: your role, your college, your experience. If you think that somebody else has used your account, log out everywhere and choose another password. If you cannot get in any more, complain.',
        ],
      },
      {
        id: 'working-together',
        title: 'Working together',
        body: [
          'Projects are agreements between members. Before you begin, write down who does what, by when, and what each person receives: a payment, a share of the venture, both, or neither. We are not a party to that agreement and do not enforce it.',
          'A promise of shares is worth what the written agreement behind it is worth. Take advice before you sign anything that binds you for years.',
        ],
      },
      {
        id: 'what-is-yours',
        title: 'What is yours stays yours',
        body: [
          'You keep every right in the texts, files, code and ideas that you bring. You allow us to store them, and to show them to the people you chose, for as long as they are on the site; nothing more.',
          'Only share what you may share. Ideas that must stay secret belong in an agreement with the people you tell, not on an open page.',
        ],
      },
      {
        id: 'conduct',
        title: 'How we treat each other',
        body: [
          'These things end a membership:',
          [
            'Harassing, threatening or discriminating against anybody.',
            'Pretending to be somebody else, or inventing a partner, an investment or a qualification.',
            'Asking members for money in return for a project, an internship or a job.',
            'Sending advertising to people who did not ask for it.',
            'Uploading harmful software, or trying to reach data that is not yours.',
          ],
          'Report it where you see it, or complain. We listen to both sides before we act, except where somebody is in danger.',
          { links: [{ to: rightsPaths.complain, label: 'Complain' }] },
        ],
      },
      {
        id: 'no-guarantee',
        title: 'What we cannot promise',
        body: [
          'We do not guarantee success, funding, a placement, a mentor’s time or the quality of another member’s work. Mentors and partners speak for themselves; what they say is not legal, tax or investment advice from us.',
          'We work to keep the site available and your data safe, but we cannot promise that it never fails.',
        ],
      },
      {
        id: 'ending',
        title: 'Leaving, and being asked to leave',
        body: [
          'You may leave at any time, without giving a reason. We may suspend or close an account that breaks these terms; we say why, and you may ask a second person to look at the decision.',
          'After an account ends, what you agreed with other members still holds between you and them.',
        ],
      },
      {
        id: 'liability-and-law',
        title: 'Liability, changes and law',
        body: [
          'We answer without limit for harm that we cause on purpose or by gross negligence, and wherever the law does not allow a limit. Otherwise we answer only for direct and foreseeable harm. Nothing here takes away a right that the law gives you as a consumer.',
          'When these terms change in a way that matters, we write to you at least 30 days before. If you do not agree, you may leave before then.',
          'Indian law applies, and the courts of Mumbai are responsible. A complaint gets a number at once, and a person answers it.',
          {
            links: [
              { to: rightsPaths.complain, label: 'Complain' },
              { to: rightsPaths.rights, label: 'My data' },
            ],
          },
        ],
      },
    ],
  },
};
