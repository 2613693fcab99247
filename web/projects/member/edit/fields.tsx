import { projectLimits } from '#contract/projects/limits.ts';
import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { languages } from '#rules/lists/languages.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { projectFields as texts } from '#web/projects/texts/en/projects.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';

type FieldsProps = { post: Post; said: WorkspaceBody['said'] };

export function Basics({ post, said }: FieldsProps) {
  return (
    <>
      <CountedField
        {...post.field('name', said.name)}
        label={texts.name}
        most={projectLimits.name}
        error={noteAt(post.fault, 'name')}
        autoComplete="off"
      />
      <CountedField
        {...post.field('line', said.line)}
        label={texts.line}
        hint={texts.lineHint}
        most={projectLimits.line}
        error={noteAt(post.fault, 'line')}
        autoComplete="off"
      />
      <SelectField
        {...post.field('stage', said.stage)}
        label={texts.stage}
        error={noteAt(post.fault, 'stage')}
        className="max-w-64"
      >
        <option value="">{texts.noStage}</option>
        {projectStages.map((stage) => (
          <option key={stage} value={stage}>
            {stageLabels[stage]}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...post.field('language', said.language)}
        label={texts.language}
        error={noteAt(post.fault, 'language')}
        className="max-w-64"
      >
        {languages.map(({ code }) => (
          <option key={code} value={code}>
            {languageLabels[code]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function Story({ post, said }: FieldsProps) {
  return (['problem', 'today', 'next'] as const).map((field) => (
    <CountedArea
      key={field}
      {...post.field(field, said[field])}
      label={texts[field]}
      hint={texts[`${field}Hint`]}
      most={projectLimits.text}
      error={noteAt(post.fault, field)}
      rows={6}
    />
  ));
}

export function Facts({ post, said }: FieldsProps) {
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 font-semibold">{texts.sectors}</legend>
        {texts.sector.map((label, at) => (
          <SelectField
            key={label}
            {...post.field(`sector${at + 1}`, said.sectors[at] ?? '')}
            label={label}
            error={noteAt(post.fault, `sector${at + 1}`)}
          >
            <option value="">{texts.noSector}</option>
            {sectorNames.map((sector) => (
              <option key={sector} value={sector}>
                {sectorLabels[sector]}
              </option>
            ))}
          </SelectField>
        ))}
      </fieldset>
      <TextField
        {...post.field('place', said.place)}
        label={texts.place}
        hint={texts.placeHint}
        error={noteAt(post.fault, 'place')}
        optional
        autoComplete="off"
      />
      <TextField
        {...post.field('website', said.website)}
        label={texts.website}
        hint={texts.websiteHint}
        error={noteAt(post.fault, 'website')}
        optional
        inputMode="url"
        autoComplete="url"
      />
    </>
  );
}
