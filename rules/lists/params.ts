import { z } from 'zod';
import { broken } from '../broken.ts';
import { faultOfHandle, normaliseHandle } from './handles.ts';

export const handle = z
  .string(broken('handle', 'handle_missing'))
  .overwrite(normaliseHandle)
  .superRefine((handle, context) => {
    const fault = faultOfHandle(handle);
    if (fault) context.addIssue({ code: 'custom', message: broken('handle', fault) });
  });
