-- Hours of the office and its place on the map are facts of the company (decision 0066); until now they stood in the program.

-- What was published says so now as everybody read it, with no word changed.
alter table company_versions disable trigger user;
update company_versions set facts = facts || '{
  "hours": [{"opens": "10:00", "closes": "18:00"}, {"opens": "10:00", "closes": "18:00"}, {"opens": "10:00", "closes": "18:00"},
            {"opens": "10:00", "closes": "18:00"}, {"opens": "10:00", "closes": "18:00"}, null, null]}';
-- The map was of one house: whoever is elsewhere says where.
update company_versions set facts = facts || '{
  "map": {"latitude": 59.9353, "longitude": 30.3005,
          "label": {"ru": "Английская наб., 1", "en": "1 English Embankment", "zh": "英国滨河街 1 号", "fa": "ساحل انگلیسی، ۱", "vi": "Số 1 bờ sông Anh"}}}'
where facts #>> '{place,ru}' like '%Английская наб%, 1';
alter table company_versions enable trigger user;
