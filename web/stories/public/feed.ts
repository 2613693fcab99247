import { storyPaths } from '#contract/stories/paths.ts';
import type { StoryCard } from '#contract/stories/shapes.ts';
import { listStories } from '#core/stories/list-stories.ts';
import { coreContext } from '#web/entry.server.tsx';
import { site } from '#web/ground/texts/en/site.ts';
import { pageContext } from '#web/page-context.ts';
import { xml, xmlResponse } from '#web/site/machine/xml.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import type { Route } from './+types/feed';

/** The stories as an Atom feed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const { stories } = await listStories(context.get(coreContext));
  const updated = stories[0]?.date ?? new Date(0).toISOString();
  const head = [
    `<title>${xml(`${site.name}: ${texts.title}`)}</title>`,
    `<subtitle>${xml(texts.description)}</subtitle>`,
    `<id>${xml(origin + storyPaths.stories)}</id>`,
    `<link href="${xml(origin + storyPaths.stories)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(origin + storyPaths.feed)}"/>`,
    `<updated>${updated}</updated>`,
  ];
  const entries = stories.map((story) => entry(story, origin + storyPaths.story(story.slug)));
  return xmlResponse(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">\n${[...head, ...entries].join('\n')}\n</feed>`,
    'application/atom+xml',
  );
}

function entry(story: StoryCard, address: string): string {
  return [
    '<entry>',
    `<title>${xml(story.sample ? texts.sample.title(story.title) : story.title)}</title>`,
    `<id>${xml(address)}</id>`,
    `<link href="${xml(address)}"/>`,
    `<published>${story.date}</published><updated>${story.date}</updated>`,
    `<author><name>${xml(story.author)}</name></author>`,
    `<category term="${story.category}"/>`,
    `<summary>${xml(story.excerpt)}</summary>`,
    '</entry>',
  ].join('');
}
