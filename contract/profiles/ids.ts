/** The one database and its one collection that the contract's clients see. */
export const databaseId = 'main';
export const profilesId = 'profiles';
