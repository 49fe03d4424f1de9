import { createSocket, type Socket } from 'node:dgram';

/** Records by name, in lower case. A name that has none but is above one that has answers "nothing of this kind"; all others do not exist. */
export type Zone = Record<string, { txt?: readonly string[]; mx?: readonly string[] }>;

export type FakeNameServer = { address: string; zone: Zone; stop(): Promise<void> };

const types = { mx: 15, txt: 16 } as const;

/** A name server on the loopback that knows one zone (RFC 1035, over UDP). */
export async function startNameServer(zone: Zone): Promise<FakeNameServer> {
  const socket = createSocket('udp4');
  const server = { zone };
  socket.on('message', (query, from) => socket.send(answer(query, server.zone), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return Object.assign(server, { address: `127.0.0.1:${socket.address().port}`, stop: () => stop(socket) });
}

function stop(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}

/** The query's own question, and records that say "the name above" by a pointer to it. */
function answer(query: Buffer, zone: Zone): Buffer {
  const { name, type, end } = readQuestion(query);
  const found = zone[name];
  const exists = found !== undefined || Object.keys(zone).some((known) => known.endsWith(`.${name}`));
  const records =
    type === types.txt
      ? (found?.txt ?? []).map((text) =>
          Buffer.concat(
            (text.match(/.{1,255}/gs) ?? []).map((part) =>
              Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
            ),
          ),
        )
      : type === types.mx
        ? (found?.mx ?? []).map((host) => Buffer.concat([Buffer.from([0, 10]), encodeName(host)]))
        : [];
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (exists ? 0 : 3), 2); // an answer with authority; 3: no such name
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  const answers = records.map((data) => {
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(60, 6);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, query.subarray(12, end), ...answers]);
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function encodeName(name: string): Buffer {
  const labels = name.split('.').filter((label) => label !== '');
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);
}
