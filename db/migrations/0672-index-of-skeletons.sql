-- outside a transaction
create index concurrently if not exists searched_words_skeleton
  on searched_words (kind, search_skeleton(word), (ascii(word) < 128));
