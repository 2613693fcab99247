import { countReplyFigures } from '../deadlines/count-reply-figures.ts';
import type { Core } from '../ground/core.ts';

const atOnce = 500;

/** Stores how every project has answered lately. Kept pages are rendered again only where that has changed. */
export async function computeReplyFigures({ db }: Core): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const projects = await db
      .selectFrom('projects')
      .select(['id', 'reply_days', 'reply_percent'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    const counted = await countReplyFigures(
      db,
      projects.map(({ id }) => id),
    );
    for (const { id, ...before } of projects) {
      const figures = counted.get(id);
      const [days, percent] = [figures?.days ?? null, figures?.percentInTime ?? null];
      if (days === before.reply_days && percent === before.reply_percent) continue;
      await db
        .updateTable('projects')
        .set({ reply_days: days, reply_percent: percent })
        .where('id', '=', id)
        .execute();
    }
    after = projects.length === atOnce ? projects.at(-1)?.id : undefined;
  }
}
