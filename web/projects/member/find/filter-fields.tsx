import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { findProjectsTexts as texts } from '#web/projects/texts/en/find-projects.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { TextIn } from '#web/search/shown/text-in.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { ProjectFilters } from './filters.ts';

export function FilterFields({ filters }: { filters: ProjectFilters }) {
  return (
    <>
      <SelectField label={texts.stage} name="stage" defaultValue={filters.stage}>
        <option value="">{texts.any}</option>
        {projectStages.map((stage) => (
          <option key={stage} value={stage}>
            {stageLabels[stage]}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.sector} name="sector" defaultValue={filters.sector}>
        <option value="">{texts.any}</option>
        {sectorNames.map((sector) => (
          <option key={sector} value={sector}>
            {sectorLabels[sector]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.place}
        name="place"
        defaultValue={filters.place}
        placeholder={texts.any}
        autoComplete="off"
      />
      <TextIn label={texts.textIn} any={texts.any} value={filters.textIn} />
    </>
  );
}
