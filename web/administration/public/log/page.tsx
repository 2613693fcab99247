import type { ReactNode } from 'react';
import { getLogHeads, type ShownLogHead } from '#contract/administration/log-head-calls.ts';
import { transparencyPaths } from '#contract/administration/paths.ts';
import { logHeadTexts as texts } from '#web/administration/texts/en/log-heads.ts';
import { addressOf } from '#web/client/api.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { useProject } from '#web/use-project.ts';
import type { Route } from './+types/page';

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: transparencyPaths.log });

const shown = 31;
/** The bytes that are signed, with … for each value. */
const signedLine = '{"at":"…","format":"saharambh-log-head/1","hash":"…","kind":"daily","sequence":…}';

export async function loader({ context }: Route.LoaderArgs) {
  const { heads, checkpoint, restores } = await askForAll(context, getLogHeads, {});
  return { heads: heads.slice(0, shown), checkpoint, restores };
}

/** The published heads of the administrators' log, and how to check them. */
export default function TransparencyLog({
  loaderData: { heads, checkpoint, restores },
}: Route.ComponentProps) {
  const all = addressOf(getLogHeads, {}, useProject());
  return (
    <div className="page-width grid max-w-text gap-8 py-10 lg:py-16">
      <div className="grid gap-4">
        <h1 className="text-display">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
        <p>{texts.who}</p>
      </div>
      <Section title={texts.heads}>
        <p>{heads.length > 0 ? texts.headsIntro : texts.none}</p>
        {heads.length > 0 && (
          <ol className="divide-y divide-line border-y border-line">
            {heads.map((head) => (
              <Head key={head.at} head={head} />
            ))}
          </ol>
        )}
        <p>
          <a href={all} className="text-link">
            {texts.all}
          </a>
        </p>
      </Section>
      <Section title={texts.check}>
        <ol className="list-decimal space-y-2 ps-5">
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <code className="block break-all text-small">{signedLine}</code>
        <p>{texts.limits}</p>
      </Section>
      <Section title={texts.removed}>
        <p>
          {checkpoint
            ? texts.removedUpTo({ sequence: checkpoint.sequence, day: day(checkpoint.at) })
            : texts.removedNone}
        </p>
        {checkpoint && <Signed head={checkpoint} />}
      </Section>
      <Section title={texts.restores}>
        <p>{restores.length > 0 ? texts.restoresIntro : texts.restoresNone}</p>
        {restores.map(({ at, backupAt, sequence }) => (
          <p key={at}>{texts.restored({ day: day(at), backup: backupAt && moment(backupAt), sequence })}</p>
        ))}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

function Head({ head }: { head: ShownLogHead }) {
  return (
    <li className="grid gap-1 py-4">
      <p className="flex flex-wrap justify-between gap-x-6">
        <time dateTime={head.day} className="font-semibold">
          {day(head.day)}
        </time>
        <span>{texts.upTo(head)}</span>
      </p>
      <p className="text-small break-all">
        {texts.hash}: <code>{head.hash}</code>
      </p>
      <details>
        <summary className="cursor-pointer py-2.5 text-small">{texts.details}</summary>
        <Signed head={head} />
      </details>
    </li>
  );
}

function Signed({ head: { key, publicKey, signature, at } }: { head: ShownLogHead }) {
  const rows = [
    [texts.signedAt, at],
    [texts.key, key],
    [texts.publicKey, publicKey],
    [texts.signature, signature],
  ] as const;
  return (
    <dl className="grid gap-2 text-small">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-soft">{name}</dt>
          <dd className="break-all">
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
