-- Functions, views and triggers stand in functions/ from here on and are applied after the migrations (decision 0029). The views and triggers
-- that a database has already are those of functions/ at this version: written down here, they are not replaced, and nobody's table is
-- locked. A new database has none of them yet and gets them all.
insert into definitions (name, hash) values
  ('trigger ledger_entries_append_only', '48b19f13c3c5abc8dc4283dccf0551e2'),
  ('trigger ledger_transactions_append_only', 'bdaf316d91fa94b88bb577a384edef53'),
  ('trigger ledger_allocations_append_only', '67ed0b139f54797cb43e621b1e6535d7'),
  ('trigger order_events_append_only', '8cb06d1b4ef946f18cccf8d8c1c5f361'),
  ('trigger payment_events_append_only', 'ef90424af53a152ebe57e9f589513277'),
  ('trigger audit_log_append_only', '6ac29ab03858307149ab81eaae7d6d6b'),
  ('trigger audit_log_no_truncate', 'd209ae7e45088ae081e3b721dc425ea4'),
  ('trigger legal_texts_no_truncate', '4ed907cc5682fd21a01be6b47e2d6653'),
  ('trigger ledger_entries_balance', '79c88ac3592e8ed45ac272825e0b6c77'),
  ('trigger legal_texts_published', '0597d0452df74d37a51d15cf38d3ac8d'),
  ('trigger price_tables_published', '712287426e746257f7b0663365dff648'),
  ('view slot_takers', '3a04829b977757f2c3e92caf022a473d'),
  ('trigger orders_leave_waiting', 'd84a2d0617ff50c9eea976ffdc17d68b'),
  ('view equipment_takers', '0ead02c5c54708b45f5a0c92e459eb2b'),
  ('trigger orders_take_equipment', '509b74d81552e77ce1e75bf4f122696d'),
  ('trigger orders_move_equipment', 'a25bbe7d5b6ea2ca0203a9daf9adabfe'),
  ('trigger orders_change_equipment', 'c9f93f84811e8cf61d9ecba57af5e34f'),
  ('trigger payments_forward_only', '37e33b20bd2979fa97ed315bc5d77495');
