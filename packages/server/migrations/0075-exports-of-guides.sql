-- Whoever is a guide alone reads his own orders without sums: a file that he took out while he saw more is his no longer (decision 0084).

-- Of a file, whether it was made for such a guide. Those of before are taken to hold more.
alter table exports add column own_only boolean not null default false;
