-- The least that "place an order for a dated slot with limited capacity" can be: what the machine could do.
-- `:agencies`, `:slots` and `:orders` are filled in by databases.ts.
CREATE SCHEMA perf;
SET search_path = perf;
CREATE TABLE agency (id int PRIMARY KEY, login text UNIQUE NOT NULL, name text NOT NULL, is_legal boolean NOT NULL);
CREATE TABLE session (token_hash bytea PRIMARY KEY, agency_id int NOT NULL REFERENCES agency, expires_at timestamptz NOT NULL);
CREATE TABLE museum (id int PRIMARY KEY, name jsonb NOT NULL);
CREATE TABLE price (museum_id int REFERENCES museum, kind text, amount int NOT NULL, PRIMARY KEY (museum_id, kind));
CREATE TABLE slot (id int PRIMARY KEY, museum_id int NOT NULL REFERENCES museum, starts_at timestamp NOT NULL,
  capacity int NOT NULL, taken int NOT NULL DEFAULT 0, CHECK (taken BETWEEN 0 AND capacity)) WITH (fillfactor = 70);
CREATE TABLE orders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, agency_id int NOT NULL REFERENCES agency,
  slot_id int NOT NULL REFERENCES slot, museum_id int NOT NULL, pass_at timestamp NOT NULL, refno text NOT NULL,
  state smallint NOT NULL DEFAULT 0, archived boolean NOT NULL DEFAULT false, country_id int, guide text, guide_phone text,
  qty_guide int, notes text, total int NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE order_line (order_id bigint NOT NULL REFERENCES orders, line_no smallint NOT NULL, kind text NOT NULL,
  qty int NOT NULL, unit_price int NOT NULL, PRIMARY KEY (order_id, line_no));

INSERT INTO agency SELECT i, 'agency'||i, 'Agency '||i, i % 3 > 0 FROM generate_series(1, :agencies) i;
INSERT INTO session SELECT sha256(convert_to('bench-token-' || lpad(i::text, 20, '0'), 'UTF8')), i, now() + interval '30 days' FROM generate_series(1, :agencies) i;
INSERT INTO museum SELECT i, jsonb_build_object('ru','Музей '||i,'en','Museum '||i,'zh','博物馆'||i,'fa','موزه '||i,'vi','Bao tang '||i) FROM generate_series(1, 50) i;
INSERT INTO price SELECT m, k, a FROM generate_series(1,50) m, (VALUES ('common',50000),('privileged',30000),('child',10000)) v(k,a);
INSERT INTO slot SELECT i, 1 + i % 50, date_trunc('day', now()) + ((i / 1000) || ' days')::interval + ((i % 20) * interval '30 minutes'), 1000000000, 0
  FROM generate_series(1, :slots) i;
-- one in ten orders is upcoming (open, not archived)
INSERT INTO orders (agency_id, slot_id, museum_id, pass_at, refno, state, archived, country_id, guide, guide_phone, qty_guide, notes, total)
  SELECT 1 + i % :agencies, 1 + i % :slots, 1 + i % 50,
         date_trunc('day', now()) + CASE WHEN i % 10 = (i / 10000) % 10 THEN (i % 90) * interval '1 day' ELSE -(i % 900) * interval '1 day' END + (i % 20) * interval '30 minutes',
         'R'||i, (i % 3)::smallint, i % 10 <> (i / 10000) % 10, 100 + i % 100, 'Guide '||(i % 300), '+7900'||lpad((i % 9999999)::text, 7, '0'), i % 3, 'please meet at the main entrance', 180000
  FROM generate_series(1, :orders) i;
INSERT INTO order_line SELECT o.id, l.n, CASE l.n WHEN 1 THEN 'common' ELSE 'child' END, 2 + (o.id % 20)::int, 50000 / l.n::int FROM orders o, (VALUES (1::smallint),(2::smallint)) l(n);
CREATE INDEX orders_upcoming ON orders (agency_id, pass_at, id) WHERE NOT archived;
CREATE INDEX orders_slot ON orders (slot_id);

CREATE FUNCTION place_order(p_agency int, p_slot int, p_refno text, p_country int, p_guide text, p_phone text, p_notes text, p_common int, p_child int)
RETURNS TABLE (id bigint, total int) LANGUAGE plpgsql AS $$
DECLARE m int; t timestamp; o bigint; s int; pc int; pk int;
BEGIN
  -- prices first, slot row lock as late as possible, insert first: the lock is held only to the end of the commit
  SELECT sl.museum_id, sl.starts_at INTO m, t FROM perf.slot sl WHERE sl.id = p_slot;
  IF m IS NULL THEN RAISE EXCEPTION 'no such slot' USING ERRCODE = 'P0002'; END IF;
  SELECT amount INTO pc FROM perf.price WHERE museum_id = m AND kind = 'common';
  SELECT amount INTO pk FROM perf.price WHERE museum_id = m AND kind = 'child';
  s := pc * p_common + pk * p_child;
  UPDATE perf.slot sl SET taken = taken + p_common + p_child WHERE sl.id = p_slot AND taken + p_common + p_child <= capacity;
  IF NOT FOUND THEN RAISE EXCEPTION 'sold out' USING ERRCODE = 'P0001'; END IF;
  INSERT INTO perf.orders (agency_id, slot_id, museum_id, pass_at, refno, country_id, guide, guide_phone, qty_guide, notes, total)
    VALUES (p_agency, p_slot, m, t, p_refno, p_country, p_guide, p_phone, 1, p_notes, s) RETURNING orders.id INTO o;
  INSERT INTO perf.order_line VALUES (o, 1, 'common', p_common, pc), (o, 2, 'child', p_child, pk);
  RETURN QUERY SELECT o, s;
END $$;
