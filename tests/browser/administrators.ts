/** The addresses of the administrators whom the settings of a site for journeys name. */
export const administrators = Array.from({ length: 9 }, (_, at) => `admin${at}@example.org`);
/** The address of an administrator without an account. */
export const administratorToJoin = 'joins@example.org';
