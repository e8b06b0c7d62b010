import { videoFrameMark, videoFrameOrigins } from '../../../../src/contract/videoFrames';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const client = createBuiltClient();
client.writeAssets({ ...client.chunks, 'page-VideoPlayers': ['/assets/video.0123.js'] });
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { clientFolder: client.clientFolder } });
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

const visit = async (url: string) => {
  const { headers, body } = await server.app.inject(url);
  return { policy: String(headers['content-security-policy']), body };
};

test.each(['/en/video-players', '/ja/video-players?from=menu', '/en/record-article-a1'])(
  '%s allows frames of other players and declares it in the document',
  async (url) => {
    const { policy, body } = await visit(url);
    expect(policy).toMatch(new RegExp(`;frame-src ${videoFrameOrigins.join(' ')}$`));
    expect(policy).toMatch(/^default-src 'self';script-src 'self' 'sha256-[^ ]+';/);
    expect(body).toContain(`<meta name="${videoFrameMark}" content="allowed">`);
  },
);

test.each(['/en/', '/en/faq', '/en/video-players/more', '/video-players', '/api/articles'])(
  '%s does not',
  async (url) => {
    const { policy, body } = await visit(url);
    expect(policy).not.toContain('frame-src');
    expect(policy).toContain("default-src 'self'");
    expect(body).not.toContain(videoFrameMark);
  },
);
