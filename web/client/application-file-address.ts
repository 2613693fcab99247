import { getApplicationFile } from '#contract/applications.ts';
import { addressOf } from './api.ts';

export function applicationFileAddress(applicationId: string, project: string): string {
  return addressOf(getApplicationFile, { applicationId }, project);
}
