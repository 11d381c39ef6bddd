-- Editors change what the product ships of the help, hide it, and write questions of their own (decision 0060).

alter table help_questions
  -- By language, what is read instead of `contents`: title, text, HTML, and over which shipped text it was written.
  add column changes jsonb not null default '{}',
  add column is_hidden boolean not null default false,
  add column revision integer not null default 1,
  add column changed_by integer references users,
  add column changed_at timestamptz,
  -- A question of the company's own is of no edition.
  alter column edition drop not null;

-- The next start ships all anew: editors need the texts as they are written, too.
update help_questions set edition = '';
