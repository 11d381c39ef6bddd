-- wrk script: multipart calls of the actions door. Environment:
--   ACTION  post_request or get_upcoming
--   TOKENS  how many customers there are; their tokens are made by the same rule as in databases.ts
--   HOT     a slot that all orders go to; otherwise they are spread over 100,000 slots
--   FIRST   first day of the slots, YYYY-MM-DD; 1,000 slots a day
--   RUN     makes the idempotency keys of this window its own
--   THIN    set for the thin reference, which knows shorter tickets
local action, tokens, hot, run = os.getenv("ACTION"), tonumber(os.getenv("TOKENS")), tonumber(os.getenv("HOT") or ""), os.getenv("RUN") or "0"
local thin = os.getenv("THIN")
local boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW"
local days, count = {}, 0

function init()
  math.randomseed(os.time() + tonumber(run))
  local year, month, day = (os.getenv("FIRST") or "2027-01-01"):match("(%d+)-(%d+)-(%d+)")
  for n = 0, 100 do days[n] = os.date("!%Y-%m-%d", os.time({ year = year, month = month, day = day, hour = 12 }) + n * 86400) end
end

local tickets = thin and '{"common":3,"child":2}' or '[{"category":"common","quantity":3},{"category":"child","quantity":2}]'
local services = thin and "{}" or "[]"

local function order()
  local slot = hot or math.random(1, 100000)
  local object = 1 + slot % 50
  return string.format(
    '{"refno":"R%d","museum_id":%d,"system_id":"s%d","pass_date":"%s","schedule_item_id":%d,"persons_per_guide":15,"country_id":100,"guide":"Guide Name","guide_phone":"+79001234567","tickets":%s,"services":%s,"qty_guide":1,"notes":"please meet at the main entrance","type":"ig"}',
    math.random(1000, 9999), object, object, days[math.floor((slot - 1) / 1000)], slot, tickets, services)
end

function request()
  count = count + 1
  local data = action == "post_request" and order() or '{"language":"en","limit":50}'
  local headers = {
    ["authorization"] = string.format("bench-token-%020d", math.random(1, tokens)),
    ["content-type"] = "multipart/form-data; boundary=" .. boundary,
  }
  if action == "post_request" then headers["idempotency-key"] = run .. "-" .. count end
  return wrk.format("POST", "/api/v1/actions/", headers,
    "--" .. boundary .. '\r\nContent-Disposition: form-data; name="action"\r\n\r\n' .. action ..
    "\r\n--" .. boundary .. '\r\nContent-Disposition: form-data; name="data"\r\n\r\n' .. data .. "\r\n--" .. boundary .. "--\r\n")
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT {"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"failed":%d}\n', summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
