import type { SearchSaid } from '#contract/cofounders/shapes.ts';

type Criteria = Partial<Omit<SearchSaid, 'begin' | 'bring' | 'startsOn' | 'projectId'>>;

export type DemoSearch = {
  handle: string;
  /** The own sample project that the member brings; none where it is missing. */
  project?: string;
  begin: string;
  bring: string;
  sectors: string[];
  daysUntilStart: number;
  criteria?: Criteria;
};

/** Fourteen searches in Nagpur, Pune, Accra, Lagos and Kampala. The search of Ngozi Umeh fits no other one. */
export const demoSearches: readonly DemoSearch[] = [
  {
    handle: 'meera-kulkarni',
    project: 'Kolam Press',
    begin:
      'A small service beside the press that takes school books back in April, mends their bindings, and brings them to the next child in June.',
    bring:
      'Eleven schools that know us, a room with two sewing machines, nine years of selling paper, and all of my mornings from Monday to Saturday.',
    sectors: [],
    daysUntilStart: 20,
    criteria: {
      skills: { weight: 'nice', names: ['JavaScript', 'PostgreSQL', 'Accounting'] },
      hours: { weight: 'must', least: 6 },
      language: { weight: 'must' },
    },
  },
  {
    handle: 'asha-patil',
    begin:
      'Something that tells a school in one minute which books it has, who holds them and what is missing, also when the network is away for a day.',
    bring:
      'Databases, maps and patience with old telephones. I have built the order system of a press, and I can work on evenings and at weekends.',
    sectors: ['Education'],
    daysUntilStart: 10,
    criteria: {
      distance: { weight: 'nice', km: 50 },
      skills: { weight: 'nice', names: ['Sales', 'Business Planning'] },
    },
  },
  {
    handle: 'vikram-joshi',
    begin:
      'A meter for old water pumps that says each evening how much was pumped and what it cost, for farms and for housing societies.',
    bring:
      'I draw the boards, solder them and write what runs on them. Three of my meters have counted in a lane behind our house since last winter.',
    sectors: ['Hardware and Electronics'],
    daysUntilStart: 30,
    criteria: { hours: { weight: 'nice', least: 10 }, split: { weight: 'must' }, splits: ['equal'] },
  },
  {
    handle: 'ishita-rao',
    begin:
      'Forms that no one has to explain: for banks, clinics and offices, tried with people who read slowly before anyone else sees them.',
    bring:
      'Design for screens, four years of listening to people who try things out, and a list of nineteen forms that made someone give up.',
    sectors: ['Health', 'Education'],
    daysUntilStart: 45,
    criteria: { sector: { weight: 'nice', names: ['Health', 'Education'] } },
  },
  {
    handle: 'sharada-apte',
    begin:
      'A school for the second shift: people who run machines learn to plan a floor, on the floor, in evenings of ninety minutes.',
    bring:
      'Thirty years on factory floors, a list of plant managers who would open a gate, and the notes of every course that I gave since 2009.',
    sectors: ['Education', 'Manufacturing'],
    daysUntilStart: 60,
    criteria: { start: { weight: 'nice', months: 6 } },
  },
  {
    handle: 'suresh-pawar',
    begin:
      'A shop that mends the tools of other workshops overnight: drills, presses and gauges, brought at six and back before the first shift.',
    bring:
      'A plant that is quiet at night, two fitters who would rather work then, and the trust of forty workshops on our road.',
    sectors: ['Manufacturing'],
    daysUntilStart: 15,
    criteria: { distance: { weight: 'nice', km: 25 } },
  },
  {
    handle: 'kwame-mensah',
    begin:
      'Ice that comes by bicycle: small cold boxes from our rooms to fish sellers, each morning before the market opens and the sun is up.',
    bring:
      'A cold room that runs on the sun, three riders, and the first twelve sellers, who have written down for a month how much they lose.',
    sectors: ['Food and Beverages', 'Logistics'],
    daysUntilStart: 12,
    criteria: { language: { weight: 'must' }, hours: { weight: 'must', least: 3 } },
  },
  {
    handle: 'esi-owusu',
    begin:
      'Plain agreements for people who trade with people they know: one page, two languages, read aloud once, and kept where both find it.',
    bring:
      'Two years of law, a habit of reading contracts to the end, and an uncle with a stall who tells me where I sound like a book.',
    sectors: ['Professional Services'],
    daysUntilStart: 25,
    criteria: { skills: { weight: 'nice', names: ['Negotiation', 'Field Sales'] } },
  },
  {
    handle: 'william-tetteh',
    begin:
      'A buyers club for seed and tools, for farms that are too small to be asked what they need, with one delivery before each season.',
    bring:
      'I sold to farmers for twenty years and know which promise they have heard before. I bring the villages, and the van of my brother.',
    sectors: ['Agriculture'],
    daysUntilStart: 40,
    criteria: { start: { weight: 'nice', months: 6 } },
  },
  {
    handle: 'adaeze-okafor',
    begin:
      'A desk that three small clinics share: one person who answers every call, finds the next free hour, and reminds people a day before.',
    bring:
      'A product that two clinics use each day, the numbers of both before and after, and a nurse who says at once when something is silly.',
    sectors: ['Health'],
    daysUntilStart: 18,
    criteria: { sector: { weight: 'nice', names: ['Health'] }, language: { weight: 'must' } },
  },
  {
    handle: 'ngozi-umeh',
    begin:
      'A rehearsal hospital: rooms in which nurses and new machines meet for a week before either of them meets a person who is ill.',
    bring:
      'Products in hospitals and banks, a building that stands empty, and letters of two wards that would send their people for the first week.',
    sectors: ['Health'],
    daysUntilStart: 90,
    criteria: { hours: { weight: 'must', least: 48 } },
  },
  {
    handle: 'folake-adebayo',
    begin:
      'A library of things for schools: microscopes, cameras and instruments that travel between ten schools, with a teacher who travels too.',
    bring:
      'Ten head teachers who have said yes, a first set of microscopes, and some experience with numbers that have to last for years.',
    sectors: ['Education'],
    daysUntilStart: 30,
    criteria: { never: { sectors: [], stages: [], remoteOnly: true } },
  },
  {
    handle: 'joseph-kato',
    begin:
      'Spare parts for motorcycles, lent from boxes at ten corners of the city, and counted each night so that no corner runs out of brakes.',
    bring:
      'A workshop that goes to where motorcycles stand, nine mechanics who know me, and the list of parts that failed us in two years.',
    sectors: ['Logistics'],
    daysUntilStart: 14,
    criteria: { hours: { weight: 'nice', least: 4 } },
  },
  {
    handle: 'moses-ssali',
    begin:
      'A savings book for people who are paid by the day: it rounds down what they take home, and shows the rest on the last Friday of a month.',
    bring:
      'I moved payments before there were apps for them. I bring the rules, the forms, and two groups of drivers who save together already.',
    sectors: ['Finance'],
    daysUntilStart: 35,
    criteria: { stage: { weight: 'nice', names: ['Idea', 'Prototype'] } },
  },
];

