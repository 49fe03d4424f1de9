import type { App } from '#base/app.ts';
import { type BotKey, keyDirectory, keyDirectoryPath } from '#engine/read/visit/sign-request.ts';

/** The key by which anybody can verify that a request of CitableBot is ours. */
export function botKeys(app: App, key: BotKey, publicUrl: string, now: () => Date): void {
  app.get(keyDirectoryPath, { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) => {
    const { body, headers } = keyDirectory(key, publicUrl, now());
    return reply.headers(headers).send(Buffer.from(body)); // a text would get a charset
  });
}
