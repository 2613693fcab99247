import { useState } from 'react';
import { organisationLimits } from '#contract/organisations/limits.ts';
import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { shownWebsite } from '#web/organisations/shown/website.ts';
import { workspaceTexts as texts } from '#web/organisations/texts/en/workspace.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';

type Of = { organisation: OwnOrganisation };

const fields = ['name', 'place', 'about'];

/** Its texts as they stand, with what comes from the mark. */
export function Said({ organisation: { said, ...one } }: Of) {
  return (
    <section aria-labelledby="said" className="grid gap-3">
      <h2 id="said" className="text-heading">
        {texts.texts}
      </h2>
      <dl className="grid gap-2">
        {said.place && <Fact name={texts.place} value={said.place} />}
        {said.about && <Fact name={texts.about} value={said.about} />}
        <OfMark organisation={{ said, ...one }} />
      </dl>
    </section>
  );
}

function OfMark({ organisation: { registry, registryNumber, website } }: Of) {
  return (
    <>
      <Fact name={texts.factNames.registry} value={registry} />
      <Fact name={texts.factNames.number} value={registryNumber} />
      <Fact name={texts.factNames.website} value={shownWebsite(website)} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="break-words whitespace-pre-wrap">{value}</dd>
    </div>
  );
}

/** Owners change its texts; the name until it was open. */
export function SaidForm({ organisation }: Of) {
  const post = usePost(['save']);
  // A live update may load a newer version while the owner types: the typed text stays based on this one.
  const [based] = useState(organisation);
  const conflict = post.answer?.fault?.code === 'conflict' ? post.answer.about : undefined;
  const { said, state } = organisation;
  return (
    <section aria-labelledby="said" className="grid gap-4">
      <h2 id="said" className="text-heading">
        {texts.texts}
      </h2>
      {post.outcome?.done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done.saved}
        </OutcomeBanner>
      )}
      {!fields.some(post.isAtFault) && <PostFault post={post} />}
      {conflict && (
        <dl className="grid gap-2 rounded-card bg-sand p-5" aria-label={texts.stands}>
          <Fact name={texts.name} value={conflict.name ?? ''} />
          <Fact name={texts.place} value={conflict.place ?? ''} />
          <Fact name={texts.about} value={conflict.about ?? ''} />
        </dl>
      )}
      <PostForm post={post} intent="save" className="grid gap-5">
        <input
          type="hidden"
          name="version"
          value={conflict?.version ?? organisationVersion(post, based, organisation)}
        />
        {(state === 'draft' || state === 'returned') && (
          <CountedField
            {...post.field('name', said.name)}
            label={texts.name}
            most={organisationLimits.name}
            error={noteAt(post.fault, 'name')}
            autoComplete="organization"
            required
          />
        )}
        <TextField
          {...post.field('place', said.place)}
          label={texts.place}
          hint={texts.placeHint}
          error={noteAt(post.fault, 'place')}
          autoComplete="off"
        />
        <CountedArea
          {...post.field('about', said.about)}
          label={texts.about}
          hint={texts.aboutHint}
          most={organisationLimits.about}
          error={noteAt(post.fault, 'about')}
          rows={8}
        />
        <CheckboxField
          name="isListed"
          defaultChecked={post.fault ? post.answer?.typed?.isListed !== undefined : said.isListed}
          label={texts.listed}
          hint={texts.listedHint}
        />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.saving : texts.save}
        </Button>
      </PostForm>
      <h3 className="font-semibold">{texts.facts}</h3>
      <dl className="grid gap-2">
        <OfMark organisation={organisation} />
      </dl>
    </section>
  );
}

/** Own saves count: the page came up to date with them. */
function organisationVersion(post: ReturnType<typeof usePost>, based: OwnOrganisation, now: OwnOrganisation) {
  return post.outcome?.done ? now.version : based.version;
}
