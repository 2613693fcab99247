export const unnamed = 'एक सदस्य';
export const formerMember = 'एक पूर्व सदस्य';
