-- What editors say of museums and customers read, and the company's services as they are kept (decision 0076).

alter table museums
  -- By language, as the document has it; empty where nobody said it.
  add column address jsonb not null default '{"ru": "", "en": "", "zh": "", "fa": "", "vi": ""}',
  add column point jsonb,
  -- Minutes from door to door to other museums.
  add column travel jsonb not null default '[]';

alter table museum_objects
  -- The week and its exceptions with their hours; null where only the days are known.
  add column opening jsonb,
  -- The company's services stand in this order.
  add column position integer;

-- What was published since museums are documents.
update museums set address = latest.document -> 'address', point = nullif(latest.document -> 'point', 'null'), travel = latest.document -> 'travel'
from (select distinct on (museum_id) museum_id, document from catalogue_versions order by museum_id, number desc) as latest
where latest.museum_id = museums.id;
update museum_objects set opening = jsonb_build_object('week', object -> 'week', 'exceptions', object -> 'exceptions')
from (select distinct on (museum_id) museum_id, document from catalogue_versions order by museum_id, number desc) as latest,
  jsonb_array_elements(latest.document -> 'objects') as object
where museum_objects.system_id = object ->> 'system_id' and museum_objects.museum_id = latest.museum_id;

update museum_objects set position = ranked.position
from (select system_id, row_number() over (
        partition by service order by seats, array_position('{ru,en,zh,fa,vi,de,fr,es}'::text[], guide_language), system_id)::integer as position
      from museum_objects where service is not null) as ranked
where ranked.system_id = museum_objects.system_id;

create table service_versions (
  number integer primary key check (number > 0),
  document jsonb not null,
  -- Null of what stood there before versions were kept.
  saved_by integer references users,
  saved_at timestamptz
);
create index service_versions_user on service_versions (saved_by);
