// The far sides of Google and GitHub sign-in: real OAuth servers on loopback that know one person each. For tests and development.
import { OAuth2Server } from 'oauth2-mock-server';

type TokenReply = { body: Record<string, unknown>; statusCode: number };
type Mischief = {
  /** What the identity token says instead. */
  claims: Record<string, unknown>;
  /** Changes the answer of the token endpoint. */
  token: ((reply: TokenReply) => void) | null;
  /** What GitHub's API answers with. */
  githubStatus: number;
};
export type FakeOauth = Awaited<ReturnType<typeof startFakeOauth>>;

export async function startFakeOauth() {
  const google = {
    sub: 'google-1',
    email: 'owner@harbour.example',
    email_verified: true,
    given_name: 'Olive',
    family_name: 'Harbour',
  };
  const github = {
    user: { id: 42, login: 'olive', name: 'Olive Harbour', email: 'anything@written.example' },
    emails: [{ email: 'owner@harbour.example', primary: true, verified: true }],
  };
  const mischief: Mischief = { claims: {}, token: null, githubStatus: 200 };

  const googleServer = new OAuth2Server();
  await googleServer.issuer.keys.generate('RS256');
  // The identity token is made for the code that was asked for last; the tests walk one flow at a time.
  let asked: string | null = null;
  googleServer.service.on('beforeAuthorizeRedirect', (_: unknown, request: { url?: string }) => {
    asked = new URL(request.url ?? '/', 'http://here').searchParams.get('nonce');
  });
  googleServer.service.on('beforeTokenSigning', (token: { payload: object }) => {
    Object.assign(token.payload, google, { nonce: asked }, mischief.claims);
  });
  googleServer.service.on('beforeResponse', (response: TokenReply) => mischief.token?.(response));
  await googleServer.start(0, '127.0.0.1');
  googleServer.issuer.url = `http://127.0.0.1:${googleServer.address().port}`;

  const endpoints = { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' };
  const githubServer = new OAuth2Server(undefined, undefined, { endpoints });
  await githubServer.issuer.keys.generate('RS256');
  githubServer.service.on('beforeResponse', (response: TokenReply) => {
    delete response.body['id_token']; // GitHub signs none
    mischief.token?.(response);
  });
  githubServer.service.addRoute(
    'GET',
    '/api/v3/user',
    (_, response) => void response.writeHead(mischief.githubStatus, json).end(JSON.stringify(github.user)),
  );
  githubServer.service.addRoute(
    'GET',
    '/api/v3/user/emails',
    (_, response) => void response.writeHead(200, json).end(JSON.stringify(github.emails)),
  );
  await githubServer.start(0, '127.0.0.1');
  githubServer.issuer.url = `http://127.0.0.1:${githubServer.address().port}`;

  return {
    google,
    github,
    mischief,
    googleIssuer: googleServer.issuer.url,
    githubBaseUrl: githubServer.issuer.url,
    async close() {
      await googleServer.stop();
      await githubServer.stop();
    },
  };
}

const json = { 'content-type': 'application/json' };
