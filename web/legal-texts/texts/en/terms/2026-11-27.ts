import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';

export const words: VersionWords = {
  text: {
    title: 'Terms of Service',
    description: `The rules of ${site.name}: who may join, what stays yours, what members owe each other, and what we cannot promise.`,
    summary:
      'The short version: be yourself, be fair to the people you build with, and write down what you agree. Your work stays yours. We offer the place to begin. We do not promise success.',
    sections: [
      {
        id: 'what-this-is',
        title: 'What this agreement covers',
        body: [
          `${site.name} is a website on which students, professionals and entrepreneurs collaborate, develop projects and explore startup opportunities. These terms are the agreement between you and us about using it. When you create an account, you accept them.`,
          'If you use the site for a college or a company, you accept them for it as well. You confirm that you may do so.',
        ],
      },
      {
        id: 'who-may-join',
        title: 'Who may join',
        body: [
          'You must be at least 18 years old, or use the site under the supervision of a parent or guardian who accepts these terms for you.',
          'One person has one account, under their own name. People take part for their company or institution.',
        ],
      },
      {
        id: 'your-account',
        title: 'Your account',
        body: [
          'You prove your email address with a code and choose a password of at least 8 characters. Keep the password to yourself. We never ask for it.',
          'Tell others the truth about yourself: your role, your college, your experience. If you think that another person has used your account, log out everywhere and choose a new password. If you cannot sign in, complain to us.',
          { links: [{ to: rightsPaths.complain, label: 'Complain' }] },
        ],
      },
      {
        id: 'working-together',
        title: 'Working together',
        body: [
          'Projects are agreements between members. Before you begin, write down who does what, by when, and what each person receives: a payment, a share of the company, both, or neither. We are not a side of that agreement, and we do not enforce it.',
          'A promise of shares is worth only as much as the written agreement about it. Ask for advice before you sign an agreement that binds you for years.',
        ],
      },
      {
        id: 'what-is-yours',
        title: 'Your work stays yours',
        body: [
          'You keep every right in the texts, files, code and ideas that you bring. You allow us to store them, and to show them to the people you chose, for as long as they are on the site. You allow us nothing more.',
          'Share only what you may share. If an idea must stay secret, do not put it on an open page. Make an agreement with the people you tell.',
        ],
      },
      {
        id: 'conduct',
        title: 'How we treat each other',
        body: [
          'We can end your membership if you do one of these things:',
          [
            'You harass or threaten a person, or you discriminate against a person.',
            'You pretend to be another person, or you invent a partner, an investment or a qualification.',
            'You ask members for money in return for a project, an internship or a job.',
            'You send advertising to people who did not ask for it.',
            'You upload harmful software, or you try to reach data that is not yours.',
          ],
          'If you see such a thing, report it or complain. We listen to both sides before we act. If a person is in danger, we act at once.',
          { links: [{ to: rightsPaths.complain, label: 'Complain' }] },
        ],
      },
      {
        id: 'no-guarantee',
        title: 'What we cannot promise',
        body: [
          'We do not guarantee success, funding, a job, a mentor’s time or the quality of another member’s work. Mentors and partners speak for themselves. Their words are not legal, tax or investment advice from us.',
          'We work to keep the site available and your data safe. We cannot promise that it never fails.',
        ],
      },
      {
        id: 'ending',
        title: 'When a membership ends',
        body: [
          'You may leave at any time, and you need no reason. We may suspend or close an account that breaks these terms. We tell you why, and you may ask a second person to look at the decision.',
          'After an account ends, your agreements with other members still hold between you and them.',
        ],
      },
      {
        id: 'liability-and-law',
        title: 'Liability, changes and law',
        body: [
          'We answer without limit for harm that we cause on purpose or by gross negligence, and where the law allows no limit. For all other harm we answer only if it is direct and foreseeable. Nothing here takes away a right that the law gives you as a consumer.',
          'When these terms change in a way that matters, we email you at least 30 days before. If you do not agree, you may leave before then.',
          'Indian law applies, and the courts of Mumbai are responsible. Each complaint gets a number at once, and a person answers it.',
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
