import { http, HttpResponse } from 'msw';
import { uploadFetch } from '../../src/api/uploadFetch';
import { apiServer } from '../support/browser/apiServer';

const address = 'http://localhost/api/proof_pictures';
const send = (init: RequestInit = {}, onProgress: (share: number) => void = () => undefined) =>
  uploadFetch(onProgress)(new Request(address, { method: 'POST', body: '{"a":1}', ...init }));

test('sends the body and the headers, and returns the response like fetch', async () => {
  apiServer.use(
    http.post(address, async ({ request }) =>
      HttpResponse.json(
        { sent: await request.json(), token: request.headers.get('Authorization') },
        { status: 201, headers: { 'X-Fetched-At': 'now' } },
      ),
    ),
  );
  const response = await send({ headers: { Authorization: 'Bearer t' } });
  expect(response.status).toBe(201);
  expect(response.headers.get('X-Fetched-At')).toBe('now');
  expect(JSON.parse(await response.text())).toEqual({ sent: { a: 1 }, token: 'Bearer t' });
});

test('returns a response without a body', async () => {
  apiServer.use(http.post(address, () => new HttpResponse(null, { status: 204 })));
  expect((await send()).status).toBe(204);
});

test('rejects like fetch without a connection, and when it is aborted', async () => {
  apiServer.use(http.post(address, () => HttpResponse.error()));
  await expect(send()).rejects.toThrow(TypeError);
  const abort = new AbortController();
  const sending = send({ signal: abort.signal });
  abort.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
