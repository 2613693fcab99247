-- outside a transaction
-- Words of projects that were held back were dropped at night, and since 0735 a change notes only words that are new to its row.
select note_searched_words('projects', search) from projects where state = 'published'
