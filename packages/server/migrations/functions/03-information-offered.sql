-- What information offers to the SQL of features to its right: which texts hold (decision 0034).

create or replace view offered_legal_texts as
  select legal_texts.kind, legal_texts.version, legal_texts.valid_from, legal_texts.published_at
  from legal_texts;
