/** Of the page on which owners choose it for their project. */
export const sharingTexts = {
  title: 'Card and open data',
  description: 'Where the opportunities of this project are shown on other sites.',
  how: 'Other sites can show our open opportunities in a card. Each night we also publish them as open data. No member is named there.',
  shared: 'Your opportunities are shown in the card and in the open data.',
  kept: 'Your opportunities are not shown in the card. The files of the open data are new each night: from the next night on they are not in them either.',
  sharedHow:
    'If you take them out, the card stops showing them at once. The files of the open data are new each night, and have them until then.',
  keptHow:
    'They stay on our own pages and in our feeds. Files that others have copied before stay with them.',
  end: 'Take them out',
  begin: 'Show them there again',
  busy: 'One moment…',
  owners: 'Only owners can change this.',
  done: {
    ended: 'They are taken out of the card. The open data follows tonight.',
    begun: 'They are shown there again. The open data follows tonight.',
  } as Record<string, string>,
  link: 'Card and open data',
};
