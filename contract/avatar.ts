import { z } from 'zod';

/** The name under which the photo can be seen; `""` while there is none. */
export const avatar = z.object({ avatarId: z.string() }).meta({ id: 'Avatar' });
export type AvatarBody = z.infer<typeof avatar>;
