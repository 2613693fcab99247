import type { ReactNode } from 'react';
import { student } from '#contract/roles.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { type FormValues, isChild } from './form-values.ts';
import './role-sections.css';

type RoleSectionsProps = {
  values: FormValues;
  ofStudents: ReactNode;
  /** For students under 18. */
  ofMinors?: ReactNode;
  ofOthers: ReactNode;
};

/** The sections that a role has. Until scripts are there all of them are, and the style sheet shows those of the role. */
export function RoleSections({ values, ofStudents, ofMinors, ofOthers }: RoleSectionsProps) {
  if (!useHydrated())
    return (
      <>
        <div className="of-students contents">{ofStudents}</div>
        {ofMinors && <div className="of-students contents">{ofMinors}</div>}
        <div className="of-others contents">{ofOthers}</div>
      </>
    );
  if (values.role === '') return null;
  if (values.role !== student) return ofOthers;
  return (
    <>
      {ofStudents}
      {isChild(values) && ofMinors}
    </>
  );
}
