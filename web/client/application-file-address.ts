import { getApplicationFile } from '#contract/applications/calls.ts';
import { getTrialFile } from '#contract/applications/trial-task-calls.ts';
import { addressOf } from './api.ts';

export function applicationFileAddress(applicationId: string, project: string): string {
  return addressOf(getApplicationFile, { applicationId }, project);
}

export function trialFileAddress(applicationId: string, project: string): string {
  return addressOf(getTrialFile, { applicationId }, project);
}
