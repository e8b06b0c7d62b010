import { createPreloadedFetch, readPreloadedResponses } from '../../src/app/preloadedResponses';

const answer = {
  path: '/api/articles?page=1&status=PUBLISHED',
  language: 'fr',
  body: { a: 1 },
} as const;

function setUp() {
  const send = jest.fn(async () => Response.json('from the server'));
  return { send, inlined: createPreloadedFetch([answer], send) };
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(new URL(path, location.origin), {
    method,
    headers: { 'Accept-Language': 'fr', ...headers },
  });

describe('fetch with preloaded responses', () => {
  it('returns a response whatever the order of the parameters', async () => {
    const { inlined, send } = setUp();
    const response = await inlined(ask('/api/articles?status=PUBLISHED&page=1'));
    expect(await response.json()).toEqual({ a: 1 });
    expect(send).not.toHaveBeenCalled();
  });

  it('returns a response to a member as to a guest', async () => {
    const { inlined, send } = setUp();
    const response = await inlined(ask(answer.path, { Authorization: 'Bearer x' }));
    expect(await response.json()).toEqual({ a: 1 });
    expect(send).not.toHaveBeenCalled();
  });

  it('returns it once: the second request goes to the server', async () => {
    const { inlined } = setUp();
    await inlined(ask(answer.path));
    const second = await inlined(ask(answer.path));
    expect(await second.json()).toBe('from the server');
  });

  it.each([
    ['in another language', ask(answer.path, { 'Accept-Language': 'en' })],
    ['for another page', ask('/api/articles?page=2&status=PUBLISHED')],
    ['by another method', ask(answer.path, {}, 'POST')],
    ['of another origin', new Request('https://other.example/api/articles')],
  ])('passes a request %s to the server', async (_how, request) => {
    const { inlined, send } = setUp();
    await inlined(request);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the preloaded responses in the document', () => {
  const put = (text: string) => {
    document.body.innerHTML = '<script type="application/json" id="initial-data"></script>';
    const element = document.getElementById('initial-data');
    if (element) element.textContent = text;
  };

  it('are read', () => {
    put(JSON.stringify([answer]));
    expect(readPreloadedResponses()).toEqual([answer]);
  });

  it.each(['', '{', 'null', '{}', '[1,{"path":1}]', '[{"path":"/a","language":"xx","body":1}]'])(
    'are none when the element holds %j',
    (text) => {
      put(text);
      expect(readPreloadedResponses()).toEqual([]);
    },
  );

  it('are none without the element', () => {
    document.body.replaceChildren();
    expect(readPreloadedResponses()).toEqual([]);
  });
});
