import type { SampleStory } from '../sample-story.ts';

export const firstJob: SampleStory = {
  id: 'story-first-job',
  slug: 'the-interview-was-already-over',
  title: 'The interview was already over',
  excerpt:
    'Sneha had no internship to show, and a college nobody asks for. She had a waiting-time page that forty clinics open every morning.',
  body: `Sneha Gaikwad studied computer applications in Latur, and sent out sixty applications. Three were answered. None of them asked what she could do. One asked whether her college was “that one or the other one”, and it was the other one.

On Saharambh a dentist in Aurangabad was looking for help. Everybody came to him at nine, because everybody comes at nine. By ten the bench outside was full, by eleven the first ones went home with their toothache. What he needed, he wrote, was “some kind of system”. It paid ₹4,000 a month for twelve hours a week, and the end was fixed: twenty weeks.

Sneha asked to join. She was the only one who had written a question instead of a letter: how long does a filling take?

## From one chair
Nobody knew. So for the first two weeks she sat in the waiting room with a stopwatch and wrote nothing but times. A filling takes twenty-six minutes. A check takes nine. “It will only take a moment” takes fourteen.

Out of that she built one page. It shows how long the wait would be if you set out now. People look at it from home, and come when it says fifteen minutes. There is no login and nothing to book. The receptionist presses one of three buttons whenever somebody goes in.

Her mentor, who builds software for hospitals in Pune, taught her two things: to write down what happens when the power fails, and to charge for it.

## What went wrong
In the sixth week the power failed. The page went on showing fifteen minutes for two hours, and thirty people came for those fifteen minutes. The dentist telephoned. He was quiet, which was worse.

She had not thought of a page that knows that it knows nothing. Now, if no button has been pressed for twenty minutes, it says so: “We have not heard from the clinic since 10:40. Please ring.” It is the part she is proudest of, and it is four lines long.

The other mistake was about money. She let the second clinic have it for nothing, as a favour. The third had heard of that, and wanted the same favour. It took her a month to say the sentence “it costs ₹600 a month”, and one evening to find out that nobody minded.

## To forty
The dentist told another one, and that one told a group of eye clinics in Nanded. After eight months, forty clinics opened the page every morning. Two friends from Latur took over the telephone in the afternoons, and were paid by the hour.

One of the companies that had not answered her wrote to her. Somebody there had seen the page in a waiting room, with a child on his lap, and had asked the receptionist who made it.

“They had an assignment for me that takes four hours,” she says. “I asked whether I might explain one difficult decision instead. I explained what happens when the power fails. Then they asked when I could start.”

She still runs the page, with leave from her employer, in writing. The two friends own half of it.`,
  author: 'Sneha Gaikwad',
  author_role: 'Software Engineer, Latur',
  category: 'success',
  tags: ['placement', 'health', 'software'],
  picture: 'tooth',
  team: 'A student, a dentist and a mentor; later two friends',
  hours_a_week: 12,
  weeks: 20,
  went_wrong: 'When the power failed, the page went on promising fifteen minutes.',
  read_minutes: 3,
  featured_place: null,
  published_at: new Date('2026-09-18T06:30:00Z'),
};
