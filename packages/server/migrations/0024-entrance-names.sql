-- The usual entrance of an object in the languages of those who come to it. `usual_entrance` stays the words that staff read, write and
-- confirm with; an order that was confirmed with them is told them in its reader's language.
alter table museum_objects add column entrance_names jsonb not null default '{}';