type Ending = 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'released';

/** Who asks whom to begin together, and how far it came. */
export const demoPairs: readonly (readonly [asker: string, asked: string, Ending, note: string])[] = [
  [
    'meera-kulkarni',
    'asha-patil',
    'accepted',
    'You built our order system and never once said that it was done. I would like to begin the book exchange with you, for three weeks first, and to see whether we both want a fourth.',
  ],
  [
    'kwame-mensah',
    'esi-owusu',
    'accepted',
    'Twelve sellers have said yes to ice, and none of us can write down what they have said yes to. Your one page is what is missing here. Shall we try it for two weeks?',
  ],
  [
    'vikram-joshi',
    'meera-kulkarni',
    'asked',
    'My meters count water, and your press has a dryer that no one counts. I read what you want to begin, and I think that a returned book could count itself as well.',
  ],
  [
    'ishita-rao',
    'sharada-apte',
    'declined',
    'Your evening school needs a sheet that people fill in while a machine runs. I have drawn six such sheets, and would like to try them on your first evening.',
  ],
  [
    'esi-owusu',
    'william-tetteh',
    'withdrawn',
    'A buyers club lives from promises that all of its members read in the same way. I would like to write the first one with you, and to read it aloud in two villages.',
  ],
  [
    'joseph-kato',
    'adaeze-okafor',
    'lapsed',
    'We both answer calls of people who wait for something. I count spare parts and you count free hours; I believe that one desk could do both, and I would like to show you how.',
  ],
  [
    'adaeze-okafor',
    'folake-adebayo',
    'released',
    'The clinics that I work with stand beside four of the schools that you name. A nurse could travel with your microscopes. May I tell you how we would plan one such week?',
  ],
];
