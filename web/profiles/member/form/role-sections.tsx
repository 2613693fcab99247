import type { ReactNode } from 'react';
import { student } from '#rules/lists/roles.ts';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import { type FormValues, isChild } from './form-values.ts';
import './role-sections.css';

type RoleSectionsProps = {
  values: FormValues;
  ofStudents: ReactNode;
  /** For students under 18. */
  ofMinors?: ReactNode;
  ofOthers: ReactNode;
};

/**
 * The sections of a role. Until the scripts are there all sections are drawn, and the style sheet shows only those of the role.
 * A section that stays must not be drawn again: a file that is chosen while the scripts arrive would go to a field that is
 * gone.
 */
export function RoleSections({ values, ofStudents, ofMinors, ofOthers }: RoleSectionsProps) {
  const isPlain = !useHydrated();
  // A child's role is no choice any more, so the style sheet would not find it.
  const ofStudentsClass = isPlain ? 'of-students contents' : 'contents';
  const isStudent = isPlain || values.role === student;
  const isOther = isPlain || (values.role !== '' && values.role !== student);
  return (
    <>
      {isStudent && <div className={ofStudentsClass}>{ofStudents}</div>}
      {isStudent && ofMinors && (isPlain || isChild(values)) && (
        <div className={ofStudentsClass}>{ofMinors}</div>
      )}
      {isOther && <div className={isPlain ? 'of-others contents' : 'contents'}>{ofOthers}</div>}
    </>
  );
}
