import { corsFetch } from '../../src/service-worker/corsFetch';

const path = '/media/pictures/0a1b2c3d-480.webp';
const shown = (origin: string) => new Request(`${origin}${path}`, { mode: 'no-cors' });
const find = jest.fn(async (_request: Request) => new Response('found'));

test('a picture of this site is asked for as the page asks for it', async () => {
  const request = shown(location.origin);
  expect(await (await corsFetch(request, find)).text()).toBe('found');
  expect(find.mock.lastCall?.[0]).toBe(request);
});

test('one of a backend elsewhere so that it can be kept, and without telling who asks', async () => {
  const request = shown('https://api.example');
  expect(await (await corsFetch(request, find)).text()).toBe('found');
  expect(find.mock.lastCall?.[0]).toMatchObject({
    url: request.url,
    mode: 'cors',
    credentials: 'omit',
  });
});

test('one of a backend that lets nobody read it is still shown', async () => {
  const request = shown('https://api.example');
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('as it comes'));
  find.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await (await corsFetch(request, find)).text()).toBe('as it comes');
  expect(send).toHaveBeenCalledWith(request);
  send.mockRestore();
});

test('one of this site that cannot be had is not asked for twice', async () => {
  find.mockRejectedValueOnce(new TypeError('offline'));
  await expect(corsFetch(shown(location.origin), find)).rejects.toThrow('offline');
});
