-- A hold can keep who was named to act for a member, the requests to act, and their documents.
select let_hold(name) from unnest(array['nominees', 'nominee_requests', 'nominee_documents']) as name;
