import { Form } from 'react-router';
import { projectStages } from '#contract/lists/kinds.ts';
import { sectorNames } from '#contract/lists/sectors.ts';
import { findProjectsTexts as texts } from '#texts/find-projects.ts';
import { sectorLabels, stageLabels } from '#texts/project-values.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { type Filters, filtersUsed } from './filters.ts';

/** One form for words and filters, whose fields make the address. */
export function FilterForm({ filters }: { filters: Filters }) {
  const count = filtersUsed(filters).filter((name) => name !== 'search').length;
  return (
    <search>
      <Form action={paths.findProjects} className="grid grid-cols-1 gap-4">
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          type="search"
          name="search"
          defaultValue={filters.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" className="w-full">
          {texts.submit}
        </Button>
        <details className="filters">
          <summary>{count > 0 ? texts.filtersIn(count) : texts.filters}</summary>
          <div className="mt-4 grid grid-cols-1 gap-4 lg:mt-0">
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
            <Button type="submit" look="quiet" className="w-full">
              {texts.apply}
            </Button>
          </div>
        </details>
      </Form>
    </search>
  );
}
