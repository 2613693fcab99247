import { data } from 'react-router';
import { checkContactForm, contactFormOf } from '#contract/enquiries/contact.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { sendEnquiry } from '#core/enquiries/send-enquiry.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { localeCode } from '#rules/text/locale-code.ts';
import { coreContext } from '#web/entry.server.tsx';
import { readForm } from '#web/forms/read-form.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { callerContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { about } from '#web/site/texts/en/about.ts';
import type { Route } from './+types/about';
import { Contact, type ContactOutcome } from './about/contact.tsx';
import { AboutHero } from './about/hero.tsx';
import { Unique } from './about/unique.tsx';
import { Values } from './about/values.tsx';
import { keptForAll } from './kept-for-all.ts';

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: about.title,
    description: about.description,
    path: sitePaths.about,
    image: '/share/about.png',
  });

/** Takes a message from the contact form, with or without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  if (!sent) throw data(null, { status: 415 });
  const form = contactFormOf(sent);
  const faults = checkContactForm(form);
  const answer = (outcome: ContactOutcome, status: number) => data(outcome, { status });
  if (Object.keys(faults).length > 0) return answer({ sent: false, form, faults }, 422);
  try {
    const { ip } = context.get(callerContext);
    const language = localeCode(site.language);
    await sendEnquiry(context.get(coreContext), { form, ip, contactAddress: site.email, language });
    return answer({ sent: true }, 200);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'general_rate_limit_exceeded') throw error;
    return answer({ sent: false, form, faults: {}, tooMany: true }, 429);
  }
}

/** Keeps the page, and what was typed, when the server cannot be reached. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<ContactOutcome> {
  const form = contactFormOf(await request.clone().formData());
  return serverAction().catch(() => ({ sent: false, form, faults: {}, failed: true }));
}

export default function About({ actionData }: Route.ComponentProps) {
  return (
    <>
      <AboutHero />
      <Values />
      <Unique />
      <Contact posted={actionData} />
    </>
  );
}
