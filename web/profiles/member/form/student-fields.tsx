import { degreesOf, educationLevels, fieldsOfStudy, fieldsOfStudyOf } from '#rules/lists/education.ts';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { degreeLabels, fieldLabels, levelLabels } from '#web/profiles/texts/en/education.ts';
import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { BirthDateFields } from './birth-date-fields.tsx';
import type { FormState } from './form-state.ts';

type StudentFieldsProps = { state: FormState; isChild?: boolean };

/**
 * The date of birth and the studies; for a child only the date, at the same position in the tree, so that the field keeps the
 * focus.
 */
export function StudentFields({ state, isChild = false }: StudentFieldsProps) {
  return (
    <>
      <BirthDateFields state={state} />
      {!isChild && <StudyFields state={state} />}
    </>
  );
}

/** The chain from level to degree to field of study, the college and the resume. */
export function StudyFields({ state, mayAttach = true }: { state: FormState; mayAttach?: boolean }) {
  const { values, change, noteOf, attachments } = state;
  const isScripted = useHydrated();
  const degrees = degreesOf(values.educationLevel);
  const fields = fieldsOfStudyOf(values.subLevel);
  return (
    <>
      <SelectField
        className="half"
        label={texts.educationLevel.label}
        name="educationLevel"
        value={values.educationLevel}
        onChange={(event) => change('educationLevel', event.target.value)}
        error={noteOf('educationLevel')}
        required
      >
        <option value="">{texts.educationLevel.choose}</option>
        {optionsOf(educationLevels, levelLabels)}
      </SelectField>
      <SelectField
        className="half"
        label={texts.subLevel.label}
        name="subLevel"
        value={values.subLevel}
        onChange={(event) => change('subLevel', event.target.value)}
        error={noteOf('subLevel')}
        disabled={isScripted && degrees.length === 0}
        required
      >
        <option value="">
          {isScripted && degrees.length === 0 ? texts.subLevel.first : texts.subLevel.choose}
        </option>
        {isScripted ? optionsOf(degrees, degreeLabels) : <DegreesByLevel />}
      </SelectField>
      {(fields.length > 0 || !isScripted) && (
        <SelectField
          className={isScripted ? undefined : 'of-engineers'}
          label={texts.majorField.label}
          name="majorField"
          value={values.majorField}
          onChange={(event) => change('majorField', event.target.value)}
          error={noteOf('majorField')}
          required
        >
          <option value="">{texts.majorField.choose}</option>
          {optionsOf(isScripted ? fields : fieldsOfStudy, fieldLabels)}
        </SelectField>
      )}
      <TextField
        label={texts.college.label}
        name="college"
        autoComplete="organization"
        maxLength={200}
        value={values.college}
        onChange={(event) => change('college', event.target.value)}
        error={noteOf('college')}
        required
      />
      {mayAttach && (
        <AttachmentField
          bucket="resumes"
          label={texts.resume.label}
          hint={texts.resume.hint}
          attachment={attachments.resumes}
          error={noteOf('file')}
        />
      )}
    </>
  );
}

/** Without scripts a level cannot choose its degrees: all stand there, under their levels. */
function DegreesByLevel() {
  return educationLevels.map((level) => (
    <optgroup key={level} label={labelOf(levelLabels, level)}>
      {optionsOf(degreesOf(level), degreeLabels)}
    </optgroup>
  ));
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Partial<Record<Value, string>>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {labelOf(labels, value)}
    </option>
  ));
}
