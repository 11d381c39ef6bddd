-- Questions and answers about the portal, as the product ships them (decision 0058).

create table help_subjects (
  id integer generated always as identity primary key,
  slug text not null unique,
  position integer not null,
  -- By language.
  titles jsonb not null check (titles ? 'ru')
);

create table help_questions (
  id integer generated always as identity primary key,
  -- Names it in addresses; what the product ships anew keeps its number by it.
  slug text not null unique,
  subject_id integer not null references help_subjects,
  position integer not null,
  -- Everybody, with visitors; or whoever has one of the roles, of customers and of staff.
  is_public boolean not null,
  roles text[] not null,
  check (is_public = (cardinality(roles) = 0)),
  -- By language: title, and the answer as HTML.
  contents jsonb not null check (contents ? 'ru'),
  -- Of what the product ships; the same in every row.
  edition text not null
);
create index help_questions_subject on help_questions (subject_id);
