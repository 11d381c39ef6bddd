-- Who the company behind the portal is, as dated versions (decision 0066).

create table company_versions (
  id integer generated always as identity primary key,
  version integer not null unique,
  -- One version whole: names, requisites, telephones, addresses (companyFacts of the contract, which checks the digits).
  facts jsonb not null check (
    jsonb_typeof(facts -> 'names') = 'object' and facts -> 'names' ? 'ru' and jsonb_typeof(facts -> 'place') = 'object'
    and facts ->> 'inn' ~ '^(\d{10}|\d{12})$' and facts ->> 'bik' ~ '^\d{9}$'
    and facts ->> 'account' ~ '^\d{5}[[:alnum:]]\d{14}$' and facts ->> 'corr_account' ~ '^\d{5}[[:alnum:]]\d{14}$'
    and facts ?& array['legal_address', 'bank_name', 'duty_phone', 'accounts_phone', 'orders_mail', 'security_mail', 'tax_system']
  ),
  note text not null default '',
  revision integer not null default 1,
  -- Museum-local day from which it holds: among those that hold, the last one published.
  valid_from date,
  created_by integer references users,
  created_at timestamptz not null default now(),
  changed_by integer references users,
  changed_at timestamptz,
  -- Who typed account numbers that the version before does not have; null where they are the same.
  account_by integer references users,
  published_by integer references users,
  published_at timestamptz,
  check ((published_at is null) = (valid_from is null)),
  -- A second person: whoever typed where money goes to does not let it go there.
  check (published_at is null or account_by is null or (published_by is not null and published_by <> account_by))
);
-- One draft at a time.
create unique index company_versions_draft on company_versions ((true)) where published_at is null;
create index company_versions_created_by on company_versions (created_by);
create index company_versions_changed_by on company_versions (changed_by);
create index company_versions_account_by on company_versions (account_by);
create index company_versions_published_by on company_versions (published_by);

-- Who worked with the portal until now has these on his papers: until now they stood in the program (decision 0013).
insert into company_versions (version, facts, note, valid_from, created_at, published_at)
select 1, '{
    "names": {"ru": "ООО «Анфилада»", "en": "Anfilada LLC", "zh": "Anfilada 有限责任公司", "fa": "شرکت آنفیلادا", "vi": "Công ty TNHH Anfilada"},
    "inn": "7801234500", "kpp": "780101001", "ogrn": "1217800012341",
    "legal_address": "190000, Санкт-Петербург, Английская набережная, д. 1",
    "bank_name": "АО «Банк Анфилада», г. Санкт-Петербург",
    "bik": "044030099", "account": "40702810000000001234", "corr_account": "30101810300000000099",
    "place": {"ru": "Санкт-Петербург, Английская набережная, 1", "en": "1 English Embankment, St Petersburg", "zh": "圣彼得堡，英国滨河街 1 号",
              "fa": "سن‌پترزبورگ، ساحل انگلیسی، پلاک ۱", "vi": "Saint Petersburg, đại lộ bờ sông Anh, số 1"},
    "duty_phone": "+7 921 555-01-00", "accounts_phone": "+7 921 555-01-20",
    "orders_mail": "zakaz@anfilada.example", "security_mail": "security@anfilada.example",
    "old_site": "https://old.anfilada.example/", "tax_system": "osn"
  }', 'Реквизиты, которые до сих пор стояли в программе', '2000-01-01', '2000-01-01', '2000-01-01'
where exists (select from customers);
