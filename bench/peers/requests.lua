-- Sends the prepared requests of a file one after another (bench/peers/wrk.ts), and prints the figures as JSON.
local requests, at = {}, 0

function init(args)
  local file = io.open(args[1], 'rb')
  while true do
    local length = file:read('*l')
    if not length or length == '' then break end
    requests[#requests + 1] = file:read(tonumber(length))
    file:read(1)
  end
  file:close()
  at = tonumber(args[2])
end

function request()
  at = at + 1
  return requests[(at - 1) % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"microseconds":%d,"bytes":%d,"refused":%d,"broken":%d,"late":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, summary.bytes, errors.status, errors.connect + errors.read + errors.write,
    errors.timeout, latency:percentile(50), latency:percentile(99)
  ))
end
