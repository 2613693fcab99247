import { replace } from 'react-router';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { AgreementBody } from '#contract/agreements/shapes.ts';

/** To where an agreement stands, from a page of something that is done already: by oneself on another device, or by others. */
export function leadBack({ id, activeAt, amendment }: AgreementBody, from: 'draft' | 'sign'): Response {
  const isBeside = amendment !== null || (from === 'draft' && activeAt !== '');
  return replace(isBeside ? innerAgreementPaths.amendment(id) : innerAgreementPaths.ownAgreement(id), 303);
}
