import { organisationPaths } from '#contract/organisations/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { Goal } from '#web/figures/texts/en/figures.ts';

type CountedGoal = Omit<Goal, 'value'> & { target: number; suffix: string };

export const collaboration = {
  title: 'Collaboration',
  description:
    'How companies, colleges and the startup ecosystem across India and Africa are to begin projects with students on Saharambh, and what they will get out of it.',
  head: {
    headline: ['Bring a question.', 'Leave with a team.'],
    description:
      'For companies, colleges and startup people across India and Africa: what each side is to bring, and what it will take home. We are looking for the first partners now.',
  },
  opportunities: {
    title: 'Three doors into the same house',
    kinds: [
      {
        id: 'industry',
        title: 'Industry partners',
        text: 'You have a problem that is real, and too small or too strange for your own team.',
        benefits: [
          'A team of three to seven on your question, for weeks, not hours',
          'You see people work before you offer them a job',
          'A fixed budget, or a share in what comes of it',
          'Results that are yours, with the agreement written first',
        ],
      },
      {
        id: 'institutions',
        title: 'Educational institutions',
        text: 'Your students learn best when people outside wait for the answer.',
        benefits: [
          'Live projects that fit into the semester you already have',
          'Mentors from industry for your labs and clubs',
          'Records of practice for accreditation and placement',
          'Joint teams with colleges in other cities and countries',
        ],
      },
      {
        id: 'ecosystem',
        title: 'Startup ecosystem',
        text: 'You back beginnings: as an incubator, an investor, or a founder further along.',
        benefits: [
          'Meet teams months before they pitch',
          'Fill early roles with people who have shipped',
          'Share reviews, spaces and demo days with others',
          'Reach founders in Ghana, Nigeria and Uganda',
        ],
      },
    ],
  },
  network: {
    title: 'A network you can count on one page',
    colleges: { target: 100, suffix: '+', label: 'colleges we want round one table' },
    text: 'We want partners to know each other: one college lends a lab, another a professor, a company lends an afternoon a week.',
    benefits: [
      {
        title: 'One agreement',
        text: 'A short text for all partners, in plain words, that a legal department can read before lunch.',
      },
      {
        title: 'One person to call',
        text: 'One person on our team knows your projects and answers within a day.',
      },
      {
        title: 'One review a quarter',
        text: 'What worked, what did not, in numbers, with everyone at the table.',
      },
    ],
  },
  partners: {
    note: 'Entries with the mark “Sample” are invented. They stand here until three real ones are in their list.',
    mark: 'Sample',
    companies: {
      title: 'Partner companies',
      entries: [
        { name: 'Banyan Loop Systems', location: 'Pune' },
        { name: 'Monsoon Ledger', location: 'Mumbai' },
        { name: 'Tarang Devices', location: 'Nashik' },
        { name: 'Kente & Khadi Studio', location: 'Accra' },
        { name: 'Sahyadri Fresh Logistics', location: 'Kolhapur' },
        { name: 'Openwell Health' },
      ],
    },
    institutions: {
      title: 'Partner institutions',
      entries: [
        { name: 'Godavari Institute of Technology', subtitle: 'Engineering, Nashik' },
        { name: 'Konkan Coast College', subtitle: 'Science and commerce, Ratnagiri' },
        { name: 'Deccan School of Design', subtitle: 'Product and communication design' },
        { name: 'Vidarbha Polytechnic Circle', subtitle: 'Six colleges, one workshop' },
        { name: 'Marine Lines Management School', subtitle: 'Entrepreneurship cell' },
        { name: 'Volta Lake University College', subtitle: 'Exchange projects, Ghana' },
        { name: 'Lagoon City Institute', subtitle: 'Software and fintech, Lagos' },
        { name: 'Nile Source College' },
      ],
    },
    others: { title: 'Other partners' },
    more: { label: 'All organisations', to: organisationPaths.organisations },
  },
  figures: {
    title: 'Counted together',
    note: 'Our goals for the first two years.',
    entries: [
      { target: 100, suffix: '+', label: 'Partner institutions' },
      { target: 50, suffix: '+', label: 'Industry partners' },
      { target: 1000, suffix: '+', label: 'Students impacted', counts: 'students' },
      { target: 25, suffix: '+', label: 'Startup projects' },
    ] satisfies readonly CountedGoal[],
  },
  closing: {
    title: 'Which question would you bring?',
    write: { label: 'Send a message', to: `${sitePaths.about}#contact` },
    join: { label: 'Join as a partner', to: signUpPaths.signup },
  },
} as const;
