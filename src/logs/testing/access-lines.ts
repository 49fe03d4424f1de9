// One visit by OAI-SearchBot to /prices in every form of an access log that is read; lines before the last are its head.

export const bot =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot';
export const at = '[25/Nov/2026:09:15:02 +0000]';
export const tail = `200 5120 "-" "${bot}"`;
export const request = `"GET /prices HTTP/1.1"`;
export const plus = bot.replaceAll(' ', '+');
const headers = { 'User-Agent': [bot] };

type Differs = Record<string, unknown>;

export const accessLines: [form: string, log: string, differs?: Differs][] = [
  ['combined', `20.42.10.180 - - ${at} ${request} ${tail}`, { host: null }],
  ['a virtual host before', `shop.example 20.42.10.180 - - ${at} ${request} ${tail}`, { host: 'shop.example' }],
  [
    'a virtual host with a port',
    `Shop.example:443 20.42.10.180 - - ${at} ${request} ${tail}`,
    { host: 'shop.example' },
  ],
  [
    'a virtual host second, as lighttpd writes it',
    `20.42.10.180 shop.example - ${at} ${request} ${tail}`,
    { host: 'shop.example' },
  ],
  [
    'a virtual host twice',
    `20.42.10.180 - shop.example shop.example - ${at} ${request} ${tail}`,
    { host: 'shop.example' },
  ],
  [
    'a virtual host without a client',
    `shop.example - - - ${at} ${request} ${tail}`,
    { host: 'shop.example', addresses: [] },
  ],
  ['two public addresses', `[2001:db8::5]:443 20.42.10.180 - - ${at} ${request} ${tail}`, { addresses: [] }],
  ['a private and a public address', `10.0.0.5:443 20.42.10.180 - - ${at} ${request} ${tail}`],
  ['a quoted list of proxies', `"20.42.10.180, 172.70.1.2" - - ${at} ${request} ${tail}`],
  ['a bare list of proxies', `20.42.10.180, 172.70.1.2 - - ${at} ${request} ${tail}`],
  ['a list whose first is private', `"10.0.0.7, 20.42.10.180" - - ${at} ${request} ${tail}`],
  ['a last column of proxies', `172.70.1.2 - - ${at} ${request} ${tail} "20.42.10.180"`],
  [
    'a last column with a port, which may be the server\u2019s',
    `10.0.0.9 - - ${at} ${request} ${tail} "20.42.10.180:51234"`,
    { addresses: ['20.42.10.180', ''] },
  ],
  [
    'a load balancer whose server has a public address',
    `https 2026-11-25T09:15:02.186641Z app/shop/50dc 20.42.10.180:2817 198.51.100.4:80 0.086 0.048 0.037 200 200 0 57 "GET https://shop.example:443/prices HTTP/1.1" "${bot}" ECDHE TLSv1.2 arn:aws:x "Root=1-5833" "shop.example" "-" 1 2026-11-24T09:15:02.1Z "forward" "-" "-" "198.51.100.4:80" "200" "-" "-"`,
    { host: 'shop.example' },
  ],
  [
    'JSON with a private client and a host that is an address',
    JSON.stringify({
      time: '2026-11-25T09:15:02Z',
      remote_addr: '10.0.0.7',
      host: '198.51.100.4',
      uri: '/prices',
      status: 200,
      http_user_agent: bot,
    }),
    { addresses: [], host: null },
  ],
  [
    'a last column without quotes, which may be the server\u2019s',
    `172.70.1.2 - - ${at} ${request} ${tail} 20.42.10.180`,
    { addresses: ['20.42.10.180', '172.70.1.2'] },
  ],
  [
    'a last column beside a private client',
    `10.0.0.9 - - ${at} ${request} ${tail} 198.51.100.4`,
    { addresses: ['198.51.100.4', ''] },
  ],
  [
    'a host that is an address, before or behind a client without a public one',
    `198.51.100.4 localhost - - ${at} ${request} ${tail}`,
    { addresses: ['198.51.100.4', ''] },
  ],
  [
    'two columns of addresses, one of them private',
    `10.0.0.5 20.42.10.180 - - ${at} ${request} ${tail}`,
    { addresses: ['', '20.42.10.180'] },
  ],
  ['a last column that is empty', `20.42.10.180 - - ${at} ${request} ${tail} "-"`],
  [
    'a last column behind others',
    `172.70.1.2 - - ${at} ${request} ${tail} 0.004 "20.42.10.180, 172.70.1.2" "HIT" 10.0.0.1:80`,
  ],
  [
    'a server behind the proxy',
    `20.42.10.180 - - ${at} ${request} ${tail} 300 0.005 [shop-web-80] [] 198.51.100.4:80 512 0.004 200 7a1`,
  ],
  ['an address with a port', `20.42.10.180:51234 - - ${at} ${request} ${tail}`],
  [
    'an address of IPv6 in brackets',
    `[2001:db8:77::5] - - ${at} ${request} ${tail}`,
    { addresses: ['2001:db8:77::5'] },
  ],
  ['an address of IPv4 as IPv6', `::ffff:20.42.10.180 - - ${at} ${request} ${tail}`],
  ['no address', `- - - ${at} ${request} ${tail}`, { addresses: [] }],
  ['a private address', `172.18.0.5 - - ${at} ${request} ${tail}`, { addresses: [] }],
  ['a shared address', `100.64.3.1 - - ${at} ${request} ${tail}`, { addresses: [] }],
  ['the own machine', `127.0.0.1 - - ${at} ${request} ${tail}`, { addresses: [] }],
  ['the own machine as IPv6', `::1 - - ${at} ${request} ${tail}`, { addresses: [] }],
  ['a masked address', `20.42.10.x - - ${at} ${request} ${tail}`, { addresses: [], host: null }],
  [
    'the name of a client',
    `crawl-20-42-10-180.search.example.net - - ${at} ${request} ${tail}`,
    { addresses: [], host: null },
  ],
  ['a user with a dot', `20.42.10.180 - anna.smith ${at} ${request} ${tail}`, { host: null }],
  ['syslog', `Nov 25 09:15:02 web1 nginx: 20.42.10.180 - - ${at} ${request} ${tail}`, { host: null }],
  [
    'syslog with a priority and a process',
    `<134>Nov  5 09:15:02 web1.example.net nginx[71]: 20.42.10.180 - - ${at} ${request} ${tail}`,
    { host: null },
  ],
  [
    'syslog of RFC 5424',
    `<134>1 2026-11-25T09:15:02Z web1.example.net nginx 71 - - 20.42.10.180 - - ${at} ${request} ${tail}`,
    { host: null },
  ],
  ['compose', `web-1  | 20.42.10.180 - - ${at} ${request} ${tail}`],
  ['docker with times', `2026-11-25T09:15:02.123456789Z 20.42.10.180 - - ${at} ${request} ${tail}`],
  ['kubernetes', `2026-11-25T09:15:02.123456789Z stdout F 20.42.10.180 - - ${at} ${request} ${tail}`],
  ['kubectl with prefix', `[pod/web-5d8/nginx] 20.42.10.180 - - ${at} ${request} ${tail}`],
  [
    'journald with long times',
    `2026-11-25T09:15:02+0000 web1.example.net nginx[71]: 20.42.10.180 - - ${at} ${request} ${tail}`,
    { host: null },
  ],
  ['a drain of a platform', `2026-11-25T09:15:02+00:00 app[web.1]: 20.42.10.180 - - ${at} ${request} ${tail}`],
  ['grep over several files', `access.log:20.42.10.180 - - ${at} ${request} ${tail}`],
  [
    'the whole address in the request',
    `20.42.10.180 - - ${at} "GET http://shop.example/prices HTTP/1.1" ${tail}`,
    { host: 'shop.example' },
  ],
  [
    'the whole address with a port',
    `20.42.10.180 - - ${at} "GET https://Shop.example:8443/prices HTTP/2.0" ${tail}`,
    { host: 'shop.example' },
  ],
  [
    'the whole address of the home page',
    `20.42.10.180 - - ${at} "GET http://shop.example HTTP/1.1" ${tail}`,
    { path: '/' },
  ],
  ['no protocol in the request', `20.42.10.180 - - ${at} "GET /prices" ${tail}`],
  ['a quote in the path', `20.42.10.180 - - ${at} "GET /a\\x22b HTTP/1.1" ${tail}`, { path: '/a%22b' }],
  [
    'letters of a path as bytes',
    `20.42.10.180 - - ${at} "GET /caf\\xC3\\xA9 HTTP/1.1" ${tail}`,
    { path: '/caf%C3%A9' },
  ],
  ['letters of a path as they are', `20.42.10.180 - - ${at} "GET /café HTTP/1.1" ${tail}`, { path: '/caf%C3%A9' }],
  [
    'letters of a path in small hex',
    `20.42.10.180 - - ${at} "GET /caf%c3%a9%7e HTTP/1.1" ${tail}`,
    { path: '/caf%C3%A9~' },
  ],
  [
    'bytes of another alphabet in a path',
    `20.42.10.180 - - ${at} "GET /\\xA4\\xA4%a4A HTTP/1.1" ${tail}`,
    { path: '/%A4%A4%A4A' },
  ],
  [
    'a per cent sign that begins no code',
    `20.42.10.180 - - ${at} "GET /a%%32%3ab HTTP/1.1" ${tail}`,
    { path: '/a%%32%3ab' },
  ],
  ['dots in a path', `20.42.10.180 - - ${at} "GET /a/%2e%2e/b HTTP/1.1" ${tail}`, { path: '/a/../b' }],
  ['two slashes', `20.42.10.180 - - ${at} "GET //prices HTTP/1.1" ${tail}`, { path: '//prices' }],
  [
    'an address of a page behind a quote in the user agent',
    `20.42.10.180 - - ${at} ${request} 200 5 "-" "\\x22x\\x22 OAI-SearchBot/1.3"`,
    { agent: '"x" OAI-SearchBot/1.3' },
  ],
  ['the user agent before the referrer', `20.42.10.180 - - ${at} ${request} 200 512 "${bot}" "https://a.example/"`],
  ['other quoted columns before the user agent', `20.42.10.180 - - ${at} ${request} 200 512 "HIT" "-" "${bot}"`],
  ['time in ISO', `20.42.10.180 - - [2026-11-25T09:15:02+00:00] ${request} ${tail}`],
  ['time in seconds', `1795598102.123 20.42.10.180 ${request} ${tail}`],
  [
    'Envoy',
    `[2026-11-25T09:15:02.186Z] ${request} 200 - 0 154 10 9 "20.42.10.180" "${bot}" "5c1f-77" "shop.example" "198.51.100.4:80"`,
    { host: 'shop.example' },
  ],
  [
    'JSON under names of its owner',
    JSON.stringify({
      t: '2026-11-25T09:15:02Z',
      a: '20.42.10.180',
      r: 'GET /prices HTTP/1.1',
      status: 200,
      who: bot,
    }),
    { addresses: ['20.42.10.180', ''] },
  ],
  [
    'JSON with a private client and the server\u2019s address',
    JSON.stringify({
      time: '2026-11-25T09:15:02Z',
      remote_addr: '10.0.0.7',
      server_addr: '198.51.100.4',
      uri: '/prices',
      status: 200,
      http_user_agent: bot,
    }),
    { addresses: [] },
  ],
  [
    'JSON with a second address under a name that nobody knows',
    JSON.stringify({
      t: '2026-11-25T09:15:02Z',
      a: '20.42.10.180',
      b: '198.51.100.4',
      uri: '/prices',
      status: 200,
      who: bot,
    }),
    { addresses: [] },
  ],
  [
    'HAProxy that writes the combined format',
    `<134>Nov 25 09:15:02 haproxy[71]: 20.42.10.180 - - ${at} ${request} 200 49 "" "" 58032 004 "web" "web" "<NOSRV>" 0 -1 -1 -1 0 LR-- 1 1 0 0 0 0 0 "" "" "${bot}" `,
  ],
  [
    'HAProxy about HTTP/2',
    `Nov 25 09:15:02 lb haproxy[71]: 20.42.10.180:51234 [25/Nov/2026:09:15:02.186] web web/<NOSRV> 0/-1/-1/-1/0 200 49 - - LR-- 1/1/0/0/0 0/0 {${bot}|} "GET http://shop.example/prices HTTP/2.0"`,
    { host: 'shop.example' },
  ],
  [
    'lighttpd with the port of a host',
    `20.42.10.180 shop.example:81 - ${at} ${request} ${tail}`,
    { host: 'shop.example' },
  ],
  [
    'HAProxy with captured headers',
    `Nov 25 09:15:02 lb haproxy[71]: 20.42.10.180:51234 [25/Nov/2026:09:15:02.186] web~ shop/s1 0/0/1/2/3 200 512 - - ---- 1/1/0/0/0 0/0 {${bot}|https://a.example/} ${request}`,
  ],
  [
    'ALB',
    `https 2026-11-25T09:15:02.186641Z app/shop/50dc 20.42.10.180:2817 10.0.0.1:80 0.086 0.048 0.037 200 503 0 57 "GET https://shop.example:443/prices HTTP/1.1" "${bot}" ECDHE TLSv1.2 arn:aws:x "Root=1-5833" "shop.example" "-" 1 2026-11-24T09:15:02.1Z "forward" "-" "-" "10.0.0.1:80" "503" "-" "-"`,
    { host: 'shop.example' },
  ],
  [
    'classic ELB',
    `2026-11-25T09:15:02.186641Z shop-lb 20.42.10.180:2817 10.0.0.1:80 0.086 0.048 0.037 200 503 0 57 "GET https://shop.example:443/prices HTTP/1.1" "${bot}" ECDHE TLSv1.2`,
    { host: 'shop.example' },
  ],
  [
    'cPanel, which writes the month first',
    `20.42.10.180 - - [11/25/2026:09:15:02 -0000] ${request} ${tail} "-" "-" 2083`,
  ],
  ['a date in numbers whose day is first', `20.42.10.180 - - [25/11/2026:09:15:02 -0000] ${request} ${tail}`],
  [
    'Nginx Proxy Manager',
    `${at} - 502 200 - GET https shop.example "/prices" [Client 20.42.10.180] [Length 192] [Gzip 3.10] [Sent-to 198.51.100.4] "${bot}" "-"`,
    { host: 'shop.example' },
  ],
  [
    'Nginx Proxy Manager about a redirect',
    `${at} 200 - GET http shop.example "/prices" [Client 20.42.10.180] [Length 168] [Gzip -] "${bot}" "https://a.example/"`,
    { host: 'shop.example', referrer: 'https://a.example/' },
  ],
  [
    'Zoraxy',
    `2026/11/25 09:15:02 [2026-11-25 09:15:02.150624] [router:host-http] [origin:shop.example] [client: 20.42.10.180] [useragent: ${bot}] GET /prices 200`,
    { host: 'shop.example' },
  ],
  ['Traefik', `20.42.10.180 - - ${at} ${request} ${tail} 1 "web@docker" "http://172.18.0.3:80" 3ms`],
  [
    'S3',
    `79a5 shop-bucket [25/Nov/2026:09:15:02 +0000] 20.42.10.180 - 3E57 REST.GET.OBJECT prices "GET /prices HTTP/1.1" 200 - 2662 2662 70 10 "-" "${bot}" -`,
  ],
  [
    'IIS',
    `#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken\n2026-11-25 08:00:00 10.0.0.4 GET /prices - 443 - 20.42.10.180 ${plus} - 200 0 0 404`,
  ],
  [
    'IIS behind a proxy',
    `#Fields: date time cs-method cs-uri-stem c-ip cs(User-Agent) sc-status X-Forwarded-For\n2026-11-25 08:00:00 GET /prices 172.70.1.2 ${plus} 200 20.42.10.180`,
  ],
  [
    'IIS with columns that changed',
    `#Fields: date time cs-uri-stem c-ip cs(User-Agent) sc-status\n#Fields: date time c-ip cs(User-Agent) cs-host sc-status cs-uri-stem\n2026-11-25 08:00:00 20.42.10.180 ${plus} shop.example 200 /prices`,
    { host: 'shop.example' },
  ],
  [
    'W3C with quoted cells',
    `#Fields: date time cs-uri-stem c-ip cs(User-Agent) cs(Cookie) sc-status\n2026-11-25 08:00:00.190 /prices 20.42.10.180 "${bot}" "a ""b""; c=2" 200`,
  ],
  [
    'W3C with a local date and more blanks',
    `#Fields:  date-local time-local  cs-uri-stem c-ip cs(User-Agent) sc-status\n2026-11-25  08:00:00.190 /prices 20.42.10.180 ${plus} 200`,
  ],
  [
    'W3C with the date above',
    `#Date: 2026-11-25 00:00:01\n#Fields: time cs-uri-stem c-ip cs(User-Agent) sc-status\n08:00:00 /prices 20.42.10.180 ${plus} 200`,
  ],
  [
    'CloudFront',
    `#Fields: date time c-ip cs-uri-stem sc-status cs(Host) cs(User-Agent) x-host-header\n2026-11-25\t08:00:00\t20.42.10.180\t/prices\t200\td1.cloudfront.net\t${encodeURIComponent(bot)}\tshop.example`,
    { host: 'shop.example' },
  ],
  [
    'CloudFront, whose user agent is encoded twice',
    `#Fields: date time c-ip cs-uri-stem sc-status cs(User-Agent)\n2026-11-25\t08:00:00\t20.42.10.180\t/prices\t200\t${encodeURIComponent(encodeURIComponent(bot))}`,
  ],
  [
    'CloudFront without its head lines',
    `2026-11-25\t08:00:00\tFRA56-P1\t1542\t20.42.10.180\tGET\td1.cloudfront.net\t/prices\t200\t-\t${encodeURIComponent(bot)}\t-\t-\tHit\tUMq==\tshop.example\thttps\t340\t0.002\t-\tTLSv1.3\tTLS_AES_128_GCM_SHA256\tHit\tHTTP/2.0\t-\t-\t41822\t0.002\tHit\ttext/html\t1200\t-\t-`,
    { host: 'shop.example' },
  ],
  ['IIS without its head lines', `2026-11-25 08:00:00 10.0.0.4 GET /prices - 443 - 20.42.10.180 ${plus} - 200 0 0 15`],
  [
    'IIS of older servers without its head lines',
    `2026-11-25 08:00:00 10.0.0.4 GET /prices a=1 80 - 20.42.10.180 ${plus} 200 0 0 15`,
    { path: '/prices?a=1' },
  ],
  [
    'W3C whose head names fewer columns than there are',
    `#Fields: date time cs-uri-stem c-ip cs(User-Agent) sc-status\n2026-11-25 08:00:00 /prices 20.42.10.180 ${plus} 200 0 0 15`,
  ],
  [
    'W3C with tabs, blanks in cells and empty ones',
    `#Fields:\tdate\ttime\tc-ip\tcs-method\tcs-uri\tcs(Referer)\tcs(User-Agent)\tsc-status\n2026-11-25\t08:00:00\t20.42.10.180\tGET\t/prices\t\t${bot}\t200`,
  ],
  [
    'W3C with every cell quoted and the host in the address',
    `#Fields: date time c-ip cs(User-Agent) cs-uri cs-uri-query sc-status\n"2026-11-25" "08:00:00" "20.42.10.180" "${bot}" "shop.example/prices" "" "200"`,
    { host: 'shop.example' },
  ],
  [
    'Zeek',
    `#separator \\x09\n#fields\tts\tuid\tid.orig_h\tid.orig_p\tid.resp_h\tid.resp_p\tmethod\thost\turi\treferrer\tuser_agent\tstatus_code\n1795598102.123456\tC1\t20.42.10.180\t4100\t198.51.100.4\t80\tGET\tshop.example\t/prices\t-\t${bot}\t200`,
    { host: 'shop.example' },
  ],
  [
    'Zeek about a private client',
    `#fields\tts\tid.orig_h\tid.resp_h\tmethod\thost\turi\tuser_agent\tstatus_code\n1795598102.123456\t10.0.0.7\t198.51.100.4\tGET\tshop.example\t/prices\t${bot}\t200`,
    { addresses: [] },
  ],
  [
    'columns with commas',
    `timestamp,client_ip,path,status,user_agent\n2026-11-25T09:15:02Z,20.42.10.180,/prices,200,"${bot}"`,
  ],
  [
    'nginx JSON',
    JSON.stringify({
      time_local: '25/Nov/2026:09:15:02 +0000',
      remote_addr: '20.42.10.180',
      request: 'GET /prices HTTP/1.1',
      status: '200',
      upstream_status: '502',
      request_time: '0.004',
      http_user_agent: bot,
    }),
  ],
  [
    'nginx JSON with quotes as bytes',
    `{"time_iso8601":"2026-11-25T09:15:02+00:00","remote_addr":"20.42.10.180","request_uri":"/prices","status":200,"http_user_agent":"\\x22x\\x22 OAI-SearchBot/1.3"}`,
    { agent: '"x" OAI-SearchBot/1.3' },
  ],
  [
    'Caddy',
    JSON.stringify({
      ts: 1795598102.77,
      request: { remote_ip: '10.0.0.1', client_ip: '20.42.10.180', host: 'shop.example', uri: '/prices', headers },
      status: 200,
    }),
    { host: 'shop.example' },
  ],
  [
    'Caddy without a status',
    JSON.stringify({
      ts: 1795598102.77,
      request: { remote_ip: '20.42.10.180', host: 'shop.example', uri: '/prices', headers },
      status: 0,
    }),
  ],
  [
    'older Caddy',
    JSON.stringify({
      ts: 1795598102.77,
      request: { remote_addr: '20.42.10.180:41342', host: 'shop.example', uri: '/prices', headers },
      status: 200,
    }),
  ],
  [
    'Caddy on a terminal',
    `2026/11/25 09:15:02.000 INFO http.log.access.log0 handled request ${JSON.stringify({ request: { remote_ip: '20.42.10.180', uri: '/prices', headers }, status: 200 })}`,
  ],
  [
    'Traefik JSON',
    JSON.stringify({
      ClientAddr: '20.42.10.180:41342',
      ClientHost: '20.42.10.180',
      DownstreamStatus: 200,
      OriginStatus: 502,
      RequestHost: 'shop.example',
      RequestPath: '/prices',
      ServiceURL: 'http://172.18.0.3:80',
      'request_User-Agent': bot,
      StartUTC: '2026-11-25T09:15:02Z',
    }),
    { host: 'shop.example' },
  ],
  [
    'Cloudflare',
    JSON.stringify({
      ClientIP: '20.42.10.180',
      ClientRequestHost: 'shop.example',
      ClientRequestURI: '/prices',
      ClientRequestUserAgent: bot,
      EdgeResponseStatus: 200,
      OriginResponseStatus: 502,
      EdgeStartTimestamp: 1795598102000000000,
    }),
    { host: 'shop.example' },
  ],
  [
    'Vercel',
    JSON.stringify({
      timestamp: 1795598102000,
      proxy: {
        timestamp: 1795598102000,
        host: 'shop.example',
        path: '/prices',
        statusCode: 200,
        clientIp: '20.42.10.180',
        userAgent: [bot],
      },
    }),
    { host: 'shop.example' },
  ],
  [
    'Google Cloud',
    JSON.stringify({
      httpRequest: {
        requestMethod: 'GET',
        requestUrl: 'https://shop.example/prices',
        status: 200,
        userAgent: bot,
        remoteIp: '20.42.10.180',
      },
      timestamp: '2026-11-25T09:15:02.1Z',
    }),
    { host: 'shop.example' },
  ],
  [
    'Elastic',
    JSON.stringify({
      '@timestamp': '2026-11-25T09:15:02Z',
      client: { ip: '20.42.10.180' },
      url: { path: '/prices', domain: 'shop.example' },
      http: { response: { status_code: 200 } },
      user_agent: { original: bot },
      agent: { type: 'filebeat' },
    }),
    { host: 'shop.example' },
  ],
  [
    'Envoy JSON',
    JSON.stringify({
      start_time: '2026-11-25T09:15:02Z',
      authority: 'shop.example',
      path: '/prices',
      response_code: 200,
      user_agent: bot,
      x_forwarded_for: '20.42.10.180',
      upstream_host: '10.0.0.4:80',
    }),
    { host: 'shop.example' },
  ],
  [
    'a firewall with headers as a list',
    JSON.stringify({
      timestamp: 1795598102000,
      httpRequest: { clientIp: '20.42.10.180', uri: '/prices', headers: [{ name: 'User-Agent', value: bot }] },
    }),
    { status: null },
  ],
  [
    'Envoy JSON behind a container\u2019s prefix',
    `2026-11-25T09:15:02.493035218+01:00 stdout F ${JSON.stringify({ start_time: '2026-11-25T09:15:02.479Z', method: 'GET', 'x-envoy-origin-path': '/prices', response_code: 200, 'user-agent': bot, downstream_remote_address: '20.42.10.180:59292', ':authority': 'shop.example', upstream_host: null })}`,
    { host: 'shop.example' },
  ],
  [
    'Azure, whose properties are JSON in a string',
    JSON.stringify({
      time: '2026-11-25T09:15:02Z',
      resourceId: '/SUBSCRIPTIONS/1/SITES/SHOP',
      category: 'AppServiceHTTPLogs',
      properties: JSON.stringify({
        CsMethod: 'GET',
        CsUriStem: '/prices',
        CsHost: 'shop.example',
        CIp: '20.42.10.180',
        UserAgent: bot,
        ScStatus: 200,
        TimeTaken: 7,
      }),
    }),
    { host: 'shop.example' },
  ],
  [
    'docker JSON about a line',
    JSON.stringify({
      log: `20.42.10.180 - - ${at} ${request} ${tail}\n`,
      stream: 'stdout',
      time: '2026-11-25T09:15:03Z',
    }),
  ],
  [
    'journald JSON about a line',
    JSON.stringify({
      MESSAGE: `20.42.10.180 - - ${at} ${request} ${tail}`,
      _HOSTNAME: 'web1',
      __REALTIME_TIMESTAMP: '1795598102000000',
    }),
  ],
  [
    'docker JSON about JSON',
    JSON.stringify({
      log: JSON.stringify({
        ts: 1795598102.77,
        request: { remote_ip: '20.42.10.180', uri: '/prices', headers },
        status: 200,
      }),
      stream: 'stdout',
    }),
  ],
  [
    'JSON behind compose',
    `caddy-1  | ${JSON.stringify({ ts: 1795598102.77, request: { remote_ip: '20.42.10.180', uri: '/prices', headers }, status: 200 })}`,
  ],
  [
    'a row of a JSON list',
    `[${JSON.stringify({ time: '2026-11-25T09:15:02Z', ip: '20.42.10.180', path: '/prices', status: 200, userAgent: bot })},`,
  ],
  ['key=value', `time=2026-11-25T09:15:02Z remote=20.42.10.180 method=GET path=/prices status=200 user_agent="${bot}"`],
  [
    'labels and tabs',
    `time:${at}\thost:20.42.10.180\treq:GET /prices HTTP/1.1\tstatus:200\tua:${bot}\tvhost:shop.example`,
    { host: 'shop.example' },
  ],
  [
    'labels and tabs through rsyslog',
    `Nov 25 09:15:02 web1 nginx: time:${at}#011host:20.42.10.180#011req:GET /prices HTTP/1.1#011status:200#011ua:${bot}#011vhost:shop.example`,
    { host: 'shop.example' },
  ],
  [
    'a host and the client behind the time, and a user agent without quotes',
    `${at} shop.example 20.42.10.180 0.227 ${request} 200 125 440 - ${bot}`,
    { host: 'shop.example' },
  ],
  [
    'a visitor who left early',
    `20.42.10.180 - - ${at} ${request} - - "-" "${bot}" 45640 "-" "-" 0ms`,
    { status: null },
  ],
  [
    'a gateway that also says when its service was made',
    JSON.stringify({
      service: { created_at: 1690000000, host: 'backend.internal' },
      request: { uri: '/prices', method: 'GET', headers: { 'user-agent': bot, host: 'shop.example' } },
      response: { status: 200 },
      client_ip: '20.42.10.180',
      started_at: 1795598102000,
    }),
  ],
  [
    'a network that encodes user agents, and has its own server beside the client',
    JSON.stringify({
      reqTimeSec: '1795598102.123',
      cliIP: '20.42.10.180',
      edgeIP: '198.51.100.4',
      reqHost: 'shop.example',
      reqPath: '/prices',
      statusCode: '200',
      UA: encodeURIComponent(bot),
    }),
  ],
  [
    'IIS with more columns, without its head lines',
    `2026-11-25 08:00:00 W3SVC1 WEB1 10.0.0.4 GET /prices - 80 - 20.42.10.180 HTTP/1.1 ${plus} a=1;+b=2 https://a.example/ shop.example 200 0 0 123 456 789`,
    { host: 'shop.example', referrer: 'https://a.example/' },
  ],
  [
    'IIS behind a proxy, without its head lines',
    `2026-11-25 08:00:00 10.0.0.4 GET /prices - 443 - 10.0.0.1 ${plus} - 200 0 0 15 20.42.10.180`,
  ],
  [
    'Azure, whose properties are an object',
    JSON.stringify({
      time: '2026-11-25T09:15:02Z',
      properties: { CsUriStem: '/prices', CsHost: 'shop.example', CIp: '20.42.10.180', UserAgent: plus, ScStatus: 200 },
    }),
    { host: 'shop.example' },
  ],
  [
    'Fastly',
    JSON.stringify({
      timestamp: '2026-11-25T09:15:02+0000',
      client_ip: '20.42.10.180',
      geo_country: 'united states',
      host: 'shop.example',
      url: '/prices',
      request_method: 'GET',
      request_protocol: 'HTTP/2',
      request_referer: '',
      request_user_agent: bot,
      response_state: 'HIT',
      response_status: 200,
      response_reason: 'OK',
      response_body_size: 5120,
      fastly_server: 'cache-fra1234-FRA',
      fastly_is_edge: true,
    }),
    { host: 'shop.example' },
  ],
  [
    'Fastly through syslog',
    `<134>2026-11-25T09:15:02Z cache-fra1234 access[62959]: ${JSON.stringify({ time_elapsed: 12, client_ip: '20.42.10.180', url: '/prices', host: 'shop.example', request_user_agent: bot, status: '200' })}`,
    { host: 'shop.example' },
  ],
  [
    'Fastly in its classic form, behind syslog',
    `<134>2026-11-25T09:15:02Z cache-fra1234 access[62959]: 20.42.10.180 - - ${at} ${request} ${tail}`,
    { host: null },
  ],
  ['a blank behind the path and no protocol', `20.42.10.180 - - ${at} "GET /prices " ${tail}`],
];
