export const unnamed = 'एक सदस्य';
export const formerMember = 'एक माजी सदस्य';
