import { deletePicture, patchPicture } from '#contract/projects/picture-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { faultOf, type Handler, type Reply } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';
import { tried } from './faults.ts';

/** The steps for a picture that exists. */
export const pictureActs: Record<string, Handler> = {
  describe: (sent, { ask, param }) =>
    tried(async () => {
      const [projectSlug, fileId] = [param('slug'), sent.text('pictureId')];
      await ask(patchPicture, { projectSlug, fileId, alt: sent.secret('alt') });
      return { done: 'described' };
    }),
  'remove-picture': (sent, { ask, param }) =>
    tried(async () => {
      await ask(deletePicture, { projectSlug: param('slug'), fileId: sent.text('pictureId') });
      return { done: 'unpictured' };
    }),
};

/** Takes the picture that was sent to this page, and says for which of its forms it was refused. */
export async function takePicture({ url }: Visit, take: (of: string) => Promise<unknown>): Promise<Reply> {
  const of = url.searchParams.get('of') ?? '';
  try {
    await take(of);
    return { done: 'pictured', about: { of } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { fault: faultOf(error), about: { of } };
  }
}
