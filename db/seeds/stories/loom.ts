import type { SampleStory } from '../sample-story.ts';

export const loom: SampleStory = {
  id: 'story-loom',
  slug: 'the-loom-that-counts',
  title: 'The loom that counts',
  excerpt:
    'Weavers in Paithan were paid by the metre, and the metres were always short. Two electronics students and a weaver’s daughter built a counter, and weavers in Ghana made it better.',
  body: `A Paithani takes weeks. The weaver is paid for what the trader measures, with a tape that the trader brings along. Rutuja Bhagwat grew up between the two. Her mother wove, her uncle traded, and at every festival she had the feeling that one of the tapes was short.

She studied accounting, which did not help. On Saharambh she looked for somebody to measure the thing itself. Faizan and Neel were in their last year of electronics in Aurangabad and were looking for something to measure that was not a temperature. They agreed on nine hours a week for thirty weeks, no money, and a third each of whatever would come of it.

## How to listen to a loom
Their first idea was a camera. It needs light, and it needs the weaver to sit still, and a weaver does not. The second was a wheel that runs along with the cloth, which is what the traders’ tape does too.

The third was Rutuja’s mother’s. She has never counted metres. She counts passes of the shuttle, without noticing it, as other people breathe. And each pass ends with a knock on the wood.

So the counter listens. It is a disc the size of a biscuit, is screwed to the frame, and writes down every knock. It costs as much as two meals and runs for a year on the battery of a bicycle lamp.

## What went wrong
It counted the neighbour. Looms stand close together, and one knock travels through the floor to the next three frames. In the first month a weaver who was at a wedding made eleven metres.

They tried rubber feet, and arithmetic. What worked came from Bonwire in Ghana, where kente is woven on looms that stand in rows under one roof. Kwame Boateng, who teaches weaving there, had read about the counter and asked for two. He wrote back after a week, with a photograph: he had hung the disc on the cord of the heddle instead of screwing it to the wood. The cord moves only when its own weaver moves it.

“We had spent six weeks on software,” says Neel. “He had spent an afternoon, and a piece of string.”

## A company, by accident
The traders were not pleased. Two of them stopped buying from whoever had a counter. Then the honest ones asked for it, because buyers abroad wanted to know who wove their sari and how long it took. The counter knew. A label with that number sells for a tenth more, and the tenth goes to the weaver: that stands in the agreement, above the signatures.

Shuttle & Count was registered in the spring. It belongs to the three of them, to Kwame Boateng, who got his share for the string, and by their own wish to a cooperative of thirty weavers. An investor asked who had told them to divide it like that.

“Everybody who made it,” says Rutuja.

He did not invest. Another one did, and signed for a part so small that she called it a thank-you letter. Sixty looms knock in Paithan now, and fourteen in Bonwire. Rutuja’s uncle has thrown his tape away. He says that he lost it.`,
  author: 'Rutuja Bhagwat',
  author_role: 'Co-founder, Shuttle & Count',
  category: 'startup',
  tags: ['craft', 'electronics', 'ghana'],
  picture: 'loom',
  team: 'A weaver’s daughter, two electronics students, a weaving teacher in Ghana',
  hours_a_week: 9,
  weeks: 30,
  went_wrong: 'The counter counted the neighbour’s loom.',
  read_minutes: 3,
  featured_place: null,
  published_at: new Date('2026-09-04T06:30:00Z'),
};
