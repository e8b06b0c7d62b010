import { corsFetch } from '../../src/service-worker/corsFetch';

const path = '/media/pictures/0a1b2c3d-480.webp';
const shown = (origin: string) => new Request(`${origin}${path}`, { mode: 'no-cors' });
const find = jest.fn(async (_request: Request) => new Response('found'));

test('a picture of this origin is requested unchanged', async () => {
  const request = shown(location.origin);
  expect(await (await corsFetch(request, find)).text()).toBe('found');
  expect(find.mock.lastCall?.[0]).toBe(request);
});

test('a picture of another backend is requested with CORS and without credentials', async () => {
  const request = shown('https://api.example');
  expect(await (await corsFetch(request, find)).text()).toBe('found');
  expect(find.mock.lastCall?.[0]).toMatchObject({
    url: request.url,
    mode: 'cors',
    credentials: 'omit',
  });
});

test('a picture of a backend without CORS is still shown', async () => {
  const request = shown('https://api.example');
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('as it comes'));
  find.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await (await corsFetch(request, find)).text()).toBe('as it comes');
  expect(send).toHaveBeenCalledWith(request);
  send.mockRestore();
});

test('a failed picture of this origin is not requested twice', async () => {
  find.mockRejectedValueOnce(new TypeError('offline'));
  await expect(corsFetch(shown(location.origin), find)).rejects.toThrow('offline');
});
