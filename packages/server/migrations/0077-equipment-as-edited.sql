-- Equipment as editors name and order it (decision 0094). Its two kinds are fields of the specification: none is added, none goes.
create table equipment_kinds (
  service text primary key check (service in ('multicast_audio_system', 'ag')),
  name jsonb not null,
  position integer not null,
  -- Not offered since then: it takes no new orders.
  archived_at timestamptz
);
insert into equipment_kinds (service, position, name) values
  ('multicast_audio_system', 1, '{"ru_RU": "Радиогид, комплект", "en_US": "Radio guide, set", "zh_cn": "无线讲解器（套）", "fa_IR": "رادیوگاید، یک دستگاه", "vi": "Tai nghe thuyết minh (bộ)"}'),
  ('ag', 2, '{"ru_RU": "Аудиогид", "en_US": "Audio guide", "zh_cn": "语音导览机（台）", "fa_IR": "راهنمای صوتی", "vi": "Máy thuyết minh tự động"}');

-- The versions that were kept had these names, too: they stood in the screens' own words.
update service_versions set document = document || '{"equipment": [
  {"service": "multicast_audio_system", "archived": false, "name": {"ru": "Радиогид, комплект", "en": "Radio guide, set", "zh": "无线讲解器（套）", "fa": "رادیوگاید، یک دستگاه", "vi": "Tai nghe thuyết minh (bộ)"}},
  {"service": "ag", "archived": false, "name": {"ru": "Аудиогид", "en": "Audio guide", "zh": "语音导览机（台）", "fa": "راهنمای صوتی", "vi": "Máy thuyết minh tự động"}}]}';
