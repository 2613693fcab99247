import type { SampleStory } from '../sample-story.ts';

export const libraryVan: SampleStory = {
  id: 'story-library-van',
  slug: 'a-library-on-three-wheels',
  title: 'A library on three wheels',
  excerpt:
    'Four students from Nagpur and a retired postmaster put 600 books into an auto-rickshaw. A year later eleven villages know the timetable by heart.',
  body: `Sunil Wankhede drove past the same schoolyard for thirty years, delivering letters. In the break the children sat on the wall and waited for the bell. There was no library for forty kilometres, and nobody had ever thought of that as news. When he retired he wrote one sentence on Saharambh: “I know every road, and I have a garage.”

Prajakta Meshram answered the same evening. She was in her third year of mechanical engineering and wanted to build something that has to survive a road. Two classmates joined, for the app that would tell which book was where. The fourth, Tejas, studied commerce, and knew how to write to a publisher so that the publisher writes back.

## What they agreed
Nobody took a share, because there was nothing to share. The agreement fitted on half a page: two Saturdays a month on the road, six hours a week in between, petrol paid from a common box. Whoever leaves finds their own successor. Two have left since. Both found one.

They gave themselves twenty-six weeks and ₹38,000. The auto-rickshaw, third-hand, took twenty-four thousand of it.

## What went wrong
First the shelves. Prajakta had drawn them to fold outwards like wings, and on paper they did. On the road to Kamptee the left wing opened by itself, and ninety geography books lay in the ditch. The second version opens only towards the back. It is uglier, and has never opened since without being asked.

Then the app. It took four months, and it worked. Nobody needed it. Each child told the next one where the van would be, and a teacher in Mouda had chalked the timetable on the wall of the panchayat office before the app had a name. They kept the timetable and dropped the rest.

“We had planned a platform,” says Prajakta. “What was missing was a second battery.” The lamp over the shelves had emptied the only one they had, twice, and both times Sunil had pushed a library uphill.

## What people wanted to read
The pallet that Tejas got from a publisher held six hundred books that nobody in the city had wanted. Nobody in the villages wanted them either. Eleven copies of a guide to the bank examinations of 2011 are in the garage to this day.

So they asked. A girl in Class 6 in Kuhi wanted to know how a motor works, with pictures. Her grandmother wanted something in Marathi, in large letters, in which nobody dies. From then on a notebook hung at each stop. The next two hundred books were bought by that list, from a second-hand stall in Nagpur, for less than it had cost to fetch the pallet.

## Where it stands
The van lends about ninety books a week in eleven villages. Seven in a hundred do not come back, which is better than the college library. A second van is being welded in Wardha, from the same drawings, which hang in the open for everybody to copy.

Prajakta wrote her final-year report about the hinge. The examiner asked why a hinge needs forty pages. “Because of the ditch,” she said, and showed him the photograph.`,
  author: 'Prajakta Meshram',
  author_role: 'Engineering Student, Nagpur',
  category: 'success',
  tags: ['education', 'rural', 'hardware'],
  picture: 'rickshaw',
  team: 'Four students and a retired postmaster',
  hours_a_week: 6,
  weeks: 26,
  went_wrong: 'The shelves opened on the road, and nobody needed the app.',
  read_minutes: 3,
  featured_place: 1,
  published_at: new Date('2026-10-21T06:30:00Z'),
};
