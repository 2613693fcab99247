import type { PastWork } from '#contract/people/public-profile-calls.ts';

type Said = { about: string; languages: string[]; work: PastWork[] };

const job = (what: string, where: string, from: number, to: number | null, line = ''): PastWork => ({
  what,
  where,
  from,
  to,
  line,
});

/** The long profiles of the members whom visitors meet first; all others have only a headline. */
export const saidAtLength: Readonly<Record<string, Said>> = {
  'meera-kulkarni': {
    about:
      'I sold paper for nine years before I made anything of it. In 2023 a school in Katol sent back forty books that had swollen in one wet week, and I have printed on stone paper ever since.\n\nAsk me about bindings, about tenders of district schools, and about what a printer really costs in its second year.',
    languages: ['mr', 'hi', 'en'],
    work: [
      job('Founder', 'Kolam Press', 2023, null, 'School books for eleven schools around Nagpur.'),
      job(
        'Area sales',
        'A paper merchant in Itwari',
        2014,
        2023,
        'Two hundred shops, most of them by scooter.',
      ),
      job('B.Com.', 'A college in Nagpur', 2011, 2014),
    ],
  },
  'kwame-mensah': {
    about:
      'My uncle grew tomatoes near Techiman and threw a third of them away. I build the rooms he needed: small, on the farm, with no bill for diesel.',
    languages: ['en', 'fr'],
    work: [
      job('Founder', 'Shade and Ice', 2022, null, 'Three cold rooms on two farms.'),
      job('Refrigeration technician', 'Tema harbour', 2015, 2022),
    ],
  },
  'adaeze-okafor': {
    about:
      'Four hours in a waiting room taught me more than two years of product meetings. I work on queues that tell the truth.',
    languages: ['en'],
    work: [
      job('Founder', 'Queue Kindly', 2024, null),
      job('Product manager', 'A bank in Lagos', 2019, 2024, 'Cards, and the people who wait for them.'),
    ],
  },
  'asha-patil': {
    about:
      'I draw the table before I write the query. Looking for a team that ships something small every week; I have ten hours, most of them after eight in the evening.',
    languages: ['mr', 'hi', 'en'],
    work: [
      job('Order system', 'Kolam Press', 2026, null, 'Replaced four notebooks.'),
      job('Maps of bus stops', 'College project', 2025, 2025, 'Every stop in Nagpur’s west, walked.'),
    ],
  },
  'sharada-apte': {
    about:
      'I have read some four hundred business plans and learned to turn to the page with the costs. I answer short questions within the week.',
    languages: ['mr', 'en'],
    work: [
      job('Adviser', 'Several small firms', 2018, null),
      job('Finance', 'A machine maker in Pune', 1998, 2018),
    ],
  },
};
