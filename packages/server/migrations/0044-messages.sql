-- Messages between a customer's people and the office: a general thread for each customer and one for each order (decision 0057).

create table message_threads (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  -- Null: the general one.
  order_id integer references orders,
  unique nulls not distinct (customer_id, order_id),
  -- Null only inside the transaction of the first message.
  last_message_id bigint,
  -- How many messages of the customer nobody in the office has read.
  office_unread integer not null default 0 check (office_unread >= 0)
);
create index message_threads_order on message_threads (order_id);
create index message_threads_customer on message_threads (customer_id, last_message_id desc);
create index message_threads_last on message_threads (last_message_id desc);
create index message_threads_office_unread on message_threads (last_message_id desc) where office_unread > 0;

-- Written under the lock of their thread, so that numbers and moments of a thread are in the order in which its messages are seen.
create table messages (
  id bigint generated always as identity primary key,
  thread_id integer not null references message_threads,
  at timestamptz not null default clock_timestamp(),
  author_id integer not null references users,
  from_office boolean not null,
  -- As it was typed; empty of a file alone, and once a person took his words away.
  text text not null,
  erased boolean not null default false,
  language text not null,
  file_id integer unique references kept_files,
  check (text <> '' or file_id is not null or erased),
  -- What is searched: letters and digits alone, and each Chinese character a word, as no spaces part them.
  words tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(regexp_replace(text, '[^[:alnum:]]+', ' ', 'g'), '([㐀-鿿豈-﫿])', ' \1 ', 'g'))
  ) stored
);
create index messages_thread on messages (thread_id, id desc);
create index messages_author on messages (author_id);
create index messages_words on messages using gin (words);

-- Who had read up to which message when: one row for each time that he came further.
create table message_reads (
  thread_id integer not null references message_threads,
  last_id bigint not null references messages,
  user_id integer not null references users,
  from_office boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (thread_id, from_office, last_id, user_id)
);
create index message_reads_user on message_reads (user_id, thread_id, last_id desc);

-- What a member of a customer has not read of what the office wrote since he is one; counted where it is written, so that a menu asks one index.
create table message_unread (
  user_id integer not null references users,
  thread_id integer not null references message_threads,
  unread integer not null check (unread > 0),
  primary key (user_id, thread_id)
);
create index message_unread_thread on message_unread (thread_id);

-- What staff write again and again.
create table message_templates (
  id integer generated always as identity primary key,
  revision integer not null default 1,
  name text not null,
  texts jsonb not null
);
