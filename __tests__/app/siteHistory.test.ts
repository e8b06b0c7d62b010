import { createSiteHistory, type Entry } from '../../src/app/siteHistory';

let stop: () => void;
afterEach(() => stop());

/** A history whose entries are rendered at once, except those of slow pages. */
function setUp(slow: readonly string[] = []) {
  globalThis.history.replaceState(null, '', '/en/');
  const history = createSiteHistory();
  const waiting = new Map<string, Entry>();
  const entries: string[] = [];
  const render = (entry: Entry) => {
    const { pathname, hash } = entry.location;
    entries.push(`${entry.action} ${pathname}${hash}`);
    history.commit(entry);
  };
  stop = history.listen((entry) => {
    if (slow.includes(entry.location.pathname)) waiting.set(entry.location.pathname, entry);
    else render(entry);
  });
  const finish = (pathname: string) => {
    const entry = waiting.get(pathname);
    if (entry) render(entry);
  };
  return { ...history, entries, finish };
}

const address = () => globalThis.location.pathname + globalThis.location.hash;

test('changes the URL when the page is rendered', () => {
  const { navigator, entries, finish } = setUp(['/en/faq']);
  navigator.push('/en/faq#top');
  expect(address()).toBe('/en/');
  finish('/en/faq');
  expect(address()).toBe('/en/faq#top');
  navigator.replace({ pathname: '/en/rules' });
  expect(address()).toBe('/en/rules');
  expect(entries).toEqual(['PUSH /en/faq#top', 'REPLACE /en/rules']);
});

test('applies a replace to the current entry while a push is pending', () => {
  const { navigator, entries, finish } = setUp(['/en/faq']);
  navigator.push('/en/faq');
  navigator.replace('/en/#part');
  expect(address()).toBe('/en/#part');
  finish('/en/faq');
  expect(address()).toBe('/en/faq');
  expect(entries).toEqual(['PUSH /en/faq']);
});

test('keeps an entry’s state and numbers the entries', () => {
  const { navigator, current } = setUp();
  const { idx } = globalThis.history.state;
  navigator.push('/en/faq', { from: 'here' });
  expect(current().location.state).toEqual({ from: 'here' });
  expect(globalThis.history.state).toMatchObject({ idx: idx + 1, usr: { from: 'here' } });
});

test('follows Back', async () => {
  const { navigator, entries } = setUp();
  navigator.push('/en/faq');
  navigator.push('/en/rules');
  const popped = new Promise((resolve) => {
    globalThis.addEventListener('popstate', resolve, { once: true });
  });
  navigator.go(-1);
  await popped;
  expect(entries.at(-1)).toBe('POP /en/faq');
});

test('notices a Back before the first listener', () => {
  globalThis.history.replaceState(null, '', '/fr/faq');
  const history = createSiteHistory();
  globalThis.history.replaceState(null, '', '/en/faq');
  const paths: string[] = [];
  stop = history.listen(({ location }) => paths.push(location.pathname));
  expect(paths).toEqual(['/en/faq']);
});
