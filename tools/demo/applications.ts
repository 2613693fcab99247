/** How far a sample has got. A `submitted` one ends when its opportunity is closed, filled or removed later. */
export type Reached =
  | 'submitted'
  | 'seen'
  | 'shortlisted'
  | 'times'
  | 'interview'
  | 'offered'
  | 'accepted'
  | 'joined'
  | 'declining'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'trying'
  | 'tried'
  | 'aside'
  | 'offer_over'
  | 'seat_freed';

export type DemoApplication = {
  opportunity: string;
  handle: string;
  reached: Reached;
  daysAgo: number;
  note: string;
  answer: string;
};

/**
 * By the title of the opportunity: who applies, how far it has got, how many days ago it was sent, what they say of
 * themself, and what they have made.
 */
const asked: Record<
  string,
  readonly (readonly [handle: string, reached: Reached, daysAgo: number, self: string, made: string])[]
> = {
  'Order counter for eleven schools': [
    [
      'ishita-rao',
      'submitted',
      1,
      'I draw forms that no one has to explain.',
      'A form for our hostel’s mess.',
    ],
    [
      'saurabh-meshram',
      'seen',
      3,
      'I build for phones that cost less than a textbook.',
      'A timetable for 300 people.',
    ],
    ['amina-bello', 'tried', 5, 'I write front ends after my day’s lectures.', 'A shop for my aunt’s cloth.'],
    [
      'pooja-rathod',
      'trying',
      4,
      'I have sold at a stall, and I like short lists.',
      'A price list for a market.',
    ],
    ['emeka-nwosu', 'offered', 6, 'Back ends, slowly and well.', 'A ledger that two shops use every day.'],
    [
      'farhan-khan',
      'declined',
      8,
      'Cables and patience; I learn JavaScript now.',
      'A page about our network.',
    ],
    ['kofi-asante', 'declined', 9, 'I build things out of what the market throws away.', 'A press for husk.'],
    ['yash-kale', 'withdrawn', 7, 'Statistics on very small data.', 'A notebook that counts late buses.'],
  ],
  'Damage count after the rains': [
    ['rahul-ingle', 'submitted', 4, 'I count birds, trees and buses.', 'A map of 212 bus stops.'],
    [
      'arjun-wankhede',
      'joined',
      20,
      'I grew up on a cotton farm and know what wet does.',
      'A count of soil samples.',
    ],
  ],
  'Signs that need no reading': [
    ['tunde-adeyemi', 'joined', 25, 'I make short films about long queues.', 'Signs for a canteen.'],
  ],
  'Shop page for nine weavers': [
    [
      'asha-patil',
      'offered',
      5,
      'I draw the table before I write the query.',
      'An order system for a press.',
    ],
    ['ishita-rao', 'times', 3, 'I like pages that no one has to explain.', 'A form for our hostel’s mess.'],
    ['tanvi-bhosale', 'interview', 6, 'I write in Marathi and English.', 'Forty pages for a press.'],
    ['priya-nair', 'seen', 4, 'I ask until the real problem turns up.', 'Nine interviews with tailors.'],
  ],
  'Delivery rounds on a map': [
    [
      'asha-patil',
      'shortlisted',
      6,
      'I am happiest between a database and a map.',
      'Every bus stop in the west.',
    ],
  ],
  'Tickets by text message': [
    [
      'asha-patil',
      'submitted',
      2,
      'I have ten hours, most of them after eight.',
      'A counter for eleven schools.',
    ],
    ['daniel-okello', 'lapsed', 14, 'Radio first, internet second.', 'A phone-in show with a queue.'],
  ],
  'Kitchen accounts': [
    ['neha-thakur', 'accepted', 10, 'Bookkeeping is a kind of detective work.', 'The books of two shops.'],
    ['zoya-ansari', 'declining', 3, 'I explain numbers to people who fear them.', 'A chart of a mess bill.'],
  ],
  'Recording lathes at Pimpri': [
    [
      'omkar-jadhav',
      'offer_over',
      12,
      'A mechanical engineer on weekdays.',
      'A rig that holds a drill still.',
    ],
  ],
  'Case that survives oil': [
    ['kofi-asante', 'submitted', 3, 'Metal, heat and a file.', 'A case for a radio, out of a tin.'],
  ],
  'Photographs of a loom at work': [
    ['tunde-adeyemi', 'seat_freed', 30, 'I photograph people who work.', 'A film about a market at five.'],
  ],
  'Pricing for small lots': [
    ['mangesh-lokhande', 'submitted', 6, 'I buy grapes for people who make wine.', 'Twenty years of prices.'],
  ],
  'Sacks with a story': [
    ['sneha-more', 'submitted', 9, 'I study textiles and wear my own.', 'A print made of onion skins.'],
  ],
  'Reading tests in two schools': [
    ['grace-nakato', 'aside', 9, 'I keep notes that others can read.', 'A chart that a whole ward used.'],
  ],
  'Food safety checks': [
    ['anjali-gupta', 'seen', 5, 'Chemistry, with an eye on what it costs.', 'Tests of 40 samples of milk.'],
  ],
};

const rest =
  'I have read what you would have someone do, and I would begin with the second week of it, since that is where I have something to show.';

export const demoApplications: readonly DemoApplication[] = Object.entries(asked).flatMap(
  ([opportunity, all]) =>
    all.map(([handle, reached, daysAgo, self, answer]) => ({
      opportunity,
      handle,
      reached,
      daysAgo,
      answer,
      note: `${self} ${rest}`,
    })),
);
