/** At most so many places of the scripts are told of one error. */
export const mostFrames = 8;
