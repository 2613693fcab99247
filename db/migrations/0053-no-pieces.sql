-- Its function stays for the server before this one, which still asks by it.
drop index accounts_pieces;
