-- What people call today what the audit log keeps by kind and id; null of what has no name of its own, and of what is gone. Whoever writes
-- another kind of thing with a name into the log adds it here.

create or replace function subject_name(p_kind text, p_id text, p_language text) returns text language sql stable as $$
  select case
    when p_kind = 'museum_object' then (
      select concat_ws(', ', museums.name ->> p_language, museum_objects.name ->> p_language)
      from museum_objects left join museums on museums.id = museum_objects.museum_id
      where museum_objects.system_id = p_id)
    when p_id !~ '^[0-9]{1,9}$' then null
    when p_kind = 'customer' then (select customers.name from customers where customers.id = p_id::integer)
    when p_kind in ('user', 'member') then (select users.name from offered_users as users where users.id = p_id::integer)
    when p_kind = 'museum' then (select museums.name ->> p_language from museums where museums.id = p_id::integer)
    when p_kind = 'resource' then (select resources.name from resources where resources.id = p_id::integer)
    when p_kind = 'guide' then (select guides.name from guides where guides.id = p_id::integer)
    when p_kind = 'price_list' then (select price_lists.name from price_lists where price_lists.id = p_id::integer)
  end
$$;
